#pragma once

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/joint_bound.hpp"

namespace pfadwerk::labyrinthe {

/// Which stages of two persons are within what is left of a search. What is left never grows, so
/// that for each stage of the first a border moves down once in all.
class JointReach {
  public:
    explicit JointReach(const JointBound &bound) : bound_(bound) {
        borders_.reserve(bound.rows());
        for (Cell row = 0; row < bound.rows(); ++row) {
            Cell needs = bound.stage_of(row);
            for (std::uint64_t word : bound.row(row))
                needs += static_cast<Cell>(std::popcount(word));
            borders_.push_back({bound.second().stages() + 1, needs});
        }
    }

    /// At most `most` instructions in all. Moving each border with each instruction would cost more
    /// than a few pairs too many where the search has much to spare.
    void begin(std::int64_t most) {
        spare_ = static_cast<Cell>(std::max<std::int64_t>(0, most - bound_.of_starts()) / 64);
    }

    /// How many stages of the second person, from 0 on, may be within `rest` instructions when the
    /// first is on `stage`; a few more where moving the border doesn't pay yet.
    Cell within(Cell stage, Cell rest) {
        Border &border = borders_[bound_.row_of(stage)];
        if (border.needs > rest + spare_)
            lower(border, bound_.row(bound_.row_of(stage)), rest);
        return border.stages;
    }

  private:
    struct Border {
        Cell stages; ///< of the second person, which are within reach
        Cell needs;  ///< instructions, of the last of them
    };

    /// Takes the highest stages away, one instruction at a time or a word of them.
    static void lower(Border &border, std::span<const std::uint64_t> row, Cell rest) {
        while (border.stages > 1 && border.needs > rest) {
            const Cell last = border.stages - 2; // the place of the last stage's bit
            const Cell begin = last / 64 * 64;
            const std::uint64_t word = row[last / 64] & (~std::uint64_t{0} >> (63 - last % 64));
            if (word == 0 || border.needs - rest >= 64) {
                border.stages = begin + 1;
                border.needs -= static_cast<Cell>(std::popcount(word));
            } else {
                border.stages = begin + static_cast<Cell>(std::bit_width(word));
                --border.needs;
            }
        }
        if (border.needs > rest)
            border.stages = 0;
    }

    const JointBound &bound_;
    Cell spare_ = 0;
    std::vector<Border> borders_;
};

} // namespace pfadwerk::labyrinthe
