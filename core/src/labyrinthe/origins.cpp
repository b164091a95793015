#include "pfadwerk/labyrinthe/origins.hpp"

#include <numeric>

#include "pfadwerk/labyrinthe/sweep.hpp"

namespace pfadwerk::labyrinthe {

Origins::Origins(const Maze &maze) {
    for (int move = 0; move < move_count; ++move) {
        auto &first = first_[move];
        first.assign(maze.cells() + 1, 0);
        for (Cell cell = 0; cell < maze.cells(); ++cell)
            ++first[maze.next(cell, move) + 1];
        std::partial_sum(first.begin(), first.end(), first.begin());
        std::vector<Cell> place(first.begin(), first.end() - 1);
        cells_[move].resize(maze.cells());
        for (Cell cell = 0; cell < maze.cells(); ++cell)
            cells_[move][place[maze.next(cell, move)]++] = cell;
    }
}

std::vector<Cell> distances_to_goal(const Maze &maze, const Origins &origins) {
    return sweep(maze.cells(), {maze.goal()}, [&](Cell cell, auto &&visit) {
        for (int move = 0; move < move_count; ++move)
            for (Cell origin : origins.of(cell, move))
                visit(origin);
    });
}

std::vector<Cell> distances_from_start(const Maze &maze) {
    return sweep(maze.cells(), {maze.start()}, [&](Cell cell, auto &&visit) {
        for (int move = 0; move < move_count; ++move)
            visit(maze.next(cell, move));
    });
}

} // namespace pfadwerk::labyrinthe
