#pragma once

#include <optional>
#include <vector>

#include "pfadwerk/labyrinthe/joint_reach.hpp"
#include "pfadwerk/labyrinthe/tiles.hpp"

namespace pfadwerk::labyrinthe {

/// The stages of two mazes' cells, by rank.
struct PairStages {
    const JointBound *bound;
    std::vector<Cell> first;
    std::vector<Cell> second;
};

/// Which pairs of cells are within what is left of a search, by what both persons need together;
/// without stages all are.
class PairReach {
  public:
    PairReach(const PairStages *stages, Cell second_cells);

    void begin(std::int64_t most) {
        if (reach_)
            reach_->begin(most);
    }

    /// How many stages of the second person, from 0 on, may be within `rest` instructions when the
    /// first is on this cell; `rest` never grows.
    Cell within(Cell first, Cell rest) {
        return reach_ ? reach_->within(stages_->first[first], rest) : 1;
    }
    Cell second_stage(Cell second) const { return second_stages_[second]; }

    /// The second person's cells on the first `stages` stages, by tile, and maybe a few more:
    /// where the stages are many, some share their masks.
    const Marks *below(Cell stages) const {
        return masks_.data() + (stages + shared_ - 1) / shared_ * tiles_;
    }

  private:
    void fill_masks(Cell stages);

    const PairStages *stages_;
    std::optional<JointReach> reach_;
    std::vector<Cell> second_stages_;
    std::size_t tiles_;
    Cell shared_ = 1; ///< stages for each row of masks
    std::vector<Marks> masks_;
};

} // namespace pfadwerk::labyrinthe
