#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pfadwerk::arukone {

constexpr int blocked = -1;
constexpr int nowhere = -1;
constexpr std::size_t most_cells = 1'000'000;

/// What a solution must fulfil beyond joining all pairs. Neither: the loose reading.
struct Reading {
    bool cover = false; ///< every cell that is not blocked is passed
    bool tight = false; ///< cells of one line are neighbours only where they follow each other
};

/// A board, row by row: 0 free, -1 blocked, else one of the labels 1 .. pairs, each twice.
struct Board {
    int width = 0;
    int height = 0;
    int pairs = 0;
    std::vector<int> cells;

    int size() const { return width * height; }
    /// Right, down, left, up of a cell; `nowhere` beyond the edge and for blocked cells.
    std::array<int, 4> neighbours(int cell) const;
};

/// Whether `make_board` takes these: as many cells as stated, at most `most_cells`, every label
/// exactly twice.
bool is_board(int width, int height, std::span<const int> cells);

/// Labels may be any numbers >= 1; the board has them numbered by first appearance.
Board make_board(int width, int height, std::span<const int> cells);

/// A line per label: the cells from one end to the other, from the end that comes first on the
/// board.
struct Solution {
    std::vector<std::vector<int>> lines;

    /// The label of the line on each cell, 0 where there is none.
    std::vector<int> labels(const Board &board) const;
};

} // namespace pfadwerk::arukone
