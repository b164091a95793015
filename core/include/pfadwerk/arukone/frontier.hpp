#pragma once

#include <cstddef>
#include <vector>

#include "pfadwerk/arukone/solve.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::arukone {

/// Up to two solutions found by sweeping; `exhausted`: there are no others.
struct Swept {
    bool ended = false; ///< otherwise nothing was found out
    bool exhausted = false;
    std::vector<Solution> solutions;
};

/// Goes over the board cell by cell, along its short side, and keeps of the cells passed only which
/// lines lead on and where they come from. Narrow boards need few such states, at any length and
/// whatever the puzzle; `most_states` at once are kept.
Swept sweep(const Board &board, bool cover, std::size_t most_states, Watch &watch);

} // namespace pfadwerk::arukone
