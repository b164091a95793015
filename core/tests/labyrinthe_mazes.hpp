#pragma once

#include "pfadwerk/labyrinthe/maze.hpp"
#include "pfadwerk/random.hpp"

namespace pfadwerk::labyrinthe {

/// A maze of random walls (in percent) and pits, own start and goal.
inline Maze random_maze(Random &random, Cell width, Cell height, std::uint64_t walls,
                        std::uint64_t pits) {
    const auto flags = [&](std::size_t count) {
        std::vector<std::uint8_t> drawn(count);
        for (auto &flag : drawn)
            flag = random.below(100) < walls;
        return drawn;
    };
    const auto right = flags(std::size_t{width - 1} * height),
               below = flags(std::size_t{width} * (height - 1));
    const Cell cells = width * height;
    const auto goal = static_cast<Cell>(random.below(cells));
    std::vector<Cell> holes;
    for (Cell cell = 0; cell < cells; ++cell)
        if (cell != goal && random.below(100) < pits)
            holes.push_back(cell);
    return Maze({width, height, right, below, holes, static_cast<Cell>(random.below(cells)), goal});
}

} // namespace pfadwerk::labyrinthe
