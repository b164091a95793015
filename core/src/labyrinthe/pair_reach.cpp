#include "pfadwerk/labyrinthe/pair_reach.hpp"

#include <algorithm>

namespace pfadwerk::labyrinthe {

namespace {

/// The masks should stay in the cache beside the rows.
constexpr std::size_t most_mask_bytes = std::size_t{4} << 20;

} // namespace

PairReach::PairReach(const PairStages *stages, Cell second_cells)
    : stages_(stages), tiles_(second_cells / 64) {
    if (stages) {
        reach_.emplace(*stages->bound);
        second_stages_ = stages->second;
        fill_masks(stages->bound->second().stages() + 1);
    } else {
        second_stages_.resize(second_cells);
        fill_masks(1);
    }
}

void PairReach::fill_masks(Cell stages) {
    const std::size_t most = std::max<std::size_t>(1, most_mask_bytes / (tiles_ * sizeof(Marks)));
    shared_ = static_cast<Cell>((stages + most - 1) / most);
    const Cell groups = (stages + shared_ - 1) / shared_;
    masks_.resize((groups + 1) * tiles_);
    for (std::size_t cell = 0; cell < second_stages_.size(); ++cell)
        masks_[(second_stages_[cell] / shared_ + 1) * tiles_ + cell / 64] |= Marks{1}
                                                                             << (cell % 64);
    for (std::size_t place = tiles_; place < masks_.size(); ++place)
        masks_[place] |= masks_[place - tiles_];
}

} // namespace pfadwerk::labyrinthe
