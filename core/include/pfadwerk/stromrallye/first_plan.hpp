#pragma once

#include "pfadwerk/stromrallye/itinerary.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::stromrallye {

/// An itinerary for each charge, with as few batteries on the way as can be, so that no two are
/// used up on one battery. Whether the robot then meets all of them is another question. Empty
/// where none was found or the watch stopped it; batteries without charge have no itinerary.
std::vector<Itinerary> first_plan(const Itineraries &itineraries, Random &random, Watch &watch);

/// What looking for it may take in memory, in bytes.
std::uint64_t first_plan_bytes(const Board &board);

} // namespace pfadwerk::stromrallye
