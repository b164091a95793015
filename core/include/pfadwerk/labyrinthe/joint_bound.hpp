#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/passage.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

/// How many instructions two persons need together at least, by their stages i and j: as long as a
/// shortest sequence that holds an instruction for each stage of either, in order, is i + j less
/// the most that can serve both. That number is the longest common subsequence, whose table grows
/// by at most one from stage to stage: a bit for each pair of stages, 64 at a time (Hyyrö 2004).
///
/// Measured on the official files 4, 5, 8 and 9: 13818, 1216, 404 and 954 for the starts, where the
/// longer way alone has 10200, 938, 404 and 812.
class JointBound {
  public:
    /// Nothing where it would take too long, or where the watch stopped. Where memory is short,
    /// every second, fourth ... stage of the first person stands for those above it, too.
    static std::optional<JointBound> between(Passage first, Passage second, Watch &watch);

    const Passage &first() const { return first_; }
    const Passage &second() const { return second_; }
    Cell of_starts() const { return of_starts_; }

    Cell row_of(Cell first_stage) const { return first_stage >> shift_; }
    Cell stage_of(Cell row) const { return row << shift_; }
    Cell rows() const { return row_of(first_.stages()) + 1; }
    std::size_t words() const { return words_; } ///< of a row

    /// Bit j - 1 is set where stage j of the second person takes one instruction more than j - 1.
    std::span<const std::uint64_t> row(Cell row) const {
        return std::span(rows_).subspan(row * words_, words_);
    }
    /// Turns the row of a stage of the first person into that of the next, `to`.
    void climb(std::span<std::uint64_t> row, Cell to) const;

    std::uint64_t bytes() const; ///< that were taken for it

  private:
    JointBound(Passage first, Passage second);
    bool fill(Watch &watch);

    Passage first_;
    Passage second_;
    int shift_ = 0;
    std::size_t words_;
    std::array<std::vector<std::uint64_t>, 16> serving_; ///< by instructions: the second's stages
    std::vector<std::uint64_t> rows_;
    Cell of_starts_ = 0;
};

} // namespace pfadwerk::labyrinthe
