#include "pfadwerk/labyrinthe/solve.hpp"

#include "pfadwerk/labyrinthe/solver.hpp"

namespace pfadwerk::labyrinthe {

namespace {

/// Calls `use(solver)` with a solver whose states are as narrow as the mazes allow.
template <class Use> auto with_solver(Mazes mazes, const Limits &limits, Use &&use) {
    require(can_pack(mazes));
    const int words = words_for(mazes);
    if (words == 1) {
        Solver<1> solver(mazes, limits);
        return use(solver);
    }
    if (words == 2) {
        Solver<2> solver(mazes, limits);
        return use(solver);
    }
    Solver<most_words> solver(mazes, limits);
    return use(solver);
}

} // namespace

bool can_pack(Mazes mazes) { return !mazes.empty() && words_for(mazes) <= most_words; }

std::vector<std::vector<Cell>> all_distances(Mazes mazes) {
    std::vector<std::vector<Cell>> distances;
    for (const Maze *maze : mazes)
        distances.push_back(distances_to_goal(*maze, Origins(*maze)));
    return distances;
}

Outcome solve_exactly(Mazes mazes, const Limits &limits) {
    return with_solver(mazes, limits, [](auto &solver) { return solver.solve_exactly(); });
}

Outcome solve_plainly(Mazes mazes, const Limits &limits) {
    return with_solver(mazes, limits, [](auto &solver) { return solver.solve_plainly(); });
}

Outcome solve_fast(Mazes mazes, const Limits &limits) {
    return with_solver(mazes, limits, [](auto &solver) { return solver.solve_fast(); });
}

OptimalOutcome find_all_optimal(Mazes mazes, std::int64_t length, const Limits &limits) {
    return with_solver(mazes, limits,
                       [&](auto &solver) { return solver.find_all_optimal(length); });
}

} // namespace pfadwerk::labyrinthe
