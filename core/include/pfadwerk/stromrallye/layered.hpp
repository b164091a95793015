#pragma once

#include <vector>

#include "pfadwerk/stromrallye/fates.hpp"
#include "pfadwerk/stromrallye/health.hpp"
#include "pfadwerk/stromrallye/position.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::stromrallye {

/// One run of the layered search.
struct LayeredPlan {
    int width = 10;      ///< positions kept per layer
    int end_width = 200; ///< ... where few batteries are left
    int reach = 8;       ///< so many nearest loaded batteries are tried
    std::uint64_t seed = 1;
    Taste taste;
};

struct LayeredSearch {
    bool solved = false;
    std::vector<Move> moves;
    int fewest_loaded = 0; ///< how near it came
};

/// Whether a board is made for it: one robot, charges that are not huge.
bool fits_layers(const Board &board);

/// What a run may hold in memory, in bytes.
std::uint64_t layered_bytes(const Board &board, const LayeredPlan &plan);

/// Beam search for one robot. All solutions take the same number of steps, so positions are
/// compared layer by layer: the same charge left in all. It may miss solutions, it never proves
/// anything.
LayeredSearch search_layers(const Board &board, const Legs &legs, Fates &fates,
                            const LayeredPlan &plan, Watch &watch);

} // namespace pfadwerk::stromrallye
