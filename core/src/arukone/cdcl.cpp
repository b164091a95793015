#include "pfadwerk/arukone/cdcl.hpp"

#include <algorithm>

#include "pfadwerk/require.hpp"

namespace pfadwerk::arukone {

std::uint32_t Cdcl::add_variables(std::uint32_t count) {
    const auto first = static_cast<std::uint32_t>(values_.size()), all = first + count;
    take(count * std::uint64_t{100});
    values_.resize(all, 0);
    phase_.resize(all, 0);
    target_.resize(all, 0);
    seen_.resize(all, 0);
    level_.resize(all, 0);
    reason_.resize(all);
    activity_.resize(all, 0.0);
    watchers_.resize(2 * static_cast<std::size_t>(all));
    heap_.grow(all);
    for (std::uint32_t variable = first; variable < all; ++variable)
        heap_.insert(variable);
    return first;
}

bool Cdcl::add_clause(std::span<const Lit> lits) {
    require(level() == 0);
    if (contradictory_)
        return false;
    learning_.clear();
    for (const Lit lit : lits) {
        if (value(lit) > 0)
            return true;
        if (value(lit) == 0)
            learning_.push_back(lit);
    }
    if (learning_.empty())
        contradictory_ = true;
    else if (learning_.size() == 1)
        assign(learning_[0], {});
    else
        clauses_.push_back(store(learning_, 0)), watch(clauses_.back());
    return !contradictory_;
}

bool Cdcl::take(std::uint64_t bytes) {
    taken_ += bytes;
    return watch_.take(bytes);
}

std::uint32_t Cdcl::store(std::span<const Lit> lits, std::uint32_t glue) {
    const auto clause = static_cast<std::uint32_t>(arena_.size());
    take(4 * lits.size() + 48);
    arena_.push_back(static_cast<std::uint32_t>(lits.size()));
    arena_.push_back(glue);
    arena_.push_back(0);
    arena_.insert(arena_.end(), lits.begin(), lits.end());
    return clause;
}

void Cdcl::watch(std::uint32_t clause) {
    const Lit *lits = lits_of(clause);
    watchers_[negate(lits[0])].push_back({clause, lits[1]});
    watchers_[negate(lits[1])].push_back({clause, lits[0]});
}

void Cdcl::assign(Lit lit, Reason reason) {
    const std::uint32_t variable = variable_of(lit);
    values_[variable] = (lit & 1) ? -1 : 1;
    level_[variable] = level();
    reason_[variable] = reason;
    trail_.push_back(lit);
}

void Cdcl::undo_to(int level) {
    if (this->level() <= level)
        return;
    const std::size_t keep = starts_[level];
    for (std::size_t i = trail_.size(); i-- > keep;) {
        const std::uint32_t variable = variable_of(trail_[i]);
        if (!keep_phases_)
            phase_[variable] = values_[variable] > 0;
        values_[variable] = 0;
        heap_.insert(variable);
    }
    trail_.resize(keep);
    starts_.resize(level);
    head_ = keep;
}

bool Cdcl::imply(Lit lit, Lit a, Lit b) {
    const std::int8_t now = value(lit);
    if (now > 0)
        return true;
    if (now == 0) {
        assign(lit, {a, b});
        return true;
    }
    conflict_ = {negate(lit), a};
    if (b != no_lit)
        conflict_.push_back(b);
    return false;
}

bool Cdcl::refute(std::span<const Lit> lits) {
    conflict_.assign(lits.begin(), lits.end());
    return false;
}

bool Cdcl::propagate() {
    while (head_ < trail_.size()) {
        const Lit lit = trail_[head_++];
        ++propagated_;
        if (!propagate_clauses(lit) || !propagator_->assigned(*this, lit))
            return false;
    }
    return true;
}

bool Cdcl::propagate_clauses(Lit lit) {
    auto &list = watchers_[lit];
    const Lit gone = negate(lit);
    std::size_t kept = 0, i = 0;
    bool sound = true;
    for (; i < list.size(); ++i) {
        const Watcher watcher = list[i];
        list[kept++] = watcher;
        if (value(watcher.blocker) > 0)
            continue;
        Lit *lits = lits_of(watcher.clause);
        const Lit other = lits[0] ^ lits[1] ^ gone;
        list[kept - 1].blocker = other;
        if (value(other) > 0)
            continue;
        const std::uint32_t size = size_of(watcher.clause);
        std::uint32_t k = 2;
        while (k < size && value(lits[k]) < 0)
            ++k;
        if (k < size) {
            lits[0] = other;
            lits[1] = lits[k];
            lits[k] = gone;
            watchers_[negate(lits[1])].push_back({watcher.clause, other});
            --kept;
        } else if (value(other) == 0) {
            assign(other, {watcher.clause, clause_tag});
        } else {
            conflict_.clear();
            for (std::uint32_t at = 0; at < size; ++at)
                conflict_.push_back(negate(lits[at]));
            sound = false;
            ++i;
            break;
        }
    }
    kept = std::copy(list.begin() + i, list.end(), list.begin() + kept) - list.begin();
    list.resize(kept);
    return sound;
}

/// In stable phases decisions follow the largest assignment so far that held until its last
/// decision.
void Cdcl::keep_deepest() {
    const std::size_t held = starts_.empty() ? 0 : starts_.back();
    if (held <= deepest_)
        return;
    deepest_ = held;
    target_ = phase_;
    for (std::size_t i = 0; i < held; ++i)
        target_[variable_of(trail_[i])] = (trail_[i] & 1) == 0;
}

Lit Cdcl::decide(std::span<const Lit> assumptions, bool &failed) {
    while (static_cast<std::size_t>(level()) < assumptions.size()) {
        const Lit lit = assumptions[level()];
        if (value(lit) < 0) {
            failed = true;
            return no_lit;
        }
        if (value(lit) == 0)
            return lit;
        starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
    }
    while (!heap_.empty()) {
        const std::uint32_t variable = heap_.pop();
        if (values_[variable] == 0)
            return positive(variable) ^ ((stable_ ? target_ : phase_)[variable] ? 0u : 1u);
    }
    return no_lit;
}

/// Whether the search may go on; looks at the clock often, as conflicts are slow on large boards.
bool Cdcl::pays(std::uint64_t last_conflict) {
    return watch_.step() && conflicts_ < last_conflict && ((conflicts_ & 31) != 0 || watch_.look());
}

Verdict Cdcl::solve(std::span<const Lit> assumptions, std::uint64_t conflicts) {
    undo_to(0);
    if (watch_.stopped())
        return Verdict::stopped;
    const std::uint64_t last_conflict = conflicts_ + std::min(conflicts, unlimited - conflicts_);
    while (!contradictory_) {
        if (!propagate()) {
            if (level() == 0) {
                contradictory_ = true;
                break;
            }
            ++conflicts_;
            if (stable_)
                keep_deepest();
            learn(analyse());
            if (!pays(last_conflict))
                return undo_to(0), Verdict::stopped;
            continue;
        }
        if (restart_is_due())
            restarted();
        bool failed = false;
        const Lit lit = decide(assumptions, failed);
        if (failed)
            return undo_to(0), Verdict::unsatisfiable;
        if (lit != no_lit) {
            starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
            assign(lit, {});
            continue;
        }
        model_.assign(values_.begin(), values_.end());
        undo_to(0);
        return Verdict::satisfiable;
    }
    undo_to(0);
    return Verdict::unsatisfiable;
}

} // namespace pfadwerk::arukone
