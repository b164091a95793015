#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace pfadwerk::stromrallye {

/// A robot or a spare battery: the cell (row by row, from 0) and the charge.
struct Charged {
    int cell = 0;
    int charge = 0;
};

/// Directions as everywhere in the core: up, down, left, right; bit d of a mask is 1 << d.
inline constexpr int directions = 4;

/// A position to solve. A robot may stand on a battery's cell: that is how a game stands after a
/// swap.
struct Board {
    int width = 0;
    int height = 0;
    std::vector<Charged> robots;
    std::vector<Charged> batteries;
    std::vector<int> walls;
    std::vector<std::pair<int, int>> one_way; ///< cell, mask of the directions allowed
    std::vector<std::pair<int, int>> portals; ///< whoever enters one stands on the other

    int cells() const { return width * height; }
    bool plain() const { return one_way.empty() && portals.empty(); }
};

/// One step of an answer.
struct Step {
    std::uint8_t robot = 0;
    std::uint8_t direction = 0;
};

/// What every search relies on: sizes, cells on the board and used once, charges >= 0.
bool is_sound(const Board &board);

} // namespace pfadwerk::stromrallye
