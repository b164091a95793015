#include "pfadwerk/stromrallye/itinerary.hpp"

#include <algorithm>

namespace pfadwerk::stromrallye {
namespace {

constexpr int most_mending = 6;  // changes of one itinerary
constexpr int most_missing = 12; // steps that trips forth and back may make up for
constexpr int trip_choices = 6;

} // namespace

Itineraries::Itineraries(const Board &board, const Legs &legs)
    : batteries_(legs.batteries()), start_(legs.start(0)),
      ways_(static_cast<std::size_t>(legs.places()) * legs.batteries()), ahead_(legs.places()),
      behind_(legs.batteries()) {
    for (const Charged &battery : board.batteries) {
        amounts_.push_back(battery.charge);
        loaded_ += battery.charge > 0;
    }
    amounts_.push_back(board.robots[0].charge);
    largest_ = std::ranges::max(amounts_);
    for (int place = 0; place < legs.places(); ++place) {
        for (const Leg &leg : legs.from(place)) {
            if (amounts_[leg.to] == 0)
                continue;
            ways_[static_cast<std::size_t>(place) * batteries_ + leg.to] = {leg.shortest,
                                                                            leg.extended};
            ahead_[place].push_back(leg.to);
            behind_[leg.to].push_back(place);
        }
        std::ranges::stable_sort(ahead_[place], {}, [&](int to) { return shortest(place, to); });
        int walk = 0;
        while (walk < any_walk && legs.walks_off(place, walk + 1))
            ++walk;
        walk_off_.push_back(walk);
    }
    for (int to = 0; to < batteries_; ++to)
        std::ranges::stable_sort(behind_[to], {}, [&](int place) { return shortest(place, to); });
}

std::uint64_t Itineraries::bytes(const Board &board) {
    const std::uint64_t places = board.batteries.size() + 1;
    return places * places * (sizeof(Way) + 2 * sizeof(int));
}

Itineraries::Sum Itineraries::add_up(int charge, const Itinerary &itinerary) const {
    Sum sum;
    sum.end = home(charge);
    for (int to : itinerary) {
        if (to == last_walk())
            break;
        const Way &leg = way(sum.end, to);
        if (leg.shortest == Legs::never)
            return {0, 0, false, sum.end};
        sum.shortest += leg.shortest;
        sum.stretch = std::min(sum.stretch, leg.extended - leg.shortest);
        sum.end = to;
    }
    return sum;
}

/// How much longer than the shortest the legs must be, all together; -1 where they can't be.
int Itineraries::stretched_by(const Sum &sum, int charge, bool walks_off_rest) const {
    const int rest = amounts_[charge] - sum.shortest;
    if (!sum.passable || rest < 0)
        return -1;
    for (int walked = walks_off_rest ? std::min(rest, walk_off_[sum.end]) : 0; walked >= 0;
         --walked)
        if (const int more = rest - walked; more == 0 || (more % 2 == 0 && more >= sum.stretch))
            return more;
    return walks_off_rest && walk_off_[sum.end] == any_walk ? 0 : -1;
}

bool Itineraries::fits(int charge, const Itinerary &itinerary) const {
    return stretched_by(add_up(charge, itinerary), charge, itinerary.back() == last_walk()) >= 0;
}

std::vector<int> Itineraries::lengths(int charge, const Itinerary &itinerary) const {
    const bool walks_off_rest = itinerary.back() == last_walk();
    const Sum sum = add_up(charge, itinerary);
    int more = stretched_by(sum, charge, walks_off_rest);
    std::vector<int> lengths;
    int place = home(charge);
    for (int to : itinerary) {
        if (to == last_walk())
            break;
        const Way &leg = way(place, to);
        const bool stretched = more > 0 && leg.extended - leg.shortest <= more;
        lengths.push_back(leg.shortest + (stretched ? more : 0));
        more = stretched ? 0 : more;
        place = to;
    }
    return lengths;
}

bool Itineraries::mend(int charge, Itinerary &itinerary, Random &random) const {
    if (fits(charge, itinerary))
        return true;
    if (itinerary.back() == last_walk())
        return false;
    for (int change = 0; change < most_mending; ++change) {
        const Sum sum = add_up(charge, itinerary);
        const int missing = amounts_[charge] - sum.shortest;
        if (!sum.passable || missing % 2 != 0 || missing > most_missing)
            return false;
        if (!(missing > 0 ? lengthen(charge, itinerary, missing, random)
                          : shorten(charge, itinerary, random)))
            return false;
        if (fits(charge, itinerary))
            return true;
    }
    return false;
}

/// Adds a trip to a battery and back, perhaps: true where it is worth trying again.
bool Itineraries::lengthen(int charge, Itinerary &itinerary, int missing, Random &random) const {
    const auto at = static_cast<std::ptrdiff_t>(random.below(itinerary.size()));
    const int place = at > 0 ? itinerary[at - 1] : home(charge);
    if (place >= batteries_ || ahead_[place].empty())
        return true;
    const std::size_t choices = std::min<std::size_t>(ahead_[place].size(), trip_choices);
    const int there = ahead_[place][random.below(choices)];
    if (there != place && shortest(there, place) < Legs::never &&
        shortest(place, there) + shortest(there, place) <= missing)
        itinerary.insert(itinerary.begin() + at, {there, place});
    return true;
}

/// Leaves out a trip forth and back, or a battery on the way.
bool Itineraries::shorten(int charge, Itinerary &itinerary, Random &random) const {
    const std::size_t size = itinerary.size();
    if (size < 2)
        return false;
    const std::size_t first = random.below(size);
    for (std::size_t i = 0; i < size; ++i) {
        const auto at = static_cast<std::ptrdiff_t>((first + i) % size);
        if (at + 2 >= static_cast<std::ptrdiff_t>(size))
            continue;
        if ((at > 0 ? itinerary[at - 1] : home(charge)) != itinerary[at + 1])
            continue;
        itinerary.erase(itinerary.begin() + at, itinerary.begin() + at + 2);
        return true;
    }
    itinerary.erase(itinerary.begin() + static_cast<std::ptrdiff_t>(random.below(size - 1)));
    return true;
}

} // namespace pfadwerk::stromrallye
