#include "pfadwerk/arukone/line_model.hpp"
#include "pfadwerk/arukone/solve.hpp"

namespace pfadwerk::arukone {

namespace {

/// Asks for each edge whether a solution has it otherwise than all found so far; every answer
/// serves all edges.
class FactSearch {
  public:
    FactSearch(const Board &board, Reading reading, Watch &watch, Facts &facts)
        : board_(board), solver_(watch), model_(board, {reading}, solver_), facts_(facts) {}

    Verdict run(Solution first) {
        list_edges();
        take(std::move(first));
        for (std::size_t i = 0; i < seen_.size(); ++i) {
            if (seen_[i].with && seen_[i].without)
                continue;
            if (settle(i) == Verdict::stopped)
                return Verdict::stopped;
        }
        return Verdict::satisfiable;
    }

  private:
    struct Seen {
        bool with = false, without = false;
    };

    void list_edges() {
        for (int cell = 0; cell < board_.size(); ++cell)
            for (int way = 0; board_.cells[cell] != blocked && way < 2; ++way)
                if (const int next = board_.neighbours(cell)[way]; next != nowhere)
                    facts_.edges.push_back({cell, next, Fact::open});
        seen_.resize(facts_.edges.size());
    }

    Lit edge(std::size_t i) const { return model_.edge(facts_.edges[i].a, facts_.edges[i].b); }

    void take(Solution solution) {
        std::vector<std::uint8_t> drawn(solver_.variables(), 0);
        for (const auto &line : solution.lines)
            for (std::size_t i = 1; i < line.size(); ++i)
                drawn[variable_of(model_.edge(line[i - 1], line[i]))] = 1;
        bool shows = facts_.solutions.empty();
        for (std::size_t i = 0; i < seen_.size(); ++i) {
            const bool with = drawn[variable_of(edge(i))];
            bool &known = with ? seen_[i].with : seen_[i].without;
            shows |= !known;
            known = true;
            solver_.prefer(variable_of(edge(i)), !with);
        }
        if (shows)
            facts_.solutions.push_back(std::move(solution));
    }

    Verdict settle(std::size_t i) {
        const Lit otherwise = edge(i) ^ (seen_[i].with ? 1u : 0u);
        const Lit assumption[] = {otherwise};
        const Verdict verdict = solver_.solve(assumption);
        if (verdict == Verdict::satisfiable)
            take(model_.solution(solver_));
        if (verdict == Verdict::unsatisfiable) {
            facts_.edges[i].fact = seen_[i].with ? Fact::always : Fact::never;
            solver_.add_clause({negate(otherwise)});
        }
        return verdict;
    }

    const Board &board_;
    Cdcl solver_;
    LineModel model_;
    Facts &facts_;
    std::vector<Seen> seen_;
};

} // namespace

Facts facts(const Board &board, Reading reading, const Limits &limits) {
    Watch watch(limits);
    Facts facts;
    Counted first = count(board, reading, 1, limits);
    facts.ending = first.ending;
    if (!first.solutions.empty()) {
        FactSearch search(board, reading, watch, facts);
        const Verdict verdict = search.run(std::move(first.solutions[0]));
        facts.ending = verdict == Verdict::stopped ? watch.ending() : Ending::solved;
    }
    facts.spent = watch.spent();
    return facts;
}

} // namespace pfadwerk::arukone
