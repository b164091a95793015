#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "pfadwerk/labyrinthe/joint_bound.hpp"

namespace pfadwerk::labyrinthe {

/// Looks up what two persons need together, stage by stage. Blocks of rows are made from the
/// bound's when they are needed, and a few are kept: a search moves through them in order.
class JointRows {
  public:
    /// Keeps what fits into `memory`, a few blocks in any case.
    JointRows(const JointBound &bound, std::uint64_t memory)
        : bound_(bound), block_stages_(std::max(bound.stage_of(1), Cell{64})),
          pieces_(bound.words()),
          blocks_(std::clamp<std::size_t>(std::min(most_bytes, memory) / block_bytes(), 2,
                                          bound.first().stages() / block_stages_ + 4)) {}

    std::uint64_t bytes() const { return blocks_.size() * block_bytes(); } ///< at most

    Cell needs(Cell first, Cell second) {
        const Cell number = first / block_stages_;
        Block &block = blocks_[number % blocks_.size()];
        if (block.number != number)
            make(block, number);
        const Piece &piece = block.pieces[(first % block_stages_) * pieces_ + second / 64];
        const std::uint64_t below = (std::uint64_t{1} << (second % 64)) - 1;
        return piece.before + static_cast<Cell>(std::popcount(piece.bits & below));
    }

  private:
    static constexpr std::uint64_t most_bytes = std::uint64_t{32} << 20;

    /// 64 stages of the second person and what those before them need.
    struct Piece {
        std::uint64_t bits;
        Cell before;
    };

    struct Block {
        Cell number = unreachable;
        std::vector<Piece> pieces;
    };

    std::uint64_t block_bytes() const {
        return std::uint64_t{block_stages_} * pieces_ * sizeof(Piece);
    }

    void make(Block &block, Cell number) {
        block.number = number;
        block.pieces.clear();
        const Cell begin = number * block_stages_;
        const Cell end = std::min(begin + block_stages_, bound_.first().stages() + 1);
        const auto known = bound_.row(bound_.row_of(begin));
        std::vector<std::uint64_t> row(known.begin(), known.end());
        for (Cell stage = begin;;) {
            Cell before = stage;
            for (std::uint64_t bits : row) {
                block.pieces.push_back({bits, before});
                before += static_cast<Cell>(std::popcount(bits));
            }
            if (++stage == end)
                return;
            bound_.climb(row, stage);
        }
    }

    const JointBound &bound_;
    Cell block_stages_;
    std::size_t pieces_; ///< of a row
    std::vector<Block> blocks_;
};

} // namespace pfadwerk::labyrinthe
