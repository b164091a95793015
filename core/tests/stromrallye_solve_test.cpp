#include "check.hpp"
#include "pfadwerk/stromrallye/solve.hpp"
#include "stromrallye_naive.hpp"

#include <cstdlib>

using namespace pfadwerk;
using namespace pfadwerk::stromrallye;

namespace {

void check_board(const Board &board, Method method) {
    const Solution solution = solve(board, {.method = method}, Limits{});
    const bool solved = solution.ending == Ending::solved;
    CHECK(solved || solution.ending == Ending::proved_none);
    CHECK(solved == naive::solvable(board));
    CHECK(solved == (solution.certificate.reason == Reason::none));
    if (solved)
        CHECK(naive::solves(board, solution.walks.at(0).steps));
}

void agrees_with_the_naive_search(int boards, bool extended, Method method, std::uint64_t seed) {
    Random random(seed);
    int solvable = 0;
    for (int i = 0; i < boards; ++i) {
        const Board board = naive::random_board(random, extended);
        if (board.robots.empty())
            continue;
        check_board(board, method);
        solvable += naive::solvable(board);
    }
    // Both endings must be there, or the comparison says little.
    CHECK(solvable > boards / 20 && solvable < boards - boards / 20);
}

} // namespace

/// `stromrallye_solve_test 20000` is the long run.
int main(int count, char **arguments) {
    const int boards = count > 1 ? std::atoi(arguments[1]) : 600;
    agrees_with_the_naive_search(boards, false, Method::complete, 1);
    agrees_with_the_naive_search(boards, true, Method::complete, 2);
    agrees_with_the_naive_search(boards, false, Method::portfolio, 3);
    agrees_with_the_naive_search(boards, true, Method::portfolio, 4);
}
