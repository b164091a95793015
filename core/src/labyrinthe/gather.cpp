#include "pfadwerk/labyrinthe/gather.hpp"

namespace pfadwerk::labyrinthe {

namespace {

// Without the instruction, counting marks costs more than finding them.
#if defined(__x86_64__) && defined(__linux__)
#define PFADWERK_COUNTS_MARKS __attribute__((target_clones("popcnt", "default")))
#else
#define PFADWERK_COUNTS_MARKS
#endif

constexpr Marks first_column = 0x0101010101010101;
constexpr Marks first_line = 0xff;

/// The cells of a tile whose neighbour lies in the next tile.
constexpr Marks edge(int move) {
    switch (move) {
    case Move::up:
        return first_line;
    case Move::down:
        return first_line << 56;
    case Move::left:
        return first_column;
    default:
        return first_column << 7;
    }
}

template <int move> Marks within(Marks marks) {
    if constexpr (move == Move::up)
        return marks >> 8;
    else if constexpr (move == Move::down)
        return marks << 8;
    else if constexpr (move == Move::left)
        return marks >> 1;
    else
        return marks << 1;
}

template <int move> Marks beyond(Marks marks) {
    if constexpr (move == Move::up)
        return marks << 56;
    else if constexpr (move == Move::down)
        return marks >> 56;
    else if constexpr (move == Move::left)
        return marks << 7;
    else
        return marks >> 7;
}

} // namespace

void Gather::add(int move, std::span<const Tile> from) {
    switch (move) {
    case Move::up:
        return add_by<Move::up>(from);
    case Move::down:
        return add_by<Move::down>(from);
    case Move::left:
        return add_by<Move::left>(from);
    default:
        return add_by<Move::right>(from);
    }
}

/// Where marks are put. A copy of its own, which nothing that is written can change: a count in
/// memory would be waited for with each tile (a quarter of the time).
struct Gather::Hand {
    Marks *marks;
    std::uint32_t *touched;
    std::uint32_t used;

    /// Without branches: whether a tile is touched for the first time is unpredictable.
    void put(std::uint32_t place, Marks more) {
        const Marks before = marks[place];
        touched[used] = place;
        used += static_cast<unsigned>(before == 0) & static_cast<unsigned>(more != 0);
        marks[place] = before | more;
    }
};

template <int move> void Gather::add_by(std::span<const Tile> from) {
    const std::uint32_t forward = move == Move::right ? 1 : tiles_.across();
    const bool back = move == Move::up || move == Move::left;
    const std::uint32_t step = move == Move::left ? ~0U : back ? 0U - forward : forward;
    const Tiles::Step *steps = tiles_.steps(move);
    Hand hand{marks_.data(), touched_.data(), used_};
    Marks fallen = 0;
    for (const std::uint32_t margin = margin_; const Tile tile : from) {
        const Marks go = tile.marks & steps[tile.place].go;
        const Marks stay = tile.marks & steps[tile.place].stay;
        fallen |= tile.marks ^ go ^ stay;
        const std::uint32_t place = tile.place + margin;
        hand.put(place, stay | within<move>(go & ~edge(move)));
        hand.put(place + step, beyond<move>(go & edge(move)));
    }
    if (fallen)
        hand.put(tiles_.start() / 64 + margin_, Marks{1} << (tiles_.start() % 64));
    used_ = hand.used;
}

PFADWERK_COUNTS_MARKS std::uint32_t Gather::finish(const Marks *within, Marks *seen, Tile *out,
                                                   std::uint64_t &cells) {
    const Marks *near = tiles_.near();
    const Tile *begin = out;
    for (std::uint32_t i = 0; i < used_; ++i) {
        const std::uint32_t place = touched_[i] - margin_;
        const Marks fresh = marks_[touched_[i]] & near[place] & within[place] & ~seen[place];
        marks_[touched_[i]] = 0;
        seen[place] |= fresh;
        *out = {fresh, place};
        out += fresh != 0;
        cells += static_cast<std::uint64_t>(std::popcount(fresh));
    }
    used_ = 0;
    return static_cast<std::uint32_t>(out - begin);
}

} // namespace pfadwerk::labyrinthe
