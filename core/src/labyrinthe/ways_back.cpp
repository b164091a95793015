#include "pfadwerk/labyrinthe/ways_back.hpp"

#include "pfadwerk/labyrinthe/rows.hpp"
#include "pfadwerk/labyrinthe/sweep.hpp"
#include "pfadwerk/labyrinthe/unwind.hpp"

namespace pfadwerk::labyrinthe {

namespace {

Key<1> pack(Cell first, Cell second) { return {{std::uint64_t{first} << 32 | second}}; }
Cell first_of(const Key<1> &key) { return static_cast<Cell>(key.words[0] >> 32); }
Cell second_of(const Key<1> &key) { return static_cast<Cell>(key.words[0]); }

/// A set of cells.
class CellMarks {
  public:
    explicit CellMarks(Cell cells) : marked_(cells) {}

    bool operator[](Cell cell) const { return marked_[cell]; }

    void replace(const std::vector<Cell> &cells) {
        for (Cell cell : cells_)
            marked_[cell] = false;
        cells_.clear();
        for (Cell cell : cells)
            if (!std::exchange(marked_[cell], true))
                cells_.push_back(cell);
    }

    const std::vector<Cell> &cells() const { return cells_; } ///< each once

  private:
    std::vector<std::uint8_t> marked_;
    std::vector<Cell> cells_;
};

template <class Rank>
Ranked<Rank> aimed_at(const CellMarks &goals, const Ranked<Rank> &maze, const RowOrigins &origins) {
    return maze.with_distances(sweep(maze.cells(), goals.cells(), [&](Cell cell, auto &&visit) {
        for (const RowOrigins::Origin &origin : origins[cell])
            visit(origin.from);
    }));
}

/// Goes from the goal back to the start, layer by layer, and keeps the pairs that lead on to pairs
/// kept of the layer behind.
///
/// Where layers are missing, a search from the last known one finds them again, aimed at the pairs
/// kept behind them. It forgets what lies before, so that its layers hold pairs, too, that are
/// nearer to the start; but those are dropped: who leads to a pair of the next depth isn't nearer.
template <class Rank> class WaysBack {
  public:
    WaysBack(const Ranked<Rank> &first, const Ranked<Rank> &second, const PairStages *stages,
             Watch &watch)
        : first_(first), second_(second), stages_(stages), first_origins_(first),
          second_origins_(second), watch_(watch),
          unwinding_(pack(first.goal(), second.goal()), watch), rows_behind_(first.cells()),
          seconds_behind_(second.cells()) {
        mark_behind();
    }

    std::optional<OptimalSteps> run(std::int64_t length) {
        Checkpoints<Rank> kept(watch_);
        if (!search(length, kept) || !unwind(kept, length))
            return std::nullopt;
        return unwinding_.finish();
    }

  private:
    bool search(std::int64_t length, Checkpoints<Rank> &kept) {
        return RowSearch<Rank>(first_, second_, stages_, watch_).run(length, &kept);
    }

    bool search_between(const LayerRecord<Rank> &from, std::int64_t layers,
                        Checkpoints<Rank> &kept) {
        const Ranked<Rank> first = aimed_at(rows_behind_, first_, first_origins_);
        const Ranked<Rank> second = aimed_at(seconds_behind_, second_, second_origins_);
        return RowSearch<Rank>(first, second, nullptr, watch_).run_between(from, layers, kept);
    }

    /// Takes the layers up to depth `end`, the last one first.
    bool unwind(Checkpoints<Rank> &kept, std::int64_t end) {
        for (; !kept.empty(); kept.drop_last()) {
            const std::int64_t depth = kept.last_depth();
            if (!(end - depth == 1 ? take_layer(kept.last()) : recover(kept.last(), end - depth)))
                return false;
            end = depth;
        }
        return true;
    }

    bool recover(const LayerRecord<Rank> &from, std::int64_t layers) {
        Checkpoints<Rank> kept(watch_);
        return search_between(from, layers, kept) && unwind(kept, layers);
    }

    bool take_layer(const LayerRecord<Rank> &layer) {
        found_.clear();
        const bool whole = layer.for_each_row([&](Rank row, std::span<const Rank> seconds) {
            if (leads_to_row_behind(row))
                for (Rank second : seconds)
                    take(row, second);
            return watch_.step(seconds.size());
        });
        if (!whole)
            return false;
        // In order, however the search that found them kept its layers.
        std::ranges::sort(found_, {}, [](const Found &found) { return found.key.words[0]; });
        for (const Found &found : found_)
            unwinding_.add(found.key, found.steps);
        if (!unwinding_.end_layer())
            return false;
        mark_behind();
        return true;
    }

    void mark_behind() {
        std::vector<Cell> rows, seconds;
        for (const Key<1> &key : unwinding_.after().keys()) {
            rows.push_back(first_of(key));
            seconds.push_back(second_of(key));
        }
        rows_behind_.replace(rows);
        seconds_behind_.replace(seconds);
    }

    bool leads_to_row_behind(Rank row) const {
        return std::ranges::any_of(first_.next(row), [&](Rank to) { return rows_behind_[to]; });
    }

    void take(Rank first, Rank second) {
        OptimalSteps::Steps steps{-1, -1, -1, -1};
        std::int32_t most = -1;
        for (int move = 0; move < move_count; ++move) {
            const Cell row = first_.next(first)[move], cell = second_.next(second)[move];
            if (!(rows_behind_[row] & seconds_behind_[cell]))
                continue;
            steps[move] = unwinding_.after().find(pack(row, cell));
            most = std::max(most, steps[move]);
        }
        if (most >= 0)
            found_.push_back({pack(first, second), steps});
    }

    struct Found {
        Key<1> key;
        OptimalSteps::Steps steps;
    };

    const Ranked<Rank> &first_;
    const Ranked<Rank> &second_;
    const PairStages *stages_;
    RowOrigins first_origins_;
    RowOrigins second_origins_;
    Watch &watch_;
    Unwinding<1> unwinding_;
    CellMarks rows_behind_;
    CellMarks seconds_behind_;
    std::vector<Found> found_;
};

} // namespace

template <class Rank>
std::optional<OptimalSteps> find_ways_back(const Ranked<Rank> &first, const Ranked<Rank> &second,
                                           const PairStages *stages, std::int64_t length,
                                           Watch &watch) {
    return WaysBack<Rank>(first, second, stages, watch).run(length);
}

template std::optional<OptimalSteps> find_ways_back(const Ranked<std::uint16_t> &,
                                                    const Ranked<std::uint16_t> &,
                                                    const PairStages *, std::int64_t, Watch &);
template std::optional<OptimalSteps> find_ways_back(const Ranked<std::uint32_t> &,
                                                    const Ranked<std::uint32_t> &,
                                                    const PairStages *, std::int64_t, Watch &);

} // namespace pfadwerk::labyrinthe
