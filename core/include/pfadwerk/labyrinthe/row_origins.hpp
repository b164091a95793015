#pragma once

#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/ranked.hpp"

namespace pfadwerk::labyrinthe {

/// From which rows an instruction leads to a row.
class RowOrigins {
  public:
    struct Origin {
        Cell from;
        std::uint32_t move;
    };

    template <class Rank> explicit RowOrigins(const Ranked<Rank> &maze) : begin_(maze.cells() + 1) {
        for (Cell cell = 0; cell < maze.cells(); ++cell)
            for (Cell to : maze.next(cell))
                ++begin_[to + 1];
        std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
        std::vector<std::uint32_t> place(begin_.begin(), begin_.end() - 1);
        all_.resize(begin_.back());
        for (std::uint32_t move = 0; move < move_count; ++move)
            for (Cell cell = 0; cell < maze.cells(); ++cell)
                all_[place[maze.next(cell)[move]]++] = {cell, move};
    }

    std::span<const Origin> operator[](Cell row) const {
        return {all_.data() + begin_[row], all_.data() + begin_[row + 1]};
    }

  private:
    std::vector<std::uint32_t> begin_;
    std::vector<Origin> all_;
};

} // namespace pfadwerk::labyrinthe
