#pragma once

#include <cstdint>
#include <vector>

#include "pfadwerk/labyrinthe/maze.hpp"

namespace pfadwerk::labyrinthe {

/// What a person must pass from the start to the goal, by stages.
///
/// All ways without detours lie in one part of the maze. A cell of it has its distance to the goal
/// there as stage, a cell beside it the stage of the cell through which it is left, and none is
/// higher than the start's. Who arrives has left each stage, from his own down to the first, for a
/// last time, the higher ones before the lower ones, and each by one of few instructions (in a
/// tree by a single one). A fall only adds stages: it leads to the start.
struct Passage {
    std::vector<Cell> stage;         ///< by cell
    std::vector<std::uint8_t> moves; ///< by stage, a bit for each instruction; stage 0 has none

    Cell stages() const { return static_cast<Cell>(moves.size() - 1); }
};

/// The passage of a maze whose goal can be reached.
Passage find_passage(const Maze &maze);

/// What finding it and holding it takes.
inline std::uint64_t passage_bytes(const Maze &maze) { return std::uint64_t{32} * maze.cells(); }

} // namespace pfadwerk::labyrinthe
