#pragma once

#include <cstdint>

#include "pfadwerk/stromrallye/plan_changes.hpp"
#include "pfadwerk/stromrallye/position.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::stromrallye {

/// Annealing over plans: each charge has an itinerary, and small changes of one or two of them join
/// to the robot's way what it doesn't come to yet. It may miss solutions, it never proves anything.
///
///     PlanSearch search(board, legs, seed, watch);
///     while (!search.solved() && !search.hopeless())
///         search.run(10000, watch);   // goes on where it stopped
class PlanSearch {
  public:
    PlanSearch(const Board &board, const Legs &legs, std::uint64_t seed, Watch &watch);
    PlanSearch(const PlanSearch &) = delete; // its parts know one another
    PlanSearch &operator=(const PlanSearch &) = delete;

    /// Whether a board is made for it: one robot, no one-way cells or portals, charges not huge.
    static bool suits(const Board &board);
    /// What a search holds in memory, in bytes.
    static std::uint64_t bytes(const Board &board);

    /// Tries so many changes more, or fewer where it succeeds or the watch stops it.
    void run(std::uint64_t changes, Watch &watch);

    bool solved() const { return open_ == 0; }
    /// No plan to begin with was found.
    bool hopeless() const { return plan_.empty(); }
    std::vector<Move> moves();

  private:
    void attempt();
    void apply();
    int heat() const;
    bool accept(int more);

    Itineraries all_;
    PlanWalk walk_;
    Random random_;
    std::vector<Itinerary> plan_;
    PlanChanges changes_;
    int open_ = 1; ///< charges that don't come to where they are to end
    std::uint64_t cycle_ = 0, in_cycle_ = 0;
};

} // namespace pfadwerk::stromrallye
