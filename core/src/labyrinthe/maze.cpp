#include "pfadwerk/labyrinthe/maze.hpp"

#include <algorithm>

#include "pfadwerk/require.hpp"

namespace pfadwerk::labyrinthe {

bool fits(const Plan &plan) {
    const std::uint64_t cells = std::uint64_t{plan.width} * plan.height;
    if (cells == 0 || cells >= unreachable)
        return false;
    return plan.right.size() == cells - plan.height && plan.below.size() == cells - plan.width &&
           plan.start < cells && plan.goal < cells &&
           std::ranges::all_of(plan.pits, [&](Cell pit) { return pit < cells; });
}

Maze::Maze(const Plan &plan)
    : width_(plan.width), cells_(plan.width * plan.height), start_(plan.start), goal_(plan.goal) {
    require(fits(plan));
    next_.reserve(cells_);
    for (Cell cell = 0; cell < cells_; ++cell)
        next_.push_back({cell, cell, cell, cell});
    write_steps(plan);
    write_falls(plan);
    next_[goal_].fill(goal_);
}

void Maze::write_steps(const Plan &plan) {
    std::size_t flag = 0;
    for (Cell y = 0; y < plan.height; ++y)
        for (Cell cell = y * width_; cell + 1 < (y + 1) * width_; ++cell)
            if (!plan.right[flag++]) {
                next_[cell][Move::right] = cell + 1;
                next_[cell + 1][Move::left] = cell;
            }
    for (Cell cell = 0; cell + width_ < cells_; ++cell)
        if (!plan.below[cell]) {
            next_[cell][Move::down] = cell + width_;
            next_[cell + width_][Move::up] = cell;
        }
}

void Maze::write_falls(const Plan &plan) {
    std::vector<bool> pit(cells_);
    for (Cell cell : plan.pits)
        pit[cell] = true;
    // Waiting at a wall is no step into the own cell: a person whose start is a pit stays there
    // anyway.
    for (Steps &steps : next_)
        for (Cell &to : steps)
            if (pit[to])
                to = start_;
}

} // namespace pfadwerk::labyrinthe
