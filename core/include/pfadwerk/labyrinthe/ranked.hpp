#pragma once

#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "pfadwerk/labyrinthe/origins.hpp"

namespace pfadwerk::labyrinthe {

/// Rows and columns of a tile: its cells fill one word of marks.
inline constexpr Cell tile_side = 8;

inline Cell tiles_across(const Maze &maze) { return (maze.width() + tile_side - 1) / tile_side; }

/// The numbers that the cells of a maze need, counted in whole tiles.
inline std::uint64_t count_ranks(const Maze &maze) {
    const Cell height = maze.cells() / maze.width();
    return std::uint64_t{tiles_across(maze)} * ((height + tile_side - 1) / tile_side) * 64;
}

/// A maze whose cells are numbered tile by tile, so that a word of 64 marks is one tile and an
/// instruction moves all its marks at once. `Rank` is a cell's new number, as narrow as the maze
/// allows; numbers outside the maze are cells that nobody enters.
template <class Rank> class Ranked {
  public:
    explicit Ranked(const Maze &maze) : Ranked(maze, distances_to_goal(maze, Origins(maze))) {}

    Ranked(const Maze &maze, const std::vector<Cell> &distances)
        : cells_(static_cast<Cell>(count_ranks(maze))), across_(tiles_across(maze)),
          distance_(cells_, unreachable) {
        const auto rank_of = [&](Cell cell) {
            const Cell x = cell % maze.width(), y = cell / maze.width();
            return static_cast<Rank>((y / tile_side * across_ + x / tile_side) * 64 +
                                     y % tile_side * tile_side + x % tile_side);
        };
        for (int move = 0; move < move_count; ++move) {
            next_[move].resize(cells_);
            std::iota(next_[move].begin(), next_[move].end(), Rank{0});
            for (Cell cell = 0; cell < maze.cells(); ++cell)
                next_[move][rank_of(cell)] = rank_of(maze.next(cell, move));
        }
        for (Cell cell = 0; cell < maze.cells(); ++cell)
            distance_[rank_of(cell)] = distances[cell];
        start_ = rank_of(maze.start());
        goal_ = rank_of(maze.goal());
    }

    /// The same maze with other distances, by rank.
    Ranked with_distances(std::vector<Cell> distances) const {
        Ranked other = *this;
        other.distance_ = std::move(distances);
        return other;
    }

    Cell cells() const { return cells_; }
    Cell across() const { return across_; } ///< tiles side by side
    Rank start() const { return start_; }
    Rank goal() const { return goal_; }
    Cell far() const { return distance_[start_]; } ///< the start's distance to the goal
    const Rank *next(int move) const { return next_[move].data(); }
    Cell distance(Rank rank) const { return distance_[rank]; }

  private:
    Cell cells_;
    Cell across_;
    Rank start_{};
    Rank goal_{};
    std::array<std::vector<Rank>, move_count> next_;
    std::vector<Cell> distance_;
};

} // namespace pfadwerk::labyrinthe
