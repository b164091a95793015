#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "pfadwerk/labyrinthe/ranked.hpp"

namespace pfadwerk::labyrinthe {

using Marks = std::uint64_t;

/// Marks of one tile.
struct Tile {
    Marks marks = 0;
    std::uint32_t place = 0;
};

/// A maze as masks: what an instruction does to all cells of a tile, and which are near the goal.
class Tiles {
  public:
    /// The cells that go on to the neighbour and those that stay; the others fall to the start.
    struct Step {
        Marks go = 0;
        Marks stay = 0;
    };

    template <class Rank> explicit Tiles(const Ranked<Rank> &maze);

    std::uint32_t count() const { return static_cast<std::uint32_t>(near_.size()); }
    std::uint32_t across() const { return across_; }
    std::uint32_t start() const { return start_; }
    const Step *steps(int move) const { return steps_[move].data(); }

    /// The cells not farther from the goal than the last `keep_near` said, by tile.
    const Marks *near() const { return near_.data(); }
    /// Forgets the cells farther than `most` from the goal; `most` never grows.
    void keep_near(Cell most);

  private:
    struct Far {
        Cell distance;
        std::uint32_t rank;
    };

    std::uint32_t across_;
    std::uint32_t start_;
    std::array<std::vector<Step>, move_count> steps_;
    std::vector<Marks> near_;
    std::vector<Far> by_distance_; ///< cells in `near_`, the farthest last
};

extern template Tiles::Tiles(const Ranked<std::uint16_t> &);
extern template Tiles::Tiles(const Ranked<std::uint32_t> &);

} // namespace pfadwerk::labyrinthe
