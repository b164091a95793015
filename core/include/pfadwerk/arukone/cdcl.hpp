#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "pfadwerk/arukone/literal_heap.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::arukone {

/// A literal is 2 * variable, plus 1 where it is negated.
using Lit = std::uint32_t;

constexpr Lit positive(std::uint32_t variable) { return 2 * variable; }
constexpr Lit negate(Lit lit) { return lit ^ 1; }
constexpr std::uint32_t variable_of(Lit lit) { return lit >> 1; }
constexpr Lit no_lit = 0xffffffff;

enum class Verdict : std::uint8_t { satisfiable, unsatisfiable, stopped };

class Cdcl;

/// Constraints that are cheaper as code than as clauses. Told of every literal that becomes true;
/// answers with `Cdcl::imply`, and with false after `Cdcl::imply` or `Cdcl::refute` has found a
/// contradiction.
class Propagator {
  public:
    virtual bool assigned(Cdcl &solver, Lit lit) = 0;

  protected:
    ~Propagator() = default;
};

constexpr std::uint64_t unlimited = ~0ull;

/// Conflict-driven clause learning, incremental, with implied literals explained by at most two
/// others.
class Cdcl {
  public:
    explicit Cdcl(Watch &watch) : watch_(watch) {}
    ~Cdcl() { watch_.give_back(taken_); }
    Cdcl(const Cdcl &) = delete;
    Cdcl &operator=(const Cdcl &) = delete;

    void attach(Propagator &propagator) { propagator_ = &propagator; }

    /// Fresh variables first .. first+count-1; those of low index are decided first.
    std::uint32_t add_variables(std::uint32_t count);
    /// Only without decisions. False where the clauses have become contradictory.
    bool add_clause(std::span<const Lit> lits);
    bool add_clause(std::initializer_list<Lit> lits) {
        return add_clause({lits.begin(), lits.size()});
    }
    /// `conflicts`: how many more to spend; `stopped` where they don't suffice or the watch says
    /// so.
    Verdict solve(std::span<const Lit> assumptions = {}, std::uint64_t conflicts = unlimited);

    /// +1 true, -1 false, 0 open.
    std::int8_t value(Lit lit) const { return (lit & 1) ? -values_[lit >> 1] : values_[lit >> 1]; }
    const std::int8_t *values(std::uint32_t variable) const { return values_.data() + variable; }
    bool model(std::uint32_t variable) const { return model_[variable] > 0; }
    bool fixed(Lit lit) const { return value(lit) > 0 && level_[variable_of(lit)] == 0; }
    void prefer(std::uint32_t variable, bool value) { phase_[variable] = value; }
    void bump_first(std::uint32_t variable, double activity);
    std::uint32_t variables() const { return static_cast<std::uint32_t>(values_.size()); }
    std::uint64_t conflicts() const { return conflicts_; }
    /// For those who build a model: false where the watch says that it won't be searched any more.
    bool look() { return watch_.look(); }

    /// For propagators: makes `lit` true because the literals `a` (and `b`) are. False on
    /// contradiction.
    bool imply(Lit lit, Lit a, Lit b = no_lit);
    /// For propagators: these literals are all true, and must not be.
    bool refute(std::span<const Lit> lits);

  private:
    struct Reason {
        std::uint32_t first = no_lit;
        std::uint32_t second = no_lit;
    };
    struct Watcher {
        std::uint32_t clause;
        Lit blocker;
    };
    static constexpr std::uint32_t clause_tag = 0xfffffffe;

    // Clauses lie in one array: size, glue (0: not learnt), marks, literals.
    static constexpr std::uint32_t header = 3;
    static constexpr std::uint32_t shortened = 1; ///< mark: tried literal by literal already
    static constexpr std::uint32_t served = 2;    ///< mark: led to a conflict since the last reduce
    Lit *lits_of(std::uint32_t clause) { return arena_.data() + clause + header; }
    std::uint32_t size_of(std::uint32_t clause) const { return arena_[clause]; }

    int level() const { return static_cast<int>(starts_.size()); }
    bool take(std::uint64_t bytes);
    bool pays(std::uint64_t last_conflict);
    void assign(Lit lit, Reason reason);
    void undo_to(int level);
    bool propagate();
    bool propagate_clauses(Lit lit);
    std::uint32_t store(std::span<const Lit> lits, std::uint32_t glue);
    void watch(std::uint32_t clause);

    int analyse();
    void take_part(Reason reason);
    void mark(Lit lit, int &open);
    template <class Visit> void visit_reason(std::uint32_t variable, Visit visit);
    void minimise();
    bool redundant(Lit lit, int depth);
    std::uint32_t glue_of(std::span<const Lit> lits);
    void bump(std::uint32_t variable);
    void learn(int back);

    void reduce();
    bool keep_at_root(std::uint32_t clause);
    void rebuild_watchers();
    void unwatch(std::uint32_t clause);
    void shorten_learnt();
    bool shorten(std::uint32_t clause);
    bool try_literals(std::uint32_t clause);
    void collect_decisions();
    void keep_deepest();
    Lit decide(std::span<const Lit> assumptions, bool &failed);
    bool restart_is_due();
    void restarted();

    Watch &watch_;
    Propagator *propagator_ = nullptr;
    std::uint64_t taken_ = 0;
    std::vector<std::int8_t> values_, model_;
    std::vector<std::uint8_t> phase_, target_, seen_;
    std::size_t deepest_ = 0; ///< how many literals `target_` has set without contradiction
    std::vector<int> level_;
    std::vector<Reason> reason_;
    std::vector<double> activity_;
    LiteralHeap heap_{activity_};
    std::vector<std::uint32_t> arena_, clauses_, learnt_;
    std::vector<std::vector<Watcher>> watchers_;
    std::vector<Lit> trail_, starts_, conflict_, learning_, marked_;
    std::vector<std::uint64_t> level_stamp_;
    std::uint64_t stamp_ = 0;
    std::size_t head_ = 0;
    double step_ = 1.0;
    bool contradictory_ = false, keep_phases_ = false;
    std::uint64_t propagated_ = 0, shortening_ = 0;
    std::uint64_t conflicts_ = 0, next_reduce_ = 3000, reductions_ = 0;
    std::uint64_t since_restart_ = 0, phase_end_ = 2000, phases_ = 0, reluctant_ = 1,
                  reluctant_step_ = 1;
    bool stable_ = false;
    double fast_ = 0, slow_ = 0;
};

/// Calls `visit` with the true literals that forced `variable`.
template <class Visit> void Cdcl::visit_reason(std::uint32_t variable, Visit visit) {
    const Reason reason = reason_[variable];
    if (reason.second == clause_tag) {
        const Lit *lits = lits_of(reason.first);
        for (std::uint32_t i = 0, size = size_of(reason.first); i < size; ++i)
            if (variable_of(lits[i]) != variable)
                visit(negate(lits[i]));
        return;
    }
    if (reason.first != no_lit)
        visit(reason.first);
    if (reason.second != no_lit)
        visit(reason.second);
}

} // namespace pfadwerk::arukone
