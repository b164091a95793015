#pragma once

#include <optional>

#include "pfadwerk/labyrinthe/beam.hpp"
#include "pfadwerk/labyrinthe/dense.hpp"
#include "pfadwerk/labyrinthe/lead.hpp"
#include "pfadwerk/labyrinthe/solve.hpp"
#include "pfadwerk/labyrinthe/unwind.hpp"

namespace pfadwerk::labyrinthe {

/// The exact distances to the goal, one list for each maze.
std::vector<std::vector<Cell>> all_distances(Mazes mazes);

/// Puts the searches together: each stage knows more, costs more, and starts where the one before
/// gave up.
template <int Words> class Solver {
  public:
    Solver(Mazes mazes, const Limits &limits)
        : mazes_(mazes), watch_(limits), distances_(all_distances(mazes)), team_(mazes, distances_),
          lower_(team_.far(team_.start())), memory_(limits.memory) {
        if (mazes.size() == 2)
            pair_ = {mazes[longest()], mazes[1 - longest()], &distances_[longest()],
                     &distances_[1 - longest()]};
    }

    Outcome solve_exactly() {
        if (has_no_way() || search_plainly(small) || lead_everybody() || bound_together() ||
            try_beam(first_width) || try_beam(proof_width))
            return close();
        prove();
        return close();
    }

    Outcome solve_plainly() {
        if (!has_no_way())
            search_plainly(unlimited);
        return close();
    }

    /// Wider and wider beams, each followed by a proof that may cost as much.
    Outcome solve_fast() {
        if (has_no_way() || search_plainly(small) || lead_everybody() || bound_together())
            return close();
        for (std::size_t width = first_width; width <= widest && !done(); width *= 4)
            if (!try_beam(width))
                deepen(best_ - 1, watch_.nodes());
        return close();
    }

    OptimalOutcome find_all_optimal(std::int64_t length) {
        OptimalOutcome outcome;
        if (!has_no_way())
            bound_together();
        if (auto steps = optimal_steps(length)) {
            outcome.steps = std::move(*steps);
            outcome.ending = Ending::solved;
        } else {
            outcome.ending = watch_.stopped() ? watch_.ending() : Ending::proved_none;
        }
        outcome.spent = watch_.spent();
        return outcome;
    }

  private:
    /// Where everything is over in milliseconds.
    static constexpr std::uint64_t small = 1 << 14;
    /// Up to here a hash set is better than a table of pairs, whose rows are mostly empty in narrow
    /// searches.
    static constexpr std::uint64_t narrow = 1 << 19;
    static constexpr std::uint64_t unlimited = ~std::uint64_t{0};
    /// Soon over, so that there is something to show where the next one takes a minute.
    static constexpr std::size_t first_width = 64;
    static constexpr std::size_t proof_width = 1024;
    static constexpr std::size_t widest = 1 << 14;
    static constexpr std::uint64_t largest_table = std::uint64_t{4} << 30;

    bool done() const { return proved_ || watch_.stopped(); }

    bool prove_none() { return proved_ = true; }

    bool has_no_way() { return lower_ == unreachable && prove_none(); }

    bool has_table() const {
        return pair_.first && pair_.table_bytes() <= std::min(memory_ / 4 * 3, largest_table);
    }

    bool search_plainly(std::uint64_t states) {
        FlatSearch<Words> search(team_, watch_, duo());
        FlatRecord<Words> record;
        const Reached reached = search.run(any_depth, states, &record);
        if (reached == Reached::goal)
            accept(unwind(record, team_, watch_), search.depth());
        else if (reached == Reached::nothing)
            prove_none();
        else
            lower_ = std::max(lower_, search.bound());
        return done();
    }

    /// A first sequence, also where beams find none: with goals in opposite corners every beam gets
    /// stuck half-way.
    bool lead_everybody() {
        if (auto moves = lead_in_turn(team_, watch_)) {
            moves_ = std::move(*moves);
            best_ = static_cast<std::int64_t>(moves_.size());
            proved_ = best_ <= lower_;
            watch_.report(lower_, best_);
        }
        return done();
    }

    /// The person with the longest way; the first of several.
    std::size_t longest() const {
        const Key<Words> start = team_.start();
        std::size_t person = 0;
        while (team_.distance(start, person) < team_.far(start))
            ++person;
        return person;
    }

    /// Finds with whom the one with the longest way needs the most instructions.
    bool bound_together() {
        std::uint64_t bytes = 0;
        for (const Maze *maze : mazes_)
            bytes = std::max(bytes, 2 * passage_bytes(*maze));
        if (bytes > watch_.room() / 4 || !watch_.take(bytes))
            return done();
        const Passage passage = find_passage(*mazes_[longest()]);
        for (std::size_t other = 0; other < mazes_.size() && !done(); ++other)
            if (other != longest())
                bound_with(passage, other);
        if (duo_ && mazes_.size() == 2)
            pair_.joint = &duo_->bound;
        return done();
    }

    void bound_with(const Passage &passage, std::size_t other) {
        auto bound = JointBound::between(passage, find_passage(*mazes_[other]), watch_);
        if (!bound)
            return;
        if (duo_ && bound->of_starts() <= duo_->bound.of_starts())
            return watch_.give_back(bound->bytes());
        if (duo_)
            watch_.give_back(duo_->bound.bytes());
        duo_.emplace(longest(), other, std::move(*bound));
        lower_ = std::max(lower_, std::int64_t{duo_->bound.of_starts()});
        proved_ |= best_ <= lower_;
        watch_.report(lower_, found() ? best_ : -1);
    }

    const Duo *duo() const { return duo_ ? &*duo_ : nullptr; }

    bool try_beam(std::size_t width) {
        Beam<Words> beam(team_, watch_, duo());
        if (beam.run(width, best_)) {
            moves_ = beam.moves();
            best_ = static_cast<std::int64_t>(moves_.size());
        }
        proved_ |= beam.complete() || best_ <= lower_;
        watch_.report(lower_, found() ? best_ : -1);
        return done();
    }

    /// Proves that nothing is shorter than the best sequence, or finds what is.
    void prove() {
        const std::int64_t most = best_ == any_depth ? any_depth : best_ - 1;
        if (found() || !has_table()) {
            FlatSearch<Words> search(team_, watch_, duo());
            const Reached reached = search.run(most, narrow);
            if (reached != Reached::crowded)
                return conclude({reached, search.depth(), search.bound()}, most);
        }
        if (has_table())
            conclude(search_dense(pair_, most, watch_), most);
        else
            deepen(most, unlimited);
    }

    void conclude(const DenseResult &result, std::int64_t most) {
        if (result.reached == Reached::goal) {
            lower_ = result.depth;
            accept(optimal_steps(result.depth), result.depth);
        } else if (result.reached == Reached::nothing) {
            lower_ = std::max(lower_, most + 1);
            proved_ = most == any_depth || most + 1 >= best_;
        } else {
            lower_ = std::max(lower_, result.bound);
        }
    }

    /// Raises the bound step by step, by as much as about doubles the work: so even an unfinished
    /// proof leaves one.
    void deepen(std::int64_t most, std::uint64_t nodes) {
        const std::uint64_t stop = nodes == unlimited ? unlimited : watch_.nodes() + nodes;
        std::uint64_t before = 0;
        for (std::int64_t step = 1, bound = lower_; !done() && watch_.nodes() < stop;
             bound += step) {
            bound = std::min(bound, most);
            FlatSearch<Words> search(team_, watch_, duo());
            const Reached reached = search.run(bound, stop - watch_.nodes());
            conclude({reached, search.depth(), search.bound()}, bound);
            watch_.report(lower_, found() ? best_ : -1);
            step = search.states() < 2 * before ? step * 2 : std::max<std::int64_t>(1, step / 2);
            before = search.states();
        }
    }

    std::optional<OptimalSteps> optimal_steps(std::int64_t length) {
        {
            FlatSearch<Words> search(team_, watch_, duo());
            FlatRecord<Words> record;
            const Reached reached = search.run(length, has_table() ? narrow : unlimited, &record);
            if (reached == Reached::goal)
                return unwind(record, team_, watch_);
            if (reached != Reached::crowded)
                return std::nullopt;
        }
        return optimal_dense(pair_, length, watch_);
    }

    void accept(const std::optional<OptimalSteps> &steps, std::int64_t depth) {
        lower_ = depth;
        if (!steps)
            return;
        moves_ = steps->first();
        best_ = depth;
        proved_ = true;
    }

    bool found() const { return best_ != any_depth; }

    Outcome close() const {
        Outcome outcome;
        outcome.spent = watch_.spent();
        outcome.found = found();
        outcome.moves = moves_;
        outcome.bound = found() && proved_ ? best_ : lower_ == unreachable ? 0 : lower_;
        if (proved_)
            outcome.ending = found() ? Ending::solved : Ending::proved_none;
        else
            outcome.ending = watch_.stopped() ? watch_.ending() : Ending::limit;
        return outcome;
    }

    Mazes mazes_;
    Watch watch_;
    std::vector<std::vector<Cell>> distances_;
    Team<Words> team_;
    std::optional<Duo> duo_;
    DensePair pair_{};
    std::int64_t lower_;            ///< proved: no sequence is shorter
    std::int64_t best_ = any_depth; ///< length of `moves_`
    std::string moves_;
    bool proved_ = false;
    std::uint64_t memory_;
};

} // namespace pfadwerk::labyrinthe
