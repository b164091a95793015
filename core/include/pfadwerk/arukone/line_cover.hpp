#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "pfadwerk/random.hpp"

namespace pfadwerk::arukone {

/// A board cut completely into lines none of which touches itself, changed by small moves at line
/// ends.
///
/// Cells are numbered with a rim of one cell around the board, so that every neighbour exists:
/// `place(x, y)`. Closed cells and the rim belong to no line. Cutting and joining makes any number
/// of lines reachable: a cover of 10 x 10 by 8 lines takes about 6,000 moves from single cells.
class LineCover {
  public:
    /// A change at a line's end: the cell there, and the direction (up, down, left, right) it acts
    /// in.
    struct Move {
        int cell;
        int direction;
        bool operator==(const Move &) const = default;
    };

    static constexpr int none = -1;

    LineCover(int width, int height, std::span<const int> closed);

    /// Makes every open cell a line of its own.
    void shatter();

    Move random_move(Random &random) const;
    Move random_cut(Random &random) const;

    /// Whether the line that ends on the cell meets another line's end there; nothing else can
    /// change.
    bool meets(Move move) const;
    /// Joins the line that ends on the cell with the one that ends beyond it, if the whole is
    /// tight.
    bool join(Move move);
    /// Takes the end cell beyond away from its line, which must keep `least` cells.
    bool steal(Move move, int least);
    /// Cuts the link, where both parts keep `least` cells.
    bool cut(Move move, int least);

    /// The same change on the board turned by 180 degrees.
    Move opposite(Move move) const;

    int width() const { return width_; }
    int height() const { return height_; }
    int places() const { return static_cast<int>(line_.size()); }
    int place(int cell) const { return (cell / width_ + 1) * stride_ + cell % width_ + 1; }
    int cell(int place) const { return (place / stride_ - 1) * width_ + place % stride_ - 1; }
    int neighbour(int place, int direction) const { return place + step_[direction]; }
    int lines() const { return static_cast<int>(ends_.size()); }
    int length(int line) const { return length_[line]; }
    int shortest() const;
    const std::array<int, 2> &ends(int line) const { return ends_[line]; }
    int line_at(int place) const { return line_[place]; }
    /// The line's places from one end to the other.
    std::vector<int> way(int line) const;

  private:
    int next(int place, int before) const;
    int neighbours_in(int place, int line) const;
    bool touch_once(int one, int other) const;
    bool is_end(int place) const { return (links_[place] & (links_[place] - 1)) == 0; }
    int end_index(int line, int place) const;
    void relabel(int from, int line);
    void link(int place, int direction);
    void unlink(int place, int direction);
    void remove(int line);

    int width_;
    int height_;
    int stride_;
    std::array<int, 4> step_;
    std::vector<std::int16_t> line_;
    std::vector<std::uint8_t> links_; ///< a bit for each direction
    std::vector<int> open_;
    std::vector<std::array<int, 2>> ends_;
    std::vector<int> length_;
};

} // namespace pfadwerk::arukone
