#pragma once

#include <cstdint>
#include <optional>

#include "pfadwerk/labyrinthe/flat.hpp"
#include "pfadwerk/labyrinthe/joint_bound.hpp"
#include "pfadwerk/labyrinthe/optimal.hpp"
#include "pfadwerk/labyrinthe/ranked.hpp"

namespace pfadwerk::labyrinthe {

/// Two mazes and the distances to their goals, for the searches with a table of all pairs. The one
/// with the longer way should come first: fewer of its cells are within reach of the bound, so that
/// there are fewer and fuller rows (2 to 3 times on the official files).
struct DensePair {
    const Maze *first;
    const Maze *second;
    const std::vector<Cell> *first_distances;
    const std::vector<Cell> *second_distances;
    const JointBound *joint = nullptr; ///< of both, where it is known

    /// The bytes of the table, if every row is touched.
    std::uint64_t table_bytes() const { return count_ranks(*first) * count_ranks(*second) / 8; }
};

struct DenseResult {
    Reached reached = Reached::stopped;
    std::int64_t depth = 0;
    std::int64_t bound = 0; ///< no sequence is shorter, also where the search was stopped
};

/// Whether there is a sequence of at most `most` instructions, and how long the shortest is.
DenseResult search_dense(const DensePair &pair, std::int64_t most, Watch &watch);

/// All sequences of the optimal length `length`; nothing where the watch stopped.
std::optional<OptimalSteps> optimal_dense(const DensePair &pair, std::int64_t length, Watch &watch);

} // namespace pfadwerk::labyrinthe
