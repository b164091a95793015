#pragma once

#include <array>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/maze.hpp"

namespace pfadwerk::labyrinthe {

/// A maze's transitions read backwards: from which cells an instruction leads to a cell.
class Origins {
  public:
    explicit Origins(const Maze &maze);

    std::span<const Cell> of(Cell cell, int move) const {
        const auto &first = first_[move];
        return {cells_[move].data() + first[cell], first[cell + 1] - first[cell]};
    }

  private:
    std::array<std::vector<Cell>, move_count> first_; ///< where a cell's origins begin in `cells_`
    std::array<std::vector<Cell>, move_count> cells_;
};

/// The fewest instructions from every cell to the goal, pits included; `unreachable` where there is
/// no way.
std::vector<Cell> distances_to_goal(const Maze &maze, const Origins &origins);

/// The fewest instructions from the start to every cell.
std::vector<Cell> distances_from_start(const Maze &maze);

} // namespace pfadwerk::labyrinthe
