#include "pfadwerk/stromrallye/solve.hpp"

#include "pfadwerk/require.hpp"
#include "pfadwerk/stromrallye/portfolio.hpp"
#include "pfadwerk/stromrallye/walk.hpp"

namespace pfadwerk::stromrallye {
namespace {

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
    Portfolio portfolio(board, legs, fates, question, memory, watch);
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
