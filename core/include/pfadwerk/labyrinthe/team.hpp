#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/origins.hpp"
#include "pfadwerk/require.hpp"

namespace pfadwerk::labyrinthe {

/// Mazes as the caller holds them.
using Mazes = std::span<const Maze *const>;

/// Where everybody stands, packed into `Words` words.
template <int Words> struct Key {
    std::array<std::uint64_t, Words> words{};

    /// Written out: the comparison of std::array is a call of memcmp (half the time of a beam).
    bool operator==(const Key &other) const {
        std::uint64_t differing = 0;
        for (int word = 0; word < Words; ++word)
            differing |= words[word] ^ other.words[word];
        return differing == 0;
    }
};

/// How many words the cells of these mazes need; no cell is split between words.
int words_for(Mazes mazes);
inline constexpr int most_words = 8;

/// The mazes of one puzzle: steps everybody at once and bounds what is left.
template <int Words> class Team {
  public:
    Team(Mazes mazes, std::span<const std::vector<Cell>> distances) {
        int word = 0, shift = 0;
        for (std::size_t i = 0; i < mazes.size(); ++i) {
            const int bits =
                std::bit_width(mazes[i]->cells()); // one value is left over: see KeySet
            if (shift + bits > 64) {
                ++word;
                shift = 0;
            }
            require(word < Words);
            places_.push_back(
                {mazes[i], distances[i].data(), word, shift, (std::uint64_t{1} << bits) - 1});
            shift += bits;
        }
    }

    Key<Words> start() const {
        return pack([](const Place &place) { return place.maze->start(); });
    }
    Key<Words> goal() const {
        return pack([](const Place &place) { return place.maze->goal(); });
    }
    Key<Words> next(const Key<Words> &key, int move) const {
        return pack([&](const Place &place) { return place.maze->next(cell(place, key), move); });
    }

    /// Where everybody stands after an instruction, the largest distance to a goal and the sum of
    /// the distances (where the largest is not `unreachable`).
    struct Step {
        Key<Words> key;
        Cell far = 0;
        std::uint64_t sum = 0;
    };

    /// What each instruction does, with one look at each person.
    std::array<Step, move_count> steps(const Key<Words> &key) const {
        std::array<Step, move_count> steps;
        for (const Place &place : places_) {
            const Maze::Steps &to = place.maze->next(cell(place, key));
            for (std::size_t move = 0; move < move_count; ++move) {
                const Cell distance = place.distance[to[move]];
                steps[move].key.words[place.word] |= std::uint64_t{to[move]} << place.shift;
                steps[move].far = std::max(steps[move].far, distance);
                steps[move].sum += distance;
            }
        }
        return steps;
    }

    /// The largest distance to a goal: nobody's way is shorter.
    Cell far(const Key<Words> &key) const {
        Cell most = 0;
        for (const Place &place : places_)
            most = std::max(most, place.distance[cell(place, key)]);
        return most;
    }

    /// The sum of the distances to the goals; only where `far` is not `unreachable`.
    std::uint64_t sum(const Key<Words> &key) const {
        std::uint64_t all = 0;
        for (const Place &place : places_)
            all += place.distance[cell(place, key)];
        return all;
    }

    std::size_t persons() const { return places_.size(); }

    /// Where a person stands.
    Cell cell(const Key<Words> &key, std::size_t person) const {
        return cell(places_[person], key);
    }

    Cell distance(const Key<Words> &key, std::size_t person) const {
        return places_[person].distance[cell(places_[person], key)];
    }

    /// An instruction that brings this person nearer to the goal.
    int downhill(const Key<Words> &key, std::size_t person) const {
        const Place &place = places_[person];
        const Cell here = cell(place, key);
        for (int move = 0; move < move_count; ++move)
            if (place.distance[place.maze->next(here, move)] < place.distance[here])
                return move;
        return -1;
    }

  private:
    struct Place {
        const Maze *maze;
        const Cell *distance;
        int word;
        int shift;
        std::uint64_t mask;
    };

    static Cell cell(const Place &place, const Key<Words> &key) {
        return static_cast<Cell>(key.words[place.word] >> place.shift & place.mask);
    }

    template <class CellOf> Key<Words> pack(CellOf &&cell_of) const {
        Key<Words> key;
        for (const Place &place : places_)
            key.words[place.word] |= std::uint64_t{cell_of(place)} << place.shift;
        return key;
    }

    std::vector<Place> places_;
};

} // namespace pfadwerk::labyrinthe
