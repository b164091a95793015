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
constexpr std::size_t near_choices = 24;
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
    : all_(board, legs), walk_(all_), random_(seed), watch_(watch),
      plan_(first_plan(all_, random_, watch)), visits_(all_.batteries() + 1),
      cycle_(first_cycle * static_cast<std::uint64_t>(all_.loaded())) {
    if (hopeless())
        return;
    open_ = walk_.walk(plan_);
    take_stock();
}

void PlanSearch::run(std::uint64_t changes) {
    while (!solved() && !hopeless() && changes-- > 0 && watch_.step()) {
        if (++in_cycle_ == cycle_)
            in_cycle_ = 0, cycle_ *= 2;
        if (propose() && mend())
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
    plan_[change_.one].swap(change_.ones);
    if (change_.other >= 0)
        plan_[change_.other].swap(change_.others);
}

void PlanSearch::attempt() {
    const auto size = [&] {
        return static_cast<int>(plan_[change_.one].size() +
                                (change_.other >= 0 ? plan_[change_.other].size() : 0));
    };
    const int before = size();
    apply();
    const int open = walk_.walk(plan_);
    if (open != 0 && !accept((open - open_) * charge_cost + (size() - before) * leg_cost))
        return apply(); // the other way round
    open_ = open;
    take_stock();
}

void PlanSearch::take_stock() {
    for (std::vector<Visit> &visits : visits_)
        visits.clear();
    for (int charge = 0; charge < static_cast<int>(plan_.size()); ++charge)
        for (std::size_t at = 0; at < plan_[charge].size(); ++at)
            visits_[plan_[charge][at]].push_back({charge, at});
    missed_.clear();
    for (int battery = 0; battery < all_.batteries(); ++battery)
        if (all_.amount(battery) > 0 && !walk_.done(battery))
            missed_.push_back(battery);
    stuck_ = walk_.stuck();
}

/// Mostly one that the robot doesn't come to.
int PlanSearch::pick_battery() {
    if (stuck_ >= 0 && random_.below(3) == 0)
        return stuck_;
    if (!missed_.empty() && random_.below(8) != 0)
        return missed_[random_.below(missed_.size())];
    return static_cast<int>(random_.below(static_cast<std::uint64_t>(all_.batteries())));
}

/// The nearer, the likelier.
int PlanSearch::pick_near(const std::vector<int> &sorted) {
    const std::size_t choices = std::min(sorted.size(), near_choices);
    const std::uint64_t one = random_.below(choices), other = random_.below(choices);
    return sorted[std::min(one, other)];
}

/// A charge that goes on from a place, and its next visit.
std::optional<PlanSearch::Visit> PlanSearch::leaving(int place) {
    if (place >= all_.batteries())
        return Visit{all_.robots_charge(), 0};
    const std::uint64_t which = random_.below(visits_[place].size() + 1);
    Visit visit{place, 0};
    if (which < visits_[place].size())
        visit = {visits_[place][which].charge, visits_[place][which].at + 1};
    if (visit.at >= plan_[visit.charge].size())
        return {};
    return visit;
}

std::optional<PlanSearch::Visit> PlanSearch::arriving(int end) {
    if (visits_[end].empty())
        return {};
    return visits_[end][random_.below(visits_[end].size())];
}

bool PlanSearch::propose() {
    const int battery = pick_battery();
    change_.one = change_.other = -1;
    if (all_.amount(battery) == 0)
        return false;
    switch (random_.below(4)) {
    case 0:
        return swap_ends(battery);
    case 1:
        return pass_after(battery);
    case 2:
        return pass_before(battery);
    default:
        return leave_out(battery);
    }
}

/// A charge that leaves the battery and one on its way to another near it go on in each other's
/// place.
bool PlanSearch::swap_ends(int battery) {
    const std::vector<int> &ahead = all_.ahead(battery);
    const auto one = leaving(battery);
    if (ahead.empty() || !one)
        return false;
    const auto other = arriving(random_.below(16) == 0 ? all_.last_walk() : pick_near(ahead));
    if (!other || other->charge == one->charge)
        return false;
    const Itinerary &ones = plan_[one->charge], &others = plan_[other->charge];
    const auto cut = ones.begin() + static_cast<std::ptrdiff_t>(one->at);
    const auto other_cut = others.begin() + static_cast<std::ptrdiff_t>(other->at);
    change_.one = one->charge, change_.other = other->charge;
    change_.ones.assign(ones.begin(), cut);
    change_.ones.insert(change_.ones.end(), other_cut, others.end());
    change_.others.assign(others.begin(), other_cut);
    change_.others.insert(change_.others.end(), cut, ones.end());
    return true;
}

/// A charge that leaves a place near the battery goes there first.
bool PlanSearch::pass_after(int battery) {
    if (all_.behind(battery).empty())
        return false;
    const auto visit = leaving(pick_near(all_.behind(battery)));
    if (!visit)
        return false;
    change_.one = visit->charge;
    change_.ones = plan_[visit->charge];
    change_.ones.insert(change_.ones.begin() + static_cast<std::ptrdiff_t>(visit->at), battery);
    return true;
}

/// A charge that goes to another battery near it goes to this one first, instead of where it goes
/// now or on top of it.
bool PlanSearch::pass_before(int battery) {
    if (all_.ahead(battery).empty())
        return false;
    const int near = pick_near(all_.ahead(battery));
    const auto visit = arriving(random_.below(16) == 0 ? all_.last_walk() : near);
    if (!visit)
        return false;
    change_.one = visit->charge;
    change_.ones = plan_[visit->charge];
    const auto at = change_.ones.begin() + static_cast<std::ptrdiff_t>(visit->at);
    if (visit->at > 0 && random_.below(2) == 0)
        *(at - 1) = battery;
    else
        change_.ones.insert(at, battery);
    return true;
}

bool PlanSearch::leave_out(int battery) {
    const auto visit = arriving(battery);
    if (!visit || visit->at + 1 >= plan_[visit->charge].size())
        return false;
    change_.one = visit->charge;
    change_.ones = plan_[visit->charge];
    change_.ones.erase(change_.ones.begin() + static_cast<std::ptrdiff_t>(visit->at));
    return true;
}

bool PlanSearch::mend() {
    return all_.mend(change_.one, change_.ones, random_) &&
           (change_.other < 0 || all_.mend(change_.other, change_.others, random_));
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
