#pragma once

#include <optional>

#include "pfadwerk/stromrallye/plan_walk.hpp"

namespace pfadwerk::stromrallye {

/// Small changes of a plan, most of them about batteries that the robot doesn't come to.
class PlanChanges {
  public:
    /// One or two itineraries as they would be.
    struct Change {
        int one = -1, other = -1;
        Itinerary ones, others;
    };

    PlanChanges(const Itineraries &itineraries, Random &random, const std::vector<Itinerary> &plan)
        : all_(itineraries), random_(random), plan_(plan), visits_(itineraries.batteries() + 1) {}

    /// Looks at the plan and at the robot's way through it: to be called when it has changed.
    void take_stock(const PlanWalk &walk);
    /// Makes up a change whose itineraries fit; false where the first that came to mind didn't.
    bool propose();
    Change &change() { return change_; }

  private:
    struct Visit {
        int charge;
        std::size_t at; ///< in its itinerary
    };

    bool choose();
    bool swap_ends(int battery);
    bool pass_after(int battery);
    bool pass_before(int battery);
    bool leave_out(int battery);
    bool mend();
    int pick_battery();
    int pick_near(const std::vector<int> &sorted);
    std::optional<Visit> leaving(int place);
    std::optional<Visit> arriving(int end);

    const Itineraries &all_;
    Random &random_;
    const std::vector<Itinerary> &plan_;
    Change change_;
    std::vector<std::vector<Visit>> visits_; ///< per battery, and the last walk
    std::vector<int> missed_;                ///< loaded batteries that are not done
    int stuck_ = -1;
};

} // namespace pfadwerk::stromrallye
