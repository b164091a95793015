#include "pfadwerk/stromrallye/portfolio.hpp"

#include <algorithm>
#include <array>

#include "pfadwerk/aside.hpp"

namespace pfadwerk::stromrallye {
namespace {

constexpr std::uint64_t first_nodes = 2000;
// Nodes for each node of the layered search. One of the complete search costs a sixteenth (8 x 8)
// to two fifths (20 x 20) as much; it rarely ends on large boards, which therefore give it less.
constexpr std::uint64_t complete_share = 2;
constexpr std::size_t large = 100; // batteries
constexpr std::uint64_t large_share = 8;
// A change of a plan costs about a fifth. Where few cells are free, legs can't be made longer, and
// the layered search is the better one.
constexpr std::uint64_t plan_share = 20, plan_share_if_dense = 1;
// Nodes of the layered search in a round, about 10 ms: below, a second thread is not worth waking.
constexpr std::uint64_t worth_a_thread = 1000;
constexpr int last_doubling = 10; // laps go on for as long as a proof takes, widths don't
constexpr std::uint64_t most_table_bytes = std::uint64_t{1} << 29;
constexpr std::uint64_t most_layer_bytes = std::uint64_t{1} << 31;

/// Few cells are free: legs can't be made longer.
bool is_dense(const Board &board) {
    const std::size_t taken = board.batteries.size() + board.walls.size();
    return taken * 4 > static_cast<std::size_t>(board.cells()) * 3;
}

/// On dense boards the first taste comes nearest, on others each solves different boards. Every
/// second lap one of them sweeps the board from one side, each time from another.
Taste taste_for(int round, bool dense) {
    static constexpr std::array<Taste, 3> tastes{{
        {.exact_fade = 1},
        {.hard = 3, .exact_fade = 1},
        {.exact_fade = 0, .rounded = true},
    }};
    const int lap = round / 3;
    if (!dense && round % 3 == 2 && lap % 2 == 1)
        return {.sweep = 1.5, .side = static_cast<Side>(lap / 2 % 4), .exact_fade = 1};
    return tastes[dense ? 0 : round % 3];
}

/// Runs in turn; the widths grow with the laps.
LayeredPlan plan_for(int round, std::uint64_t seed, bool dense) {
    const int lap = round / (dense ? 2 : 3);
    LayeredPlan plan;
    plan.taste = taste_for(round, dense);
    plan.width = std::min(4 << std::min(lap, last_doubling), 4000);
    plan.end_width = plan.width * 10;
    plan.seed = seed * 1000003 + static_cast<std::uint64_t>(round);
    return plan;
}

} // namespace

Portfolio::Portfolio(const Board &board, const Legs &legs, Fates &fates, const Question &question,
                     std::uint64_t memory, Watch &watch)
    : board_(board), legs_(legs), fates_(fates), question_(question),
      in_pairs_(is_dense(board) || !PlanSearch::suits(board)),
      layer_bytes_(std::min(memory / 2, most_layer_bytes)), plan_bytes_(memory / 8), watch_(watch),
      complete_(board, legs, fates, std::min(memory / 4, most_table_bytes), watch) {}

bool Portfolio::run() {
    complete_.run(first_nodes);
    while (!complete_.ended() && !watch_.stopped())
        if (run_round())
            return true;
    if (!complete_.found().empty())
        found_ = complete_.found();
    return complete_.ended();
}

bool Portfolio::run_all(std::size_t want) {
    complete_.want(want);
    while (!complete_.ended() && !watch_.stopped())
        complete_.run(std::numeric_limits<std::uint64_t>::max());
    // The one that another search found may be missing from a list that isn't complete.
    if (complete_.found().size() >= found_.size())
        found_ = complete_.found();
    return complete_.ended();
}

/// How many changes the plan search may try is known beforehand, from the last round: so it can run
/// aside.
bool Portfolio::run_round() {
    const bool threaded = question_.threads > 1 && layered_nodes_ >= worth_a_thread;
    const auto change_plans = [this, changes = plan_changes()](Watch &watch) {
        plans_->run(changes, watch);
    };
    std::optional<Aside> plans;
    if (plans_)
        plans.emplace(change_plans, threaded && !in_pairs_, watch_);
    if (run_layers(threaded))
        return true;
    if (question_.method != Method::layered && !watch_.stopped())
        complete_.run(std::max(first_nodes, complete_nodes()));
    if (complete_.ended() || watch_.stopped() || question_.method != Method::portfolio)
        return false;
    if (!plans && start_plans())
        plans.emplace(change_plans, false, watch_);
    if (!plans || !plans->finish() || !plans_->solved())
        return false;
    found_ = {plans_->moves()};
    return true;
}

bool Portfolio::run_layers(bool threaded) {
    if (question_.method == Method::complete || !fits_layers(board_))
        return false;
    const LayeredPlan first = next_run();
    std::optional<LayeredPlan> second;
    if (in_pairs_)
        second = next_run();
    const std::uint64_t bytes =
        layered_bytes(board_, first) + (second ? layered_bytes(board_, *second) : 0);
    if (bytes > layer_bytes_ || !watch_.take(bytes))
        return false;
    const std::uint64_t before = watch_.nodes();
    const LayeredSearch search = second ? search_both(first, *second, threaded)
                                        : search_layers(board_, legs_, fates_, first, watch_);
    layered_nodes_ = watch_.nodes() - before;
    watch_.give_back(bytes);
    if (search.solved)
        found_ = {search.moves};
    return search.solved;
}

LayeredSearch Portfolio::search_both(const LayeredPlan &first, const LayeredPlan &second,
                                     bool threaded) {
    if (!second_fates_)
        second_fates_.emplace(fates_);
    LayeredSearch beside;
    Aside other(
        [&](Watch &watch) { beside = search_layers(board_, legs_, *second_fates_, second, watch); },
        threaded, watch_);
    LayeredSearch search = search_layers(board_, legs_, fates_, first, watch_);
    return !search.solved && other.finish() ? beside : search;
}

LayeredPlan Portfolio::next_run() {
    LayeredPlan plan = plan_for(layered_runs_++, question_.seed, is_dense(board_));
    const std::uint64_t most = in_pairs_ ? layer_bytes_ / 2 : layer_bytes_;
    while (layered_bytes(board_, plan) > most && plan.end_width > 1) {
        plan.width = std::max(1, plan.width / 2);
        plan.end_width /= 2;
    }
    return plan;
}

bool Portfolio::start_plans() {
    const std::uint64_t bytes = PlanSearch::bytes(board_);
    if (!PlanSearch::suits(board_) || bytes > plan_bytes_ || !watch_.take(bytes))
        return false;
    plans_.emplace(board_, legs_, question_.seed, watch_);
    return true;
}

std::uint64_t Portfolio::plan_changes() const {
    const std::uint64_t share = is_dense(board_) ? plan_share_if_dense : plan_share;
    return std::max(first_nodes, layered_nodes_ * share);
}

std::uint64_t Portfolio::complete_nodes() const {
    return board_.batteries.size() < large ? layered_nodes_ * complete_share
                                           : layered_nodes_ / large_share;
}

} // namespace pfadwerk::stromrallye
