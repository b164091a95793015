#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/shared_watch.hpp"
#include "pfadwerk/labyrinthe/tiles.hpp"

namespace pfadwerk::labyrinthe {

/// One row of a layer: the first maze's cell and the second cells, tile by tile.
struct Row {
    Cell first = 0;
    std::span<const Tile> tiles;
};

/// What one thread writes of a layer. Its tiles lie in blocks that are taken when they are needed
/// and kept for later layers: how many a layer will have isn't known before (its bound was up to 60
/// times too large on open fields).
class Part {
  public:
    void clear() {
        block_ = 0;
        used_ = 0;
        pairs_ = 0;
        rows_.clear();
    }

    /// Where the next row of at most `most` tiles may be written; nullptr where there is no memory.
    Tile *room(std::size_t most, SharedWatch &watch) {
        while (block_ < blocks_.size() && blocks_[block_].size - used_ < most)
            next_block();
        if (block_ == blocks_.size() && !add_block(std::max(most, block_tiles), watch))
            return nullptr;
        return blocks_[block_].tiles.get() + used_;
    }

    /// The row that was written there.
    void put(Cell first, std::uint32_t tiles, std::uint64_t pairs) {
        rows_.push_back({first, {blocks_[block_].tiles.get() + used_, tiles}});
        used_ += tiles;
        pairs_ += pairs;
    }

    const std::vector<Row> &rows() const { return rows_; } ///< in ascending order
    std::uint64_t pairs() const { return pairs_; }

  private:
    static constexpr std::size_t block_tiles = std::size_t{1} << 14;

    struct Block {
        std::unique_ptr<Tile[]> tiles;
        std::size_t size;
    };

    void next_block() {
        ++block_;
        used_ = 0;
    }

    bool add_block(std::size_t size, SharedWatch &watch) {
        if (!watch.take(size * sizeof(Tile)))
            return false;
        blocks_.push_back({std::make_unique_for_overwrite<Tile[]>(size), size});
        return true;
    }

    std::vector<Block> blocks_;
    std::size_t block_ = 0; ///< the block that is written
    std::size_t used_ = 0;  ///< tiles of that block
    std::uint64_t pairs_ = 0;
    std::vector<Row> rows_;
};

/// The pairs of one depth by rows: a part for each thread.
struct Layer {
    std::array<Part, 2> parts;

    std::uint64_t pairs() const { return parts[0].pairs() + parts[1].pairs(); }
    std::size_t rows() const { return parts[0].rows().size() + parts[1].rows().size(); }

    /// The rows in ascending order, whichever thread found them.
    std::vector<Row> rows_in_order() const {
        std::vector<Row> all(rows());
        std::ranges::merge(parts[0].rows(), parts[1].rows(), all.begin(), {}, &Row::first,
                           &Row::first);
        return all;
    }
};

/// Calls `visit(first, second)` for the pairs of a layer in ascending order.
template <class Visit> void for_each_pair(const Layer &layer, Visit &&visit) {
    for (const Row &row : layer.rows_in_order())
        for (const Tile &tile : row.tiles)
            for (Marks marks = tile.marks; marks; marks &= marks - 1)
                visit(row.first, tile.place * 64 + static_cast<Cell>(std::countr_zero(marks)));
}

} // namespace pfadwerk::labyrinthe
