#pragma once

#include "pfadwerk/stromrallye/position.hpp"

namespace pfadwerk::stromrallye {

/// The steps of a winning sequence of legs, walking-off at the end included.
std::vector<Step> steps_of(const Board &board, const Terrain &terrain, const Legs &legs,
                           const std::vector<Move> &moves);

} // namespace pfadwerk::stromrallye
