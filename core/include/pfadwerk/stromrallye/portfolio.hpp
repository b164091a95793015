#pragma once

#include <optional>

#include "pfadwerk/stromrallye/complete.hpp"
#include "pfadwerk/stromrallye/layered.hpp"
#include "pfadwerk/stromrallye/plan_search.hpp"
#include "pfadwerk/stromrallye/solve.hpp"

namespace pfadwerk::stromrallye {

/// The searches in turn, with growing budgets of nodes. Once a board proves not easy, the plan
/// search, or a second layered run, goes on beside. Which of two that found something wins doesn't
/// depend on time, so that threads change nothing else.
class Portfolio {
  public:
    Portfolio(const Board &board, const Legs &legs, Fates &fates, const Question &question,
              std::uint64_t memory, Watch &watch);

    /// Looks for one solution; false where the watch stopped it first.
    bool run();
    /// Goes on to all solutions, up to `want`; false where the watch stopped it first.
    bool run_all(std::size_t want);

    bool exhausted() const { return complete_.exhausted(); }
    const std::vector<std::vector<Move>> &found() const { return found_; }

  private:
    bool run_round();
    bool run_layers(bool threaded);
    LayeredSearch search_both(const LayeredPlan &first, const LayeredPlan &second, bool threaded);
    LayeredPlan next_run();
    bool start_plans();
    std::uint64_t plan_changes() const;
    std::uint64_t complete_nodes() const;

    const Board &board_;
    const Legs &legs_;
    Fates &fates_;
    const Question &question_;
    bool in_pairs_; ///< layered runs, two side by side: where the plan search is weak
    std::uint64_t layer_bytes_, plan_bytes_;
    Watch &watch_;
    CompleteSearch complete_;
    std::optional<PlanSearch> plans_;
    std::optional<Fates> second_fates_; ///< for the second of two runs
    int layered_runs_ = 0;
    std::uint64_t layered_nodes_ = 0; ///< in the last round
    std::vector<std::vector<Move>> found_;
};

} // namespace pfadwerk::stromrallye
