#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pfadwerk::labyrinthe {

/// A cell's number, row by row; also a count of cells or a distance.
using Cell = std::uint32_t;

inline constexpr Cell unreachable = 0xffffffff;

/// The four instructions, in the order in which every search tries them.
enum Move : std::uint8_t { up, down, left, right };
inline constexpr int move_count = 4;
inline constexpr std::array<char, move_count> move_letters{'U', 'D', 'L', 'R'};

/// A maze as it is written down: `right` holds (width-1) x height flags, `below` width x
/// (height-1), both row by row, 1 = wall to the right of / below the cell.
struct Plan {
    Cell width = 1;
    Cell height = 1;
    std::span<const std::uint8_t> right;
    std::span<const std::uint8_t> below;
    std::span<const Cell> pits;
    Cell start = 0;
    Cell goal = 0;
};

/// Whether the sizes and cells of a plan fit together: what `Maze` requires.
bool fits(const Plan &plan);

/// One maze with its transitions written out: walls, pits and the goal that holds its person are in
/// the table.
class Maze {
  public:
    using Steps = std::array<Cell, move_count>;

    explicit Maze(const Plan &plan);

    Cell width() const { return width_; }
    Cell cells() const { return cells_; }
    Cell start() const { return start_; }
    Cell goal() const { return goal_; }

    /// Where each instruction leads from a cell.
    const Steps &next(Cell cell) const { return next_[cell]; }
    Cell next(Cell cell, int move) const { return next_[cell][static_cast<std::size_t>(move)]; }

  private:
    void write_steps(const Plan &plan);
    void write_falls(const Plan &plan);

    Cell width_;
    Cell cells_;
    Cell start_;
    Cell goal_;
    std::vector<Steps> next_;
};

} // namespace pfadwerk::labyrinthe
