#include "pfadwerk/arukone/enumeration.hpp"

namespace pfadwerk::arukone {

namespace {

/// Nearly all puzzles have a solution whose lines don't touch themselves, and it is found much
/// faster; after so many conflicts without one the search goes on without that guess.
constexpr std::uint64_t guess_conflicts = 3000;
constexpr std::uint64_t guess_conflicts_per_cell = 8; // a 50 x 50 of the collections needs 8000

/// Where a second solution is near it is found hundreds of times faster in a part of the board.
constexpr int window_side = 8, window_step = 4;
constexpr std::uint64_t window_conflicts = 200;

} // namespace

bool Enumeration::vary(std::vector<Solution> &solutions) {
    if (solutions.size() != 1 || extend(solutions, 1) != Verdict::satisfiable)
        return false;
    for (int y = 0; y < board_.height; y += window_step)
        for (int x = 0; x < board_.width; x += window_step) {
            const auto fixed = model_.outside({x, y, window_side}, solutions[0]);
            const Verdict verdict = solver_.solve(fixed, window_conflicts);
            if (verdict == Verdict::satisfiable) {
                solutions.push_back(model_.solution(solver_));
                model_.exclude(solver_, solutions.back());
                ++excluded_;
                return true;
            }
            if (!watch_.look()) // a part without contradictions is searched without a look
                return false;
        }
    return false;
}

Verdict guess(const Board &board, LineModel::Form narrower, std::vector<Solution> &solutions,
              Watch &watch) {
    return Enumeration(board, narrower, watch)
        .extend(solutions, 1, guess_conflicts + guess_conflicts_per_cell * board.cells.size());
}

} // namespace pfadwerk::arukone
