#pragma once

#include <vector>

#include "pfadwerk/labyrinthe/maze.hpp"

namespace pfadwerk::labyrinthe {

/// Breadth-first over one maze: the distance of each cell from the nearest of `from`, which are
/// distinct; `neighbours(cell, visit)` calls `visit` for each cell one instruction away.
template <class Neighbours>
std::vector<Cell> sweep(Cell cells, const std::vector<Cell> &from, Neighbours &&neighbours) {
    std::vector<Cell> distance(cells, unreachable);
    std::vector<Cell> queue;
    queue.reserve(cells);
    for (Cell cell : from) {
        distance[cell] = 0;
        queue.push_back(cell);
    }
    for (std::size_t at = 0; at < queue.size(); ++at)
        neighbours(queue[at], [&](Cell cell) {
            if (distance[cell] == unreachable) {
                distance[cell] = distance[queue[at]] + 1;
                queue.push_back(cell);
            }
        });
    return distance;
}

} // namespace pfadwerk::labyrinthe
