#include "pfadwerk/stromrallye/solve.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "pfadwerk/require.hpp"
#include "pfadwerk/stromrallye/complete.hpp"
#include "pfadwerk/stromrallye/layered.hpp"
#include "pfadwerk/stromrallye/plan_search.hpp"
#include "pfadwerk/stromrallye/walk.hpp"

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

class Portfolio {
  public:
    Portfolio(const Board &board, const Legs &legs, Fates &fates, Method method, std::uint64_t seed,
              std::uint64_t memory, Watch &watch)
        : board_(board), legs_(legs), fates_(fates), method_(method), seed_(seed),
          layer_bytes_(std::min(memory / 2, most_layer_bytes)), plan_bytes_(memory / 8),
          watch_(watch),
          complete_(board, legs, fates, std::min(memory / 4, most_table_bytes), watch) {}

    /// Looks for one solution; false where the watch stopped it first.
    bool run() {
        complete_.run(first_nodes);
        for (int round = 0; !complete_.ended() && !watch_.stopped(); ++round) {
            const std::uint64_t before = watch_.nodes();
            if (method_ != Method::complete && run_layers(round))
                return true;
            const std::uint64_t spent = watch_.nodes() - before;
            if (method_ == Method::portfolio &&
                run_plans(std::max(first_nodes, spent * share_of_plans())))
                return true;
            if (method_ != Method::layered)
                complete_.run(std::max(first_nodes, complete_nodes(spent)));
        }
        if (!complete_.found().empty())
            found_ = complete_.found();
        return complete_.ended();
    }

    /// Goes on to all solutions, up to `want`; false where the watch stopped it first.
    bool run_all(std::size_t want) {
        complete_.want(want);
        while (!complete_.ended() && !watch_.stopped())
            complete_.run(std::numeric_limits<std::uint64_t>::max());
        // The one that the layered search found may be missing from a list that isn't complete.
        if (complete_.found().size() >= found_.size())
            found_ = complete_.found();
        return complete_.ended();
    }

    bool exhausted() const { return complete_.exhausted(); }
    const std::vector<std::vector<Move>> &found() const { return found_; }

  private:
    bool run_layers(int round) {
        if (!fits_layers(board_))
            return false;
        LayeredPlan plan = plan_for(round, seed_, is_dense(board_));
        while (layered_bytes(board_, plan) > layer_bytes_ && plan.end_width > 1) {
            plan.width = std::max(1, plan.width / 2);
            plan.end_width /= 2;
        }
        const std::uint64_t bytes = layered_bytes(board_, plan);
        if (bytes > layer_bytes_ || !watch_.take(bytes))
            return false;
        LayeredSearch found = search_layers(board_, legs_, fates_, plan, watch_);
        watch_.give_back(bytes);
        if (found.solved)
            found_ = {found.moves};
        return found.solved;
    }

    bool run_plans(std::uint64_t changes) {
        if (!plans_ && !start_plans())
            return false;
        plans_->run(changes);
        if (plans_->solved())
            found_ = {plans_->moves()};
        return plans_->solved();
    }

    bool start_plans() {
        const std::uint64_t bytes = PlanSearch::bytes(board_);
        if (!PlanSearch::suits(board_) || bytes > plan_bytes_ || !watch_.take(bytes))
            return false;
        plans_.emplace(board_, legs_, seed_, watch_);
        return true;
    }

    std::uint64_t share_of_plans() const {
        return is_dense(board_) ? plan_share_if_dense : plan_share;
    }

    std::uint64_t complete_nodes(std::uint64_t layered_nodes) const {
        return board_.batteries.size() < large ? layered_nodes * complete_share
                                               : layered_nodes / large_share;
    }

    const Board &board_;
    const Legs &legs_;
    Fates &fates_;
    Method method_;
    std::uint64_t seed_;
    std::uint64_t layer_bytes_, plan_bytes_;
    Watch &watch_;
    CompleteSearch complete_;
    std::optional<PlanSearch> plans_;
    std::vector<std::vector<Move>> found_;
};

void search(const Board &board, const Question &question, std::uint64_t memory, Watch &watch,
            Solution &solution) {
    const Terrain terrain(board);
    const Legs legs(board, terrain, watch);
    if (!legs.complete())
        return;
    Fates fates(board, terrain, legs);
    if (const Certificate certificate = certify(board, legs, fates);
        certificate.reason != Reason::none) {
        solution.ending = Ending::proved_none;
        solution.complete = true;
        solution.certificate = certificate;
        return;
    }
    Portfolio portfolio(board, legs, fates, question.method, question.seed, memory, watch);
    bool ended = portfolio.run();
    if (ended && question.want > 1 && !portfolio.found().empty())
        ended = portfolio.run_all(question.want);
    for (const std::vector<Move> &moves : portfolio.found())
        solution.walks.push_back(
            {steps_of(board, terrain, legs, moves), static_cast<int>(moves.size())});
    solution.complete = portfolio.exhausted();
    if (!ended)
        return;
    solution.ending = solution.walks.empty() ? Ending::proved_none : Ending::solved;
    if (solution.walks.empty())
        solution.certificate.reason = Reason::exhausted;
}

} // namespace

Solution solve(const Board &board, const Question &question, const Limits &limits) {
    require(is_sound(board));
    Watch watch(limits);
    Solution solution;
    search(board, question, limits.memory, watch, solution);
    if (solution.ending == Ending::limit)
        solution.ending = watch.ending();
    solution.spent = watch.spent();
    return solution;
}

} // namespace pfadwerk::stromrallye
