#pragma once

#include <vector>

#include "pfadwerk/stromrallye/itinerary.hpp"

namespace pfadwerk::stromrallye {

/// Where each charge goes settles the robot's way: on each battery it takes what lies there, and
/// goes on where that charge goes next. The way ends with the last walk, or on a battery that was
/// done too early.
class PlanWalk {
  public:
    explicit PlanWalk(const Itineraries &itineraries)
        : all_(itineraries), next_(itineraries.batteries() + 1), lying_(itineraries.batteries()),
          done_(itineraries.batteries()) {}

    /// Walks; returns how many charges are not where they are to end then. `arrive(charge,
    /// battery)` is told of each leg.
    template <class Arrive> int walk(const std::vector<Itinerary> &plan, Arrive arrive);
    int walk(const std::vector<Itinerary> &plan) {
        return walk(plan, [](int, int) {});
    }

    /// The battery on which the robot is stuck, or -1.
    int stuck() const { return stuck_; }
    bool done(int battery) const { return done_[battery]; }

  private:
    const Itineraries &all_;
    std::vector<std::size_t> next_; ///< per charge, in its itinerary
    std::vector<int> lying_;        ///< per battery: the charge there
    std::vector<std::uint8_t> done_;
    int stuck_ = -1;
};

template <class Arrive> int PlanWalk::walk(const std::vector<Itinerary> &plan, Arrive arrive) {
    std::fill(next_.begin(), next_.end(), 0);
    std::fill(done_.begin(), done_.end(), 0);
    for (int battery = 0; battery < all_.batteries(); ++battery)
        lying_[battery] = battery;
    stuck_ = -1;
    int open = all_.loaded() + 1;
    for (int charge = all_.robots_charge();;) {
        const int to = plan[charge][next_[charge]++];
        if (to == all_.last_walk())
            return open - 1;
        arrive(charge, to);
        // No branch: which charges end here, nobody can foretell.
        const bool ends = next_[charge] == plan[charge].size();
        done_[to] = ends;
        open -= ends;
        std::swap(charge, lying_[to]);
        if (next_[charge] == plan[charge].size()) {
            stuck_ = to;
            return open;
        }
    }
}

} // namespace pfadwerk::stromrallye
