#pragma once

#include <vector>

#include "pfadwerk/stromrallye/position.hpp"

namespace pfadwerk::stromrallye {

/// Adds every move that may lead on. A lone robot never enters an emptied battery: there it is
/// stuck, and what it could still do is the walking-off at the end.
void collect_moves(const Legs &legs, const Position &position, std::vector<Move> &moves);

} // namespace pfadwerk::stromrallye
