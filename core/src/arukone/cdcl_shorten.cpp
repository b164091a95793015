#include <algorithm>

#include "pfadwerk/arukone/cdcl.hpp"

namespace pfadwerk::arukone {

/// Tries the better learnt clauses literal by literal: what the others contradict by propagation
/// alone is dropped. Halves the conflicts of long proofs; a fifth of all propagation is spent on
/// it.
void Cdcl::shorten_learnt() {
    keep_phases_ = true;
    std::uint64_t done = 0;
    for (std::size_t i = 0; i < learnt_.size() && !contradictory_; ++i) {
        if (shortening_ > propagated_ / 5 || ((++done & 63) == 0 && !watch_.look()))
            break;
        const std::uint32_t clause = learnt_[i];
        if ((arena_[clause + 2] & shortened) != 0 || size_of(clause) == 2)
            continue;
        arena_[clause + 2] |= shortened;
        const std::uint64_t before = propagated_;
        if (!shorten(clause))
            learnt_[i] = no_lit;
        shortening_ += propagated_ - before;
    }
    std::erase(learnt_, no_lit);
    keep_phases_ = false;
}

void Cdcl::unwatch(std::uint32_t clause) {
    for (int side = 0; side < 2; ++side)
        std::erase_if(watchers_[negate(lits_of(clause)[side])],
                      [&](const Watcher &watcher) { return watcher.clause == clause; });
}

/// False where the clause is no longer needed.
bool Cdcl::shorten(std::uint32_t clause) {
    unwatch(clause);
    const bool needed = try_literals(clause);
    undo_to(0);
    if (!needed)
        return false;
    if (learning_.size() == 1) {
        assign(learning_[0], {});
        contradictory_ = !propagate();
        return false;
    }
    std::copy(learning_.begin(), learning_.end(), lits_of(clause));
    arena_[clause] = static_cast<std::uint32_t>(learning_.size());
    arena_[clause + 1] = std::min(arena_[clause + 1], arena_[clause] - 1);
    watch(clause);
    return true;
}

/// Leaves in `learning_` what is needed of an unwatched clause; false where it holds for ever.
bool Cdcl::try_literals(std::uint32_t clause) {
    learning_.clear();
    for (std::uint32_t i = 0; i < size_of(clause); ++i) {
        const Lit lit = lits_of(clause)[i];
        if (value(lit) < 0)
            continue;
        if (value(lit) > 0) {
            if (level_[variable_of(lit)] == 0)
                return false;
            conflict_.assign(1, lit);
            collect_decisions();
            learning_.push_back(lit);
            return true;
        }
        learning_.push_back(lit);
        starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
        assign(negate(lit), {});
        if (!propagate()) {
            collect_decisions();
            return true;
        }
    }
    return true;
}

/// The negated decisions that brought about `conflict_`, as a clause in `learning_`.
void Cdcl::collect_decisions() {
    learning_.clear();
    marked_.clear();
    const auto see = [&](Lit lit) {
        if (seen_[variable_of(lit)] || level_[variable_of(lit)] == 0)
            return;
        seen_[variable_of(lit)] = 1;
        marked_.push_back(lit);
    };
    for (const Lit lit : conflict_)
        see(lit);
    for (std::size_t i = trail_.size(); i-- > starts_[0];) {
        const std::uint32_t variable = variable_of(trail_[i]);
        if (!seen_[variable])
            continue;
        if (reason_[variable].first == no_lit)
            learning_.push_back(negate(trail_[i]));
        else
            visit_reason(variable, see);
    }
    for (const Lit lit : marked_)
        seen_[variable_of(lit)] = 0;
}

} // namespace pfadwerk::arukone
