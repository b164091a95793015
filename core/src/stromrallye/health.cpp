#include "pfadwerk/stromrallye/health.hpp"

#include <algorithm>
#include <cmath>

namespace pfadwerk::stromrallye {
namespace {

constexpr int fine = 64; // degrees are counted in 64ths of a way
constexpr int rounded_reach = 12;

int rounded_to_whole(double value) { return static_cast<int>(std::lround(value)); }

/// 1 at this side of the board, near 0 at the other.
double nearness(const Board &board, Side side, int cell) {
    const double x = static_cast<double>(cell % board.width) / board.width;
    const double y = static_cast<double>(cell / board.width) / board.height;
    switch (side) {
    case Side::left:
        return 1 - x;
    case Side::right:
        return x;
    case Side::top:
        return 1 - y;
    case Side::bottom:
        break;
    }
    return y;
}

} // namespace

std::vector<Leg> nearest_legs(const Legs &legs, int place, int count) {
    std::vector<Leg> nearest;
    for (const Leg &leg : legs.from(place))
        if (leg.to != place)
            nearest.push_back(leg);
    std::ranges::stable_sort(nearest, {}, &Leg::shortest);
    nearest.resize(std::min(nearest.size(), static_cast<std::size_t>(count)));
    return nearest;
}

Health::Health(const Board &board, const Legs &legs, const Taste &taste)
    : legs_(legs), taste_(taste), batteries_(legs.batteries()), loaded_cost_(loaded_costs(board)),
      top_(rounded_to_whole(taste.crowd * (taste.rounded ? rounded_reach : 1) * fine)) {
    for (int degree = 0; degree <= top_; ++degree) {
        const double ways = static_cast<double>(degree) / fine;
        const double lack =
            taste.rounded ? taste.crowd * std::exp(-ways / taste.crowd) : taste.crowd - ways;
        // Ways in and ways out share the cost, hence half a unit each.
        lack_.push_back(rounded_to_whole(lack * unit / 2));
    }
    const std::vector<std::vector<Neighbour>> all = neighbours();
    for (const std::vector<Neighbour> &some : all) {
        first_.push_back(near_.size());
        near_.insert(near_.end(), some.begin(), some.end());
    }
    first_.push_back(near_.size());
}

/// A battery that few can go to with a charge to use up is best done early; so is, where a part of
/// the board hangs by a thread, that part.
std::vector<int> Health::loaded_costs(const Board &board) const {
    std::vector<int> exact_ways(batteries_, 0), costs;
    for (int from = 0; from < batteries_; ++from)
        for (const Leg &leg : nearest_legs(legs_, from, taste_.near))
            exact_ways[leg.to] += leg.extended < Legs::never || leg.lengths >= 0;
    for (int battery = 0; battery < batteries_; ++battery) {
        const double hard = taste_.hard * std::exp(-exact_ways[battery] / 3.0);
        const double near = nearness(board, taste_.side, legs_.cell(battery));
        costs.push_back(rounded_to_whole((taste_.loaded + hard + 2 * taste_.sweep * near) * unit));
    }
    return costs;
}

Health::Degree Health::valued(double value, double fade, int length) const {
    return static_cast<Degree>(rounded_to_whole(fine * value * std::pow(length, -fade)));
}

std::vector<std::vector<Health::Neighbour>> Health::neighbours() const {
    std::vector<std::vector<Neighbour>> all(batteries_);
    // One-way cells and portals: a leg may have no leg back, but the other end must know of it too.
    auto entry = [&](int battery, int other) -> Neighbour & {
        for (Neighbour &near : all[battery])
            if (near.battery == other)
                return near;
        const Leg none{other, Legs::never, Legs::never};
        return all[battery].emplace_back(Neighbour{other, none, none, 0, 0, 0, 0});
    };
    for (int from = 0; from < batteries_; ++from)
        for (const Leg &leg : nearest_legs(legs_, from, taste_.near)) {
            const Degree exact = valued(taste_.exact, taste_.exact_fade, leg.shortest);
            const Degree loose = valued(taste_.loose, taste_.loose_fade, leg.shortest);
            Neighbour &there = entry(from, leg.to);
            there.out = leg, there.out_exact = exact, there.out_loose = loose;
            Neighbour &back = entry(leg.to, from);
            back.in = leg, back.in_exact = exact, back.in_loose = loose;
        }
    return all;
}

void Health::count(std::span<const Charge> charges, std::span<Degree> degrees) const {
    std::fill(degrees.begin(), degrees.end(), Degree{0});
    for (int battery = 0; battery < batteries_; ++battery) {
        if (charges[battery] == 0)
            continue;
        for (const Neighbour &near : around(battery))
            if (charges[near.battery] > 0) {
                const int ways = out(near, charges[battery]);
                degrees[batteries_ + battery] += static_cast<Degree>(ways);
                degrees[near.battery] += static_cast<Degree>(ways);
            }
    }
}

int Health::score(std::span<const Charge> charges, std::span<const Degree> degrees) const {
    int cost = 0;
    for (int battery = 0; battery < batteries_; ++battery)
        if (charges[battery] > 0)
            cost += loaded_cost_[battery] + lack(degrees[battery]) +
                    lack(degrees[batteries_ + battery]);
    return -cost;
}

int Health::change(const Charge *charges, const Degree *degrees, int at, int left) const {
    const Degree *ways_in = degrees, *ways_out = degrees + batteries_;
    const int before = charges[at];
    int gain = 0, own_out = ways_out[at];
    for (const Neighbour &near : around(at)) {
        const int other = near.battery;
        if (charges[other] == 0)
            continue;
        const int more = (left == 0 ? 0 : out(near, left)) - out(near, before);
        if (more != 0) {
            own_out += more;
            gain += lack(ways_in[other]) - lack(ways_in[other] + more);
        }
        if (left == 0)
            gain += lack(ways_out[other]) - lack(ways_out[other] - in(near, charges[other]));
    }
    if (left == 0)
        return gain + loaded_cost_[at] + lack(ways_in[at]) + lack(ways_out[at]);
    return gain + lack(ways_out[at]) - lack(own_out);
}

void Health::update(const Charge *charges, Degree *degrees, int at, int left) const {
    Degree *ways_in = degrees, *ways_out = degrees + batteries_;
    const int before = charges[at];
    for (const Neighbour &near : around(at)) {
        const int other = near.battery;
        if (charges[other] == 0)
            continue;
        const int more = (left == 0 ? 0 : out(near, left)) - out(near, before);
        ways_out[at] = static_cast<Degree>(ways_out[at] + more);
        ways_in[other] = static_cast<Degree>(ways_in[other] + more);
        if (left == 0) {
            const int lost = in(near, charges[other]);
            ways_out[other] = static_cast<Degree>(ways_out[other] - lost);
            ways_in[at] = static_cast<Degree>(ways_in[at] - lost);
        }
    }
}

} // namespace pfadwerk::stromrallye
