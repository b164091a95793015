#include "check.hpp"
#include "pfadwerk/stromrallye/solve.hpp"
#include "stromrallye_naive.hpp"

#include <algorithm>

using namespace pfadwerk;
using namespace pfadwerk::stromrallye;

namespace {

int neighbour(int cell, int side, Random &random) {
    for (;;) {
        const int x = cell % side, y = cell / side, by = random.below(2) == 0 ? 1 : -1;
        const bool along = random.below(2) == 0;
        if (const int to = (along ? x : y) + by; to >= 0 && to < side)
            return along ? y * side + to : to * side + x;
    }
}

/// A solvable board: from the end a random walk backwards, on which every `rarity`-th new cell
/// holds a battery.
Board walked_back(int side, int steps, int rarity, Random &random) {
    enum : int { unseen = -2, free = -1 };
    std::vector<int> charge(side * side, unseen);
    int here = 0, on_board = 0;
    for (int step = 0; step < steps || charge[here] >= 0; ++step) {
        if (charge[here] == unseen)
            charge[here] = step < steps && random.below(rarity) == 0 ? 0 : free;
        if (charge[here] >= 0)
            std::swap(on_board, charge[here]);
        here = neighbour(here, side, random);
        ++on_board;
    }
    Board board{side, side, {{here, on_board}}, {}, {}, {}, {}};
    for (int cell = 0; cell < board.cells(); ++cell)
        if (charge[cell] >= 0)
            board.batteries.push_back({cell, charge[cell]});
    return board;
}

Solution solved_with(unsigned threads, const Board &board, std::uint64_t want,
                     const Limits &limits) {
    return solve(board, {.want = want, .threads = threads}, limits);
}

void is_the_same(const Solution &one, const Solution &other) {
    CHECK(one.ending == other.ending);
    CHECK(one.complete == other.complete);
    CHECK(one.spent.nodes == other.spent.nodes);
    CHECK(one.walks.size() == other.walks.size());
    for (std::size_t i = 0; i < one.walks.size(); ++i)
        CHECK(one.walks[i].legs == other.walks[i].legs &&
              std::ranges::equal(one.walks[i].steps, other.walks[i].steps, [](Step a, Step b) {
                  return a.robot == b.robot && a.direction == b.direction;
              }));
}

/// Also where the nodes run out, in whichever of the searches that is.
void threads_change_nothing(int boards) {
    Random random(11);
    int solved = 0, stopped = 0;
    for (int i = 0; i < boards; ++i) {
        const Board board = walked_back(12 + i % 4, 700, 1 + i % 3, random);
        for (std::uint64_t nodes : {40'000, 90'000, 200'000}) {
            Limits limits;
            limits.nodes = nodes;
            const std::uint64_t want = 1 + i % 4 / 3;
            const Solution one = solved_with(1, board, want, limits);
            is_the_same(one, solved_with(2, board, want, limits));
            solved += one.ending == Ending::solved;
            stopped += one.ending == Ending::limit;
            if (one.spent.nodes < nodes)
                break;
        }
    }
    CHECK(solved >= boards / 4 && stopped >= boards / 4);
}

} // namespace

int main() { threads_change_nothing(16); }
