#pragma once

#include "pfadwerk/labyrinthe/optimal.hpp"
#include "pfadwerk/labyrinthe/outcome.hpp"
#include "pfadwerk/labyrinthe/team.hpp"

namespace pfadwerk::labyrinthe {

/// Whether the searches can hold a state of these mazes.
bool can_pack(Mazes mazes);

/// A shortest common sequence for two or more mazes, or the proof that there is none.
Outcome solve_exactly(Mazes mazes, const Limits &limits);

/// The same by breadth-first search without bounds: the yardstick for more than two mazes.
Outcome solve_plainly(Mazes mazes, const Limits &limits);

/// Good sequences first, better ones as long as the limits allow, with a proven lower bound.
Outcome solve_fast(Mazes mazes, const Limits &limits);

/// All sequences of the optimal length, which must be known: see `solve_exactly`.
OptimalOutcome find_all_optimal(Mazes mazes, std::int64_t length, const Limits &limits);

} // namespace pfadwerk::labyrinthe
