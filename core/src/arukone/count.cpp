#include <algorithm>

#include "pfadwerk/arukone/enumeration.hpp"
#include "pfadwerk/arukone/frontier.hpp"

namespace pfadwerk::arukone {

namespace {

using Shape = LineModel::Shape;

/// Proves by canonical solutions, where it can, that a board has at most one solution in the loose
/// reading: then it has no other under any reading.
class LooseProof {
  public:
    LooseProof(const Board &board, std::vector<Solution> canonical, Watch &watch)
        : board_(board), canonical_(board, {{}, Shape::canonical}, watch),
          found_(std::move(canonical)) {}

    /// True once it is proved.
    bool proves(std::uint64_t conflicts) {
        if (hopeless_)
            return false;
        const Verdict verdict = canonical_.extend(found_, 2, conflicts);
        hopeless_ =
            verdict == Verdict::satisfiable || (!found_.empty() && detour(board_, found_[0]));
        return verdict == Verdict::unsatisfiable && !hopeless_;
    }
    const std::vector<Solution> &only() const { return found_; }

  private:
    const Board &board_;
    Enumeration canonical_;
    std::vector<Solution> found_;
    bool hopeless_ = false;
};

bool covers(const Board &board, const Solution &solution) {
    return std::ranges::count(solution.labels(board), 0) ==
           std::ranges::count(board.cells, blocked);
}

/// Long lines that fill a narrow board keep the search busy for minutes; the sweep needs a second.
/// It starts when the search has had as much, and gives up at once where the board is too wide.
constexpr std::uint64_t turn_with_sweep = 8000;
constexpr std::size_t most_states = 300'000;

/// `stopped` where sweeping doesn't tell all that is asked.
Verdict swept(const Board &board, std::vector<Solution> &solutions, std::size_t at_most,
              Watch &watch) {
    Swept found = sweep(board, true, most_states, watch);
    if (!found.ended || (!found.exhausted && at_most > found.solutions.size()))
        return Verdict::stopped;
    const bool enough = found.solutions.size() >= at_most;
    found.solutions.resize(std::min(at_most, found.solutions.size()));
    solutions = std::move(found.solutions);
    return enough ? Verdict::satisfiable : Verdict::unsatisfiable;
}

/// Covering solutions, and in turn the proof that even without covering there is only one: the way
/// in which lines keep together where gaps are allowed makes that much shorter for well-made
/// puzzles.
Verdict covering(const Board &board, std::vector<Solution> &solutions, std::size_t at_most,
                 Watch &watch) {
    Enumeration every(board, {{true, false}, Shape::any}, watch);
    if (at_most > 1 && every.vary(solutions) && solutions.size() == at_most)
        return Verdict::satisfiable;
    LooseProof proof(board, solutions, watch);
    for (std::uint64_t conflicts = 2000;; conflicts *= 2) {
        const Verdict verdict = every.extend(solutions, at_most, conflicts);
        if (verdict != Verdict::stopped || watch.stopped())
            return verdict;
        if (solutions.size() < 2 && proof.proves(2 * conflicts)) {
            solutions = proof.only();
            std::erase_if(solutions, [&](const Solution &each) { return !covers(board, each); });
            return Verdict::unsatisfiable;
        }
        if (watch.stopped())
            return Verdict::stopped;
        if (conflicts != turn_with_sweep)
            continue;
        if (const Verdict told = swept(board, solutions, at_most, watch); told != Verdict::stopped)
            return told;
    }
}

/// Where cells may stay empty every solution has a tight one on a part of its cells (see
/// `shortcut`), so there is a tight one where there is any, and routing finds it.
Verdict tight(const Board &board, std::vector<Solution> &solutions, std::size_t at_most,
              Watch &watch) {
    Counted any;
    const Verdict verdict = loose_up_to_two(board, any, std::min<std::size_t>(at_most, 1), watch);
    if (any.solutions.empty())
        return verdict;
    solutions.push_back(shortcut(board, any.solutions[0]));
    if (at_most == 1)
        return Verdict::satisfiable;
    Enumeration every(board, {{false, true}, Shape::any}, watch);
    every.vary(solutions);
    return every.extend(solutions, at_most);
}

Verdict general(const Board &board, Reading reading, std::vector<Solution> &solutions,
                std::size_t at_most, Watch &watch) {
    if (reading.cover && !colours_even_out(board))
        return Verdict::unsatisfiable;
    if (reading.tight && !reading.cover)
        return tight(board, solutions, at_most, watch);
    if (at_most > 0 && !reading.tight)
        guess(board, {{reading.cover, true}, Shape::any}, solutions, watch);
    if (solutions.size() == at_most)
        return Verdict::satisfiable;
    if (reading.cover && !reading.tight)
        return covering(board, solutions, at_most, watch);
    return Enumeration(board, {reading, Shape::any}, watch).extend(solutions, at_most);
}

/// Whether the model of a board can be numbered and, roughly reckoned, paid for.
bool affordable(const Board &board, Watch &watch) {
    constexpr std::uint64_t most_variables = 100'000'000, bytes_each = 120;
    const std::uint64_t variables = static_cast<std::uint64_t>(board.size()) * (board.pairs + 3);
    if (variables > most_variables || !watch.take(variables * bytes_each))
        return false;
    watch.give_back(variables * bytes_each);
    return true;
}

} // namespace

Counted count(const Board &board, Reading reading, std::size_t at_most, const Limits &limits) {
    Watch watch(limits);
    Counted counted;
    if (!affordable(board, watch)) {
        counted.spent = watch.spent();
        return counted;
    }
    const bool loose = !reading.cover && !reading.tight;
    const Verdict verdict = loose && at_most <= 2
                                ? loose_up_to_two(board, counted, at_most, watch)
                                : general(board, reading, counted.solutions, at_most, watch);
    counted.not_unique |= counted.solutions.size() > 1;
    counted.exhausted = verdict == Verdict::unsatisfiable;
    counted.ending = verdict == Verdict::stopped                      ? watch.ending()
                     : counted.solutions.empty() && counted.exhausted ? Ending::proved_none
                                                                      : Ending::solved;
    counted.spent = watch.spent();
    return counted;
}

} // namespace pfadwerk::arukone
