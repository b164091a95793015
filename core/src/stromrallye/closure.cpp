#include "pfadwerk/stromrallye/closure.hpp"

#include <algorithm>
#include <bit>

namespace pfadwerk::stromrallye {

Closure::Closure(const Legs &legs)
    : legs_(legs), near_(legs), missing_(near_.words()), widest_(legs.places()) {
    for (int place = 0; place < legs.places(); ++place) {
        first_.push_back(ways_.size());
        for (const Leg &leg : legs.from(place))
            ways_.push_back({leg.to, leg.shortest});
        std::stable_sort(ways_.begin() + static_cast<std::ptrdiff_t>(first_.back()), ways_.end(),
                         [](Way a, Way b) { return a.shortest < b.shortest; });
    }
    first_.push_back(ways_.size());
}

template <class Charge>
bool Closure::reaches_all(const Charge *charges, std::span<const Position::Robot> robots) {
    std::fill(missing_.begin(), missing_.end(), 0);
    for (int battery = 0; battery < legs_.batteries(); ++battery)
        missing_[battery / 64] |= static_cast<std::uint64_t>(charges[battery] > 0)
                                  << (battery % 64);
    reached_.clear();
    if (!near_.empty())
        reach_plainly(charges, robots);
    if (!none_missing())
        reach_widely(charges, robots);
    return none_missing();
}

bool Closure::none_missing() const {
    return std::ranges::all_of(missing_, [](std::uint64_t word) { return word == 0; });
}

/// The quick look that nearly always is enough: each charge goes one leg from where it lies. It
/// takes about a tenth of the instructions.
template <class Charge>
void Closure::reach_plainly(const Charge *charges, std::span<const Position::Robot> robots) {
    auto go_on = [&](int place, int charge) {
        const std::span<const std::uint64_t> within = near_.within(place, charge);
        for (std::size_t word = 0; word < within.size(); ++word) {
            std::uint64_t met = within[word] & missing_[word];
            missing_[word] ^= met;
            for (; met != 0; met &= met - 1)
                reached_.push_back(static_cast<int>(word) * 64 + std::countr_zero(met));
        }
    };
    for (const Position::Robot &robot : robots)
        go_on(robot.place, robot.charge);
    for (std::size_t next = 0; next < reached_.size(); ++next)
        go_on(reached_[next], charges[reached_[next]]);
}

/// The widest charge to leave a battery with is what lies there or what somebody brought there
/// before. A lone robot never comes back from an emptied battery, so there these stay out.
/// The widest go on first: few places are then looked at twice.
template <class Charge>
void Closure::reach_widely(const Charge *charges, std::span<const Position::Robot> robots) {
    const bool alone = robots.size() == 1;
    std::fill(widest_.begin(), widest_.end(), -1);
    going_on_.clear();
    for (const Position::Robot &robot : robots)
        widen(robot.place, robot.charge);
    for (int battery : reached_)
        widen(battery, charges[battery]);
    std::ranges::make_heap(going_on_);
    while (!going_on_.empty()) {
        std::ranges::pop_heap(going_on_);
        const auto [charge, place] = going_on_.back();
        going_on_.pop_back();
        if (charge < widest_[place])
            continue;
        for (std::size_t i = first_[place]; i < first_[place + 1]; ++i) {
            const auto [to, shortest] = ways_[i];
            if (shortest > charge)
                break;
            if (alone && charges[to] == 0)
                continue;
            const std::uint64_t bit = std::uint64_t{1} << (to % 64);
            const bool met = missing_[to / 64] & bit;
            missing_[to / 64] &= ~bit;
            if (met && none_missing())
                return;
            if (widen(to, std::max(charge - shortest, static_cast<int>(charges[to]))))
                std::ranges::push_heap(going_on_);
        }
    }
}

bool Closure::widen(int place, int charge) {
    if (charge <= widest_[place])
        return false;
    widest_[place] = charge;
    going_on_.emplace_back(charge, place);
    return true;
}

/// Whether a lone robot can't go on from this battery with what lies there.
template <class Charge> bool Closure::ends_at(const Charge *charges, int battery) const {
    const int charge = charges[battery];
    for (const Leg &leg : legs_.from(battery))
        if (leg.shortest <= charge && charges[leg.to] > 0)
            return false;
    return true;
}

/// The first visit to a battery at which the journey ends must be the last visit of all: two are
/// too many, and what lies there must be walked off.
template <class Charge> bool Closure::strands(const Charge *charges) const {
    int ends = 0;
    for (int battery = 0; battery < legs_.batteries(); ++battery)
        if (charges[battery] > 0 && ends_at(charges, battery))
            if (++ends > 1 || !legs_.walks_off(battery, charges[battery]))
                return true;
    return false;
}

std::vector<int> Closure::out_of_reach(const Position &position) {
    std::vector<int> out;
    if (!reaches_all(position.charges().data(), position.robots()))
        for (int battery = 0; battery < legs_.batteries(); ++battery)
            if (missing_[battery / 64] >> (battery % 64) & 1)
                out.push_back(battery);
    return out;
}

std::vector<int> Closure::ends(const Position &position) const {
    std::vector<int> found;
    if (position.robots().size() == 1)
        for (int battery = 0; battery < legs_.batteries(); ++battery)
            if (position.charge(battery) > 0 && ends_at(position.charges().data(), battery))
                found.push_back(battery);
    return found;
}

template bool Closure::reaches_all(const int *, std::span<const Position::Robot>);
template bool Closure::reaches_all(const std::uint16_t *, std::span<const Position::Robot>);
template bool Closure::strands(const int *) const;
template bool Closure::strands(const std::uint16_t *) const;

} // namespace pfadwerk::stromrallye
