#include "pfadwerk/arukone/enumeration.hpp"
#include "pfadwerk/arukone/route.hpp"

namespace pfadwerk::arukone {

namespace {

/// Where there is room routing finds a solution in a hundredth of the time, if at all. Many short
/// turns: either way of searching may take long from an unlucky start. (Turns of 500 to 8000
/// conflicts on two hard boards of the design contest and their mirror images: from 2000 to 4000
/// the total is least, and single boards differ by a factor of ten whatever the length.)
constexpr int rounds = 100;
constexpr std::uint64_t turns = 40, turn_conflicts = 4000;

using Shape = LineModel::Shape;

/// Appends a routed solution, and another one where lines have room beside it; false where those
/// are too few. (Where there is no room the search does without: it counts canonical solutions.)
bool append(const Board &board, const Routing &routing, std::vector<Solution> &solutions,
            std::size_t at_most) {
    if (!routing.solves())
        return false;
    if (at_most > 1) {
        auto other = detour(board, routing.ways);
        if (!other)
            return false;
        solutions.push_back(std::move(*other));
    }
    solutions.push_back(routing.ways);
    return true;
}

/// Routes, and searches near the ways that cross least, in turn until the search has ended or
/// routing has brought all that is asked: then true.
bool in_turn(const Board &board, Enumeration &canonical, std::vector<Solution> &solutions,
             std::size_t at_most, Watch &watch) {
    for (std::uint64_t turn = 1; turn <= turns; ++turn) {
        const Routing routing = route(board, turn, rounds, watch);
        if (append(board, routing, solutions, at_most))
            return true;
        canonical.prefer(routing.ways);
        if (canonical.extend(solutions, 1, turn_conflicts) != Verdict::stopped || watch.stopped())
            return false;
    }
    return false;
}

} // namespace

/// By canonical solutions. What the guesses find is canonical too: it leaves no gap, or is rigid.
Verdict loose_up_to_two(const Board &board, Counted &counted, std::size_t at_most, Watch &watch) {
    auto &solutions = counted.solutions;
    if (at_most == 0 || append(board, route(board, 0, rounds, watch), solutions, at_most))
        return Verdict::satisfiable;
    if (!colours_even_out(board) ||
        guess(board, {{true, true}, Shape::any}, solutions, watch) != Verdict::satisfiable)
        counted.not_unique =
            guess(board, {{}, Shape::rigid}, solutions, watch) == Verdict::unsatisfiable;
    Enumeration canonical(board, {{}, Shape::canonical}, watch);
    if (solutions.empty() && in_turn(board, canonical, solutions, at_most, watch))
        return Verdict::satisfiable;
    if (const Verdict verdict = canonical.extend(solutions, 1);
        verdict != Verdict::satisfiable || at_most == 1)
        return verdict;
    if (auto other = detour(board, solutions[0])) {
        solutions.push_back(std::move(*other));
        return Verdict::satisfiable;
    }
    if (Enumeration(board, {}, watch).vary(solutions))
        return Verdict::satisfiable;
    return canonical.extend(solutions, at_most);
}

} // namespace pfadwerk::arukone
