#include "pfadwerk/stromrallye/plan_search.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "pfadwerk/stromrallye/first_plan.hpp"

namespace pfadwerk::stromrallye {
namespace {

constexpr std::size_t most_batteries = 1024;
constexpr std::uint64_t most_stops = 1 << 20;

// In sixteenths of a charge that doesn't end: what a leg costs, and how much worse a plan may get.
constexpr int charge_cost = 16, leg_cost = 3;
constexpr int hottest = 26, coolest = 8;
constexpr std::uint64_t first_cycle = 2000; // changes per battery; each cycle is twice as long
constexpr int in_hundredths = 100;

/// -ln of evenly spread numbers, rounded: the same on every machine.
const std::array<int, 1024> &patience() {
    static const std::array<int, 1024> table = [] {
        std::array<int, 1024> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = static_cast<int>(std::lround(
                -in_hundredths * std::log((static_cast<double>(i) + 0.5) / made.size())));
        return made;
    }();
    return table;
}

} // namespace

bool PlanSearch::suits(const Board &board) {
    if (board.robots.size() != 1 || !board.plain() || board.batteries.size() > most_batteries)
        return false;
    int largest = board.robots[0].charge;
    for (const Charged &battery : board.batteries)
        largest = std::max(largest, battery.charge);
    return (board.batteries.size() + 1) * (static_cast<std::uint64_t>(largest) + 1) <= most_stops;
}

std::uint64_t PlanSearch::bytes(const Board &board) {
    return Itineraries::bytes(board) + first_plan_bytes(board);
}

PlanSearch::PlanSearch(const Board &board, const Legs &legs, std::uint64_t seed, Watch &watch)
    : all_(board, legs), walk_(all_), random_(seed), plan_(first_plan(all_, random_, watch)),
      changes_(all_, random_, plan_),
      cycle_(first_cycle * static_cast<std::uint64_t>(all_.loaded())) {
    if (hopeless())
        return;
    open_ = walk_.walk(plan_);
    changes_.take_stock(walk_);
}

void PlanSearch::run(std::uint64_t changes, Watch &watch) {
    while (!solved() && !hopeless() && changes-- > 0 && watch.step()) {
        if (++in_cycle_ == cycle_)
            in_cycle_ = 0, cycle_ *= 2;
        if (changes_.propose())
            attempt();
    }
}

/// Cools down evenly over a cycle.
int PlanSearch::heat() const {
    return hottest -
           static_cast<int>(static_cast<std::uint64_t>(hottest - coolest) * in_cycle_ / cycle_);
}

bool PlanSearch::accept(int more) {
    return more <= 0 ||
           more * in_hundredths <= heat() * patience()[random_.below(patience().size())];
}

void PlanSearch::apply() {
    PlanChanges::Change &change = changes_.change();
    plan_[change.one].swap(change.ones);
    if (change.other >= 0)
        plan_[change.other].swap(change.others);
}

void PlanSearch::attempt() {
    const PlanChanges::Change &change = changes_.change();
    const auto size = [&] {
        return static_cast<int>(plan_[change.one].size() +
                                (change.other >= 0 ? plan_[change.other].size() : 0));
    };
    const int before = size();
    apply();
    const int open = walk_.walk(plan_);
    if (open != 0 && !accept((open - open_) * charge_cost + (size() - before) * leg_cost))
        return apply(); // the other way round
    open_ = open;
    changes_.take_stock(walk_);
}

std::vector<Move> PlanSearch::moves() {
    std::vector<std::vector<int>> lengths;
    for (int charge = 0; charge < static_cast<int>(plan_.size()); ++charge) {
        const bool goes = !plan_[charge].empty();
        lengths.push_back(goes ? all_.lengths(charge, plan_[charge]) : std::vector<int>());
    }
    std::vector<std::size_t> next(plan_.size(), 0);
    std::vector<Move> moves;
    walk_.walk(plan_, [&](int charge, int to) {
        moves.push_back({0, to, lengths[charge][next[charge]++]});
    });
    return moves;
}

} // namespace pfadwerk::stromrallye
