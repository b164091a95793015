#pragma once

#include <cstdint>
#include <vector>

#include "pfadwerk/limits.hpp"

namespace pfadwerk::arukone {

/// What a puzzle shall be like. Cells are numbered row by row.
struct Wishes {
    int width = 0;
    int height = 0;
    std::vector<int> closed;            ///< cells that no line may enter
    std::vector<std::vector<int>> laid; ///< tight lines that are given, from end to end
    int least_pairs = 1;                ///< the laid ones not counted
    int most_pairs = 0;
    int least_length = 3; ///< in cells; 3 or more keeps the ends of a line from being neighbours
    double detour = 0.0;  ///< mean of line length (in steps) over distance of the ends, at least
    bool symmetric =
        false; ///< the places of the numbers stay the same when the board is turned by 180°
};

/// Whether `make_unique` takes these wishes: sizes and cells fit together, at most 254 pairs.
bool is_possible(const Wishes &wishes);

/// A puzzle as its lines, from end to end; empty where none was found.
struct Made {
    Ending ending = Ending::limit;
    std::vector<std::vector<int>> lines;
    Spent spent; ///< nodes = puzzles looked at
};

/// A puzzle whose solution covers the board, is tight, and is the only one under every reading.
///
/// Annealing: random changes at line ends, preferring boards on which more cells are forced, until
/// all are. Same seed, same puzzle.
Made make_unique(const Wishes &wishes, std::uint64_t seed, const Limits &limits);

} // namespace pfadwerk::arukone
