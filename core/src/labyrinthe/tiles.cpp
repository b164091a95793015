#include "pfadwerk/labyrinthe/tiles.hpp"

#include <algorithm>

namespace pfadwerk::labyrinthe {

namespace {

/// How the number of a cell's neighbour differs, within the tile and beyond its edge.
bool is_neighbour(std::uint32_t from, std::uint32_t to, int move, std::uint32_t across) {
    const std::uint32_t up_beyond = across * 64 - 56, left_beyond = 64 - 7;
    switch (move) {
    case Move::up:
        return from - to == 8 || from - to == up_beyond;
    case Move::down:
        return to - from == 8 || to - from == up_beyond;
    case Move::left:
        return from - to == 1 || from - to == left_beyond;
    default:
        return to - from == 1 || to - from == left_beyond;
    }
}

} // namespace

template <class Rank>
Tiles::Tiles(const Ranked<Rank> &maze)
    : across_(maze.across()), start_(maze.start()), near_(maze.cells() / 64) {
    for (int move = 0; move < move_count; ++move) {
        steps_[move].resize(near_.size());
        for (Cell rank = 0; rank < maze.cells(); ++rank) {
            const Cell to = maze.next(rank)[move];
            Step &step = steps_[move][rank / 64];
            const Marks mark = Marks{1} << (rank % 64);
            if (to == rank)
                step.stay |= mark;
            else if (is_neighbour(rank, to, move, across_))
                step.go |= mark;
        }
    }
    for (Cell rank = 0; rank < maze.cells(); ++rank)
        if (const Cell distance = maze.distance(static_cast<Rank>(rank)); distance != unreachable) {
            near_[rank / 64] |= Marks{1} << (rank % 64);
            by_distance_.push_back({distance, rank});
        }
    std::ranges::sort(by_distance_, {}, &Far::distance);
}

void Tiles::keep_near(Cell most) {
    while (!by_distance_.empty() && by_distance_.back().distance > most) {
        const std::uint32_t rank = by_distance_.back().rank;
        near_[rank / 64] &= ~(Marks{1} << (rank % 64));
        by_distance_.pop_back();
    }
}

template Tiles::Tiles(const Ranked<std::uint16_t> &);
template Tiles::Tiles(const Ranked<std::uint32_t> &);

} // namespace pfadwerk::labyrinthe
