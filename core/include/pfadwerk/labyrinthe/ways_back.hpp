#pragma once

#include <optional>

#include "pfadwerk/labyrinthe/optimal.hpp"
#include "pfadwerk/labyrinthe/pair_reach.hpp"
#include "pfadwerk/labyrinthe/ranked.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

/// All sequences of the optimal length `length`, by a search over rows of pairs; nothing where the
/// watch stopped.
template <class Rank>
std::optional<OptimalSteps> find_ways_back(const Ranked<Rank> &first, const Ranked<Rank> &second,
                                           const PairStages *stages, std::int64_t length,
                                           Watch &watch);

} // namespace pfadwerk::labyrinthe
