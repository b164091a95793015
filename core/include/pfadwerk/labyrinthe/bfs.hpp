#pragma once

#include "pfadwerk/labyrinthe/maze.hpp"
#include "pfadwerk/labyrinthe/outcome.hpp"

namespace pfadwerk::labyrinthe {

/// Plain breadth-first search over pairs of cells: the yardstick for everything faster.
/// Spends one bit for each pair of cells and four for each pair visited.
Outcome breadth_first(const Maze &first, const Maze &second, const Limits &limits);

} // namespace pfadwerk::labyrinthe
