#pragma once

#include <algorithm>
#include <array>
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
    using Steps = std::array<Rank, move_count>;

    explicit Ranked(const Maze &maze) : Ranked(maze, distances_to_goal(maze, Origins(maze))) {}

    Ranked(const Maze &maze, const std::vector<Cell> &distances)
        : cells_(static_cast<Cell>(count_ranks(maze))), across_(tiles_across(maze)),
          distance_(cells_, unreachable) {
        const auto rank = [&](Cell cell) { return rank_of(maze, cell); };
        next_.resize(cells_);
        for (Cell each = 0; each < cells_; ++each)
            next_[each].fill(static_cast<Rank>(each));
        for (Cell cell = 0; cell < maze.cells(); ++cell) {
            std::ranges::transform(maze.next(cell), next_[rank(cell)].begin(), rank);
            distance_[rank(cell)] = distances[cell];
        }
        start_ = rank(maze.start());
        goal_ = rank(maze.goal());
    }

    /// What is known of a maze's cells, by rank.
    static std::vector<Cell> by_rank(const Maze &maze, const std::vector<Cell> &values) {
        std::vector<Cell> all(count_ranks(maze));
        for (Cell cell = 0; cell < maze.cells(); ++cell)
            all[rank_of(maze, cell)] = values[cell];
        return all;
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
    Cell far() const { return distance_[start_]; }             ///< the start's distance to the goal
    const Steps &next(Cell rank) const { return next_[rank]; } ///< by instruction
    Cell distance(Rank rank) const { return distance_[rank]; }

  private:
    static Rank rank_of(const Maze &maze, Cell cell) {
        const Cell x = cell % maze.width(), y = cell / maze.width();
        return static_cast<Rank>((y / tile_side * tiles_across(maze) + x / tile_side) * 64 +
                                 y % tile_side * tile_side + x % tile_side);
    }

    Cell cells_;
    Cell across_;
    Rank start_{};
    Rank goal_{};
    std::vector<Steps> next_;
    std::vector<Cell> distance_;
};

} // namespace pfadwerk::labyrinthe
