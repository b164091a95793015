#include "pfadwerk/stromrallye/plan_changes.hpp"

#include <algorithm>

namespace pfadwerk::stromrallye {
namespace {

constexpr std::size_t near_choices = 24;

} // namespace

bool PlanChanges::propose() { return choose() && mend(); }

void PlanChanges::take_stock(const PlanWalk &walk) {
    for (std::vector<Visit> &visits : visits_)
        visits.clear();
    for (int charge = 0; charge < static_cast<int>(plan_.size()); ++charge)
        for (std::size_t at = 0; at < plan_[charge].size(); ++at)
            visits_[plan_[charge][at]].push_back({charge, at});
    missed_.clear();
    for (int battery = 0; battery < all_.batteries(); ++battery)
        if (all_.amount(battery) > 0 && !walk.done(battery))
            missed_.push_back(battery);
    stuck_ = walk.stuck();
}

/// Mostly one that the robot doesn't come to.
int PlanChanges::pick_battery() {
    if (stuck_ >= 0 && random_.below(3) == 0)
        return stuck_;
    if (!missed_.empty() && random_.below(8) != 0)
        return missed_[random_.below(missed_.size())];
    return static_cast<int>(random_.below(static_cast<std::uint64_t>(all_.batteries())));
}

/// The nearer, the likelier.
int PlanChanges::pick_near(const std::vector<int> &sorted) {
    const std::size_t choices = std::min(sorted.size(), near_choices);
    const std::uint64_t one = random_.below(choices), other = random_.below(choices);
    return sorted[std::min(one, other)];
}

/// A charge that goes on from a place, and its next visit.
std::optional<PlanChanges::Visit> PlanChanges::leaving(int place) {
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

std::optional<PlanChanges::Visit> PlanChanges::arriving(int end) {
    if (visits_[end].empty())
        return {};
    return visits_[end][random_.below(visits_[end].size())];
}

bool PlanChanges::choose() {
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
bool PlanChanges::swap_ends(int battery) {
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
bool PlanChanges::pass_after(int battery) {
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
bool PlanChanges::pass_before(int battery) {
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

bool PlanChanges::leave_out(int battery) {
    const auto visit = arriving(battery);
    if (!visit || visit->at + 1 >= plan_[visit->charge].size())
        return false;
    change_.one = visit->charge;
    change_.ones = plan_[visit->charge];
    change_.ones.erase(change_.ones.begin() + static_cast<std::ptrdiff_t>(visit->at));
    return true;
}

bool PlanChanges::mend() {
    return all_.mend(change_.one, change_.ones, random_) &&
           (change_.other < 0 || all_.mend(change_.other, change_.others, random_));
}

} // namespace pfadwerk::stromrallye
