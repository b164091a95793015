#include <algorithm>

#include "pfadwerk/arukone/cdcl.hpp"

namespace pfadwerk::arukone {

namespace {

constexpr std::uint32_t always_kept = 2, kept_while_served = 6; // glue

} // namespace

/// Focused phases restart when learnt clauses get worse, stable ones by the Luby sequence.
bool Cdcl::restart_is_due() {
    if (level() == 0)
        return false;
    if (stable_)
        return since_restart_ >= 1024 * reluctant_step_;
    return since_restart_ >= 2 && fast_ > 1.1 * slow_;
}

void Cdcl::restarted() {
    undo_to(0);
    since_restart_ = 0;
    if (stable_) {
        if ((reluctant_ & -reluctant_) == reluctant_step_) {
            ++reluctant_;
            reluctant_step_ = 1;
        } else {
            reluctant_step_ *= 2;
        }
    }
    if (conflicts_ >= phase_end_) {
        stable_ = !stable_;
        deepest_ = 0;
        target_ = phase_;
        ++phases_;
        phase_end_ = conflicts_ + 2000 * (phases_ / 2 + 1) * (phases_ / 2 + 1);
    }
    if (conflicts_ >= next_reduce_)
        reduce();
}

/// Without decisions: drops false literals; false where the clause holds for ever.
bool Cdcl::keep_at_root(std::uint32_t clause) {
    Lit *lits = lits_of(clause);
    std::uint32_t kept = 0;
    for (std::uint32_t i = 0, size = size_of(clause); i < size; ++i) {
        if (value(lits[i]) > 0)
            return false;
        if (value(lits[i]) == 0)
            lits[kept++] = lits[i];
    }
    arena_[clause] = kept;
    return true;
}

/// Forgets the worse half of the learnt clauses but those that have just served: it halves the
/// conflicts of long proofs that these stay. Called without decisions, when no clause is a
/// reason that counts.
void Cdcl::reduce() {
    if (!propagate()) {
        contradictory_ = true;
        return;
    }
    next_reduce_ = conflicts_ + 3000 + 300 * ++reductions_;
    std::stable_sort(learnt_.begin(), learnt_.end(), [&](std::uint32_t a, std::uint32_t b) {
        return arena_[a + 1] != arena_[b + 1] ? arena_[a + 1] < arena_[b + 1]
                                              : arena_[a] < arena_[b];
    });
    const auto serves = [&](std::uint32_t clause) {
        const std::uint32_t glue = arena_[clause + 1], marks = arena_[clause + 2];
        return glue <= always_kept || (glue <= kept_while_served && (marks & served) != 0);
    };
    const auto good = static_cast<std::size_t>(
        std::stable_partition(learnt_.begin(), learnt_.end(), serves) - learnt_.begin());
    for (const std::uint32_t clause : learnt_)
        arena_[clause + 2] &= ~served;
    learnt_.resize(good + (learnt_.size() - good) / 2);
    const std::size_t before = arena_.size();
    shorten_learnt();
    if (contradictory_)
        return;
    rebuild_watchers();
    const std::uint64_t freed = 4 * (before - arena_.size());
    watch_.give_back(freed);
    taken_ -= freed;
}

void Cdcl::rebuild_watchers() {
    for (auto &list : watchers_)
        list.clear();
    std::vector<std::uint32_t> old;
    old.swap(arena_);
    arena_.reserve(old.size());
    for (auto *group : {&clauses_, &learnt_}) {
        std::size_t kept = 0;
        for (const std::uint32_t clause : *group) {
            const auto moved = static_cast<std::uint32_t>(arena_.size());
            arena_.insert(arena_.end(), old.begin() + clause,
                          old.begin() + clause + header + old[clause]);
            if (!keep_at_root(moved)) {
                arena_.resize(moved);
                continue;
            }
            arena_.resize(moved + header + size_of(moved));
            (*group)[kept++] = moved;
            watch(moved);
        }
        group->resize(kept);
    }
}

} // namespace pfadwerk::arukone
