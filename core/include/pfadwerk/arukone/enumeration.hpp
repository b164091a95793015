#pragma once

#include <vector>

#include "pfadwerk/arukone/line_model.hpp"
#include "pfadwerk/arukone/solve.hpp"

namespace pfadwerk::arukone {

/// One model of a board, searched for one solution after the other.
class Enumeration {
  public:
    Enumeration(const Board &board, LineModel::Form form, Watch &watch)
        : board_(board), watch_(watch), solver_(watch), model_(board, form, solver_) {}

    /// Appends solutions until there are `at_most`. `unsatisfiable`: those are all.
    Verdict extend(std::vector<Solution> &solutions, std::size_t at_most,
                   std::uint64_t conflicts = unlimited) {
        for (; excluded_ < solutions.size(); ++excluded_)
            model_.exclude(solver_, solutions[excluded_]);
        while (solutions.size() < at_most) {
            if (const Verdict verdict = solver_.solve({}, conflicts);
                verdict != Verdict::satisfiable)
                return verdict;
            solutions.push_back(model_.solution(solver_));
            model_.exclude(solver_, solutions.back());
            ++excluded_;
        }
        return Verdict::satisfiable;
    }

    /// Starts the search from these lines, which may cross.
    void prefer(const Solution &ways) { model_.prefer(solver_, ways); }

    /// Appends a solution that differs from the only one in a small part of the board, if it soon
    /// finds one.
    bool vary(std::vector<Solution> &solutions);

  private:
    const Board &board_;
    Watch &watch_;
    Cdcl solver_;
    LineModel model_;
    std::size_t excluded_ = 0;
};

/// Appends a solution of a narrower form, if one is found soon; `unsatisfiable` where there is
/// none.
Verdict guess(const Board &board, LineModel::Form narrower, std::vector<Solution> &solutions,
              Watch &watch);

/// Up to two solutions in the loose reading, by routing and by canonical solutions; tells besides
/// where there is proved not to be exactly one.
Verdict loose_up_to_two(const Board &board, Counted &counted, std::size_t at_most, Watch &watch);

} // namespace pfadwerk::arukone
