#include "check.hpp"
#include "pfadwerk/stromrallye/plan_search.hpp"
#include "pfadwerk/stromrallye/walk.hpp"
#include "stromrallye_naive.hpp"

#include <cstdlib>

using namespace pfadwerk;
using namespace pfadwerk::stromrallye;

namespace {

constexpr std::uint64_t enough = 5000; // changes, on these small boards

struct Tally {
    int solvable = 0;
    int solved = 0;
};

/// What the search finds is a solution of the rules: so it finds none where there is none.
void look_for_a_solution(const Board &board, Tally &tally) {
    Limits limits;
    Watch watch(limits);
    const Terrain terrain(board);
    const Legs legs(board, terrain, watch);
    tally.solvable += naive::solvable(board);
    PlanSearch search(board, legs, 1, watch);
    search.run(enough, watch);
    if (!search.solved())
        return;
    ++tally.solved;
    const std::vector<Move> moves = search.moves();
    Position position(board, legs);
    for (const Move &move : moves)
        position.play(move);
    CHECK(position.won(legs));
    CHECK(naive::solves(board, steps_of(board, terrain, legs, moves)));
}

void finds_solutions_and_only_solutions(int boards) {
    Random random(5);
    Tally tally;
    for (int i = 0; i < boards; ++i)
        if (const Board board = naive::random_board(random, false); !board.robots.empty())
            look_for_a_solution(board, tally);
    CHECK(tally.solvable > boards / 20);
    CHECK(tally.solved > tally.solvable * 9 / 10);
}

/// 24 charges of 10 on every second cell of 9 x 9: all have ways to spare.
void goes_on_where_it_stopped() {
    Board board{9, 9, {{0, 10}}, {}, {}, {}, {}};
    for (int cell = 2; cell < board.cells(); ++cell)
        if (cell % 9 % 2 == 0 && cell / 9 % 2 == 0)
            board.batteries.push_back({cell, 10});
    Limits limits;
    Watch watch(limits);
    const Terrain terrain(board);
    const Legs legs(board, terrain, watch);
    PlanSearch search(board, legs, 1, watch);
    CHECK(!search.hopeless());
    for (int slice = 0; slice < 10000 && !search.solved(); ++slice)
        search.run(10, watch);
    CHECK(search.solved() && search.moves().size() >= board.batteries.size());
}

void says_what_it_is_not_made_for() {
    const Board plain{3, 1, {{0, 2}}, {{1, 1}}, {}, {}, {}};
    CHECK(PlanSearch::suits(plain));
    Board other = plain;
    other.robots.push_back({2, 1});
    CHECK(!PlanSearch::suits(other));
    other = plain;
    other.one_way = {{2, 1}};
    CHECK(!PlanSearch::suits(other));
    other = plain;
    other.batteries[0].charge = 1 << 24;
    CHECK(!PlanSearch::suits(other));
}

} // namespace

/// `stromrallye_plan_test 20000` is the long run.
int main(int count, char **arguments) {
    finds_solutions_and_only_solutions(count > 1 ? std::atoi(arguments[1]) : 600);
    goes_on_where_it_stopped();
    says_what_it_is_not_made_for();
}
