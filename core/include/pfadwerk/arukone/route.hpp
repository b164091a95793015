#pragma once

#include <cstdint>

#include "pfadwerk/arukone/solve.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::arukone {

/// Ways for all pairs, and how many of their cells too many lines lie on: 0, and it is a solution
/// in the loose reading. No ways where the watch ended it or a pair can't be joined at all.
struct Routing {
    Solution ways;
    int crossings = 0;

    bool solves() const { return !ways.lines.empty() && crossings == 0; }
};

/// Draws lines over each other and redraws those that cross until none does: fast where there is
/// room, and no proof of anything where lines still cross. The round with the fewest crossings.
Routing route(const Board &board, std::uint64_t seed, int rounds, Watch &watch);

} // namespace pfadwerk::arukone
