#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/shared_watch.hpp"
#include "pfadwerk/labyrinthe/tiles.hpp"

namespace pfadwerk::labyrinthe {

/// One mark for each pair of cells. A row is opened when it is first entered, so that narrow
/// searches in large mazes cost little.
class SeenRows {
  public:
    SeenRows(Cell rows, Cell columns, SharedWatch &watch)
        : rows_(rows), words_((columns + 511) / 512 * 8), watch_(watch) {}

    std::span<Marks> operator[](Cell row) const { return rows_[row]; }

    /// Where the row is not open yet, opens it; false where there is no memory.
    bool open(Cell row) { return !rows_[row].empty() || add(row); }

    bool has(Cell row, Cell column) const {
        return !rows_[row].empty() && (rows_[row][column / 64] >> (column % 64) & 1);
    }

  private:
    bool add(Cell row) {
        if (free_.size() < words_) {
            const std::size_t block = std::max<std::size_t>(words_, std::size_t{1} << 15);
            if (!watch_.take(block * sizeof(Marks)))
                return false;
            blocks_.push_back(std::make_unique<Marks[]>(block));
            free_ = {blocks_.back().get(), block};
        }
        rows_[row] = free_.first(words_);
        free_ = free_.subspan(words_);
        return true;
    }

    std::vector<std::span<Marks>> rows_; ///< empty until opened
    std::size_t
        words_; ///< of a row: whole cache lines, so that two threads never write the same one
    SharedWatch &watch_;
    std::vector<std::unique_ptr<Marks[]>> blocks_;
    std::span<Marks> free_;
};

} // namespace pfadwerk::labyrinthe
