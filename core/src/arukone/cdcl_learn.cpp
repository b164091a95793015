#include <algorithm>

#include "pfadwerk/arukone/cdcl.hpp"

namespace pfadwerk::arukone {

void Cdcl::bump(std::uint32_t variable) {
    activity_[variable] += step_;
    if (activity_[variable] > 1e100) {
        for (double &activity : activity_)
            activity *= 1e-100;
        step_ *= 1e-100;
    }
    heap_.raised(variable);
}

void Cdcl::bump_first(std::uint32_t variable, double activity) {
    activity_[variable] = activity;
    heap_.raised(variable);
}

void Cdcl::mark(Lit lit, int &open) {
    const std::uint32_t variable = variable_of(lit);
    if (seen_[variable] || level_[variable] == 0)
        return;
    seen_[variable] = 1;
    marked_.push_back(lit);
    bump(variable);
    if (level_[variable] == level())
        ++open;
    else
        learning_.push_back(negate(lit));
}

/// Notes that a learnt clause serves, and its glue where that has become smaller.
void Cdcl::take_part(Reason reason) {
    if (reason.second != clause_tag || arena_[reason.first + 1] == 0)
        return;
    arena_[reason.first + 2] |= served;
    if (arena_[reason.first + 1] > 2) {
        level_stamp_.resize(std::max(level_stamp_.size(), starts_.size() + 1), 0);
        const std::uint32_t glue = glue_of({lits_of(reason.first), size_of(reason.first)});
        arena_[reason.first + 1] = std::min(arena_[reason.first + 1], std::max(glue, 1u));
    }
}

/// First unique implication point; the learnt clause is in `learning_`. Returns the level to go
/// back to.
int Cdcl::analyse() {
    int top = 0;
    for (const Lit lit : conflict_)
        top = std::max(top, level_[variable_of(lit)]);
    undo_to(top);
    learning_.assign(1, no_lit);
    marked_.clear();
    int open = 0;
    for (const Lit lit : conflict_)
        mark(lit, open);
    for (std::size_t i = trail_.size(); open > 0;) {
        const Lit lit = trail_[--i];
        if (!seen_[variable_of(lit)])
            continue;
        if (--open == 0) {
            learning_[0] = negate(lit);
            break;
        }
        take_part(reason_[variable_of(lit)]);
        visit_reason(variable_of(lit), [&](Lit cause) { mark(cause, open); });
    }
    minimise();
    for (const Lit lit : marked_)
        seen_[variable_of(lit)] = 0;
    step_ *= stable_ ? 1.0 / 0.95 : 1.0 / 0.9;
    int back = 0;
    for (std::size_t i = 1; i < learning_.size(); ++i)
        if (level_[variable_of(learning_[i])] > back) {
            back = level_[variable_of(learning_[i])];
            std::swap(learning_[1], learning_[i]);
        }
    return back;
}

/// Drops literals that the others imply.
void Cdcl::minimise() {
    ++stamp_;
    level_stamp_.resize(starts_.size() + 1, 0);
    for (const Lit lit : learning_)
        level_stamp_[level_[variable_of(lit)]] = stamp_;
    std::size_t kept = 1;
    for (std::size_t i = 1; i < learning_.size(); ++i)
        if (!redundant(learning_[i], 0))
            learning_[kept++] = learning_[i];
    learning_.resize(kept);
}

/// seen_: 1 in the clause or implied by it, 2 known not to be.
bool Cdcl::redundant(Lit lit, int depth) {
    const std::uint32_t variable = variable_of(lit);
    if (depth > 200 || (reason_[variable].first == no_lit))
        return false;
    bool implied = true;
    visit_reason(variable, [&](Lit cause) {
        const std::uint32_t at = variable_of(cause);
        if (!implied || level_[at] == 0 || seen_[at] == 1)
            return;
        if (seen_[at] == 2 || level_stamp_[level_[at]] != stamp_) {
            implied = false;
            return;
        }
        implied = redundant(cause, depth + 1);
        seen_[at] = implied ? 1 : 2;
        marked_.push_back(cause);
    });
    return implied;
}

std::uint32_t Cdcl::glue_of(std::span<const Lit> lits) {
    ++stamp_;
    std::uint32_t glue = 0;
    for (const Lit lit : lits) {
        std::uint64_t &stamp = level_stamp_[level_[variable_of(lit)]];
        glue += stamp != stamp_;
        stamp = stamp_;
    }
    return glue;
}

void Cdcl::learn(int back) {
    const std::uint32_t glue = glue_of(learning_);
    fast_ += (glue - fast_) * 0.03;
    slow_ += (glue - slow_) * 1e-4 *
             (conflicts_ < 10000 ? 10000.0 / static_cast<double>(conflicts_) : 1.0);
    ++since_restart_;
    undo_to(back);
    if (learning_.size() == 1) {
        assign(learning_[0], {});
        return;
    }
    const std::uint32_t clause = store(learning_, std::max(glue, 1u));
    learnt_.push_back(clause);
    watch(clause);
    assign(learning_[0], {clause, clause_tag});
}

} // namespace pfadwerk::arukone
