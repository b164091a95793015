#pragma once

#include <array>
#include <vector>

#include "pfadwerk/stromrallye/board.hpp"

namespace pfadwerk::stromrallye {

/// What never changes on a board: where each step leads, and which cells hold a battery.
class Terrain {
  public:
    explicit Terrain(const Board &board);

    static constexpr int nowhere = -1;

    int cells() const { return static_cast<int>(slot_.size()); }
    /// The cell one stands on after a step, or `nowhere`.
    int step(int cell, int direction) const { return next_[cell][direction]; }
    /// The number of the battery on a cell, or -1.
    int slot(int cell) const { return slot_[cell]; }
    bool free(int cell) const { return slot_[cell] < 0; }

  private:
    std::vector<std::array<int, directions>> next_;
    std::vector<int> slot_;
};

} // namespace pfadwerk::stromrallye
