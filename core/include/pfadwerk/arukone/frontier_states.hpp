#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace pfadwerk::arukone {

/// A place of the frontier: nothing, the number of the line that leads on there, or a side of an
/// arc: a line without number as yet that leads on with both ends. Lines don't cross, so arcs nest,
/// and the sides alone tell which of them belong together.
using Place = std::uint8_t;
constexpr Place none = 0, opens = 1, closes = 2, first_number = 3;
constexpr int widest_frontier = 23, most_frontier_numbers = 256 - first_number;

/// The lines that lead on from the cells passed: the way down from each column passed in this row,
/// the way right into the current cell, the ways down from the row before.
struct Frontier {
    std::array<Place, widest_frontier + 1> places{};

    bool operator==(const Frontier &) const = default;

    std::uint64_t hash() const {
        std::array<std::uint64_t, 3> words{};
        static_assert(sizeof words == sizeof places);
        std::memcpy(words.data(), places.data(), sizeof words);
        std::uint64_t hash = 0;
        for (const std::uint64_t word : words) {
            hash = (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15ull;
            hash ^= hash >> 29;
        }
        return hash;
    }

    /// The other side of the arc that has a side at `at`.
    int other_side(int at) const {
        const int step = places[at] == opens ? 1 : -1;
        for (int depth = 0;; at += step) {
            depth += places[at] == opens ? 1 : places[at] == closes ? -1 : 0;
            if (depth == 0)
                return at;
        }
    }
};

constexpr std::uint32_t no_row = 0xffffffff;

/// How a state came about: two bits for each cell of the current row (the way right, the way down),
/// and the row before.
struct Past {
    std::uint64_t ways = 0;
    std::uint32_t before = no_row;
};

/// Rows that states came from, kept while a state or a later row does.
class Rows {
  public:
    std::uint32_t add(Past past) {
        if (past.before != no_row)
            ++rows_[past.before].uses;
        if (free_.empty()) {
            rows_.push_back({past, 0});
            return static_cast<std::uint32_t>(rows_.size() - 1);
        }
        const std::uint32_t row = free_.back();
        free_.pop_back();
        rows_[row] = {past, 0};
        return row;
    }

    /// Forgets a row that no later one came from, and those before it that this leaves without use.
    void forget_unused(std::uint32_t row) {
        while (row != no_row && rows_[row].uses == 0) {
            free_.push_back(row);
            row = rows_[row].past.before;
            if (row != no_row)
                --rows_[row].uses;
        }
    }

    const Past &operator[](std::uint32_t row) const { return rows_[row].past; }
    std::uint64_t bytes() const { return rows_.capacity() * sizeof(Row) + free_.capacity() * 4; }

  private:
    struct Row {
        Past past;
        std::uint32_t uses = 0;
    };
    std::vector<Row> rows_;
    std::vector<std::uint32_t> free_;
};

/// Each frontier once, with up to two ways in which it came about.
class States {
  public:
    struct State {
        Frontier frontier;
        std::array<Past, 2> pasts;
        int known;
    };

    void clear() {
        states_.clear();
        std::ranges::fill(slots_, 0u);
    }

    void add(const Frontier &frontier, Past past) {
        if (2 * states_.size() >= slots_.size())
            grow();
        std::uint32_t &slot = slot_of(frontier);
        if (slot == 0) {
            states_.push_back({frontier, {past, {}}, 1});
            slot = static_cast<std::uint32_t>(states_.size());
        } else if (State &state = states_[slot - 1]; state.known < 2) {
            state.pasts[state.known++] = past;
        }
    }

    /// Changing a frontier is safe only where nothing is added any more before `clear`.
    std::vector<State> &all() { return states_; }
    const std::vector<State> &all() const { return states_; }
    std::uint64_t bytes() const { return states_.capacity() * sizeof(State) + slots_.size() * 4; }

  private:
    std::uint32_t &slot_of(const Frontier &frontier) {
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t at = frontier.hash() & mask;; at = (at + 1) & mask)
            if (slots_[at] == 0 || states_[slots_[at] - 1].frontier == frontier)
                return slots_[at];
    }

    void grow() {
        slots_.assign(std::max<std::size_t>(1024, 4 * std::bit_ceil(states_.size() + 1)), 0);
        for (std::size_t i = 0; i < states_.size(); ++i)
            slot_of(states_[i].frontier) = static_cast<std::uint32_t>(i + 1);
    }

    std::vector<State> states_;
    std::vector<std::uint32_t> slots_; ///< index of a state plus 1, by hash
};

} // namespace pfadwerk::arukone
