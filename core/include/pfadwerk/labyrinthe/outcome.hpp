#pragma once

#include <cstdint>
#include <string>

#include "pfadwerk/limits.hpp"

namespace pfadwerk::labyrinthe {

/// What a search for a shortest common sequence found. A sequence is written in `move_letters`.
struct Outcome {
    Ending ending = Ending::limit;
    Spent spent;
    bool found = false;     ///< whether `moves` is a sequence that leads everybody to the goal
    std::string moves;      ///< the shortest found; the empty one is a sequence, too
    std::int64_t bound = 0; ///< no sequence is shorter: equals the length where that is optimal
};

} // namespace pfadwerk::labyrinthe
