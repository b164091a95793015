#include <algorithm>
#include <vector>

#include "check.hpp"
#include "pfadwerk/arukone/route.hpp"

using namespace pfadwerk;
using namespace pfadwerk::arukone;

namespace {

Routing routed(const Board &board, std::uint64_t seed = 1, const Limits &limits = {}) {
    Watch watch(limits);
    return route(board, seed, 100, watch);
}

bool joins_all(const Board &board, const Solution &ways) {
    std::vector<int> times(board.cells.size(), 0);
    for (std::size_t line = 0; line < ways.lines.size(); ++line) {
        const auto &way = ways.lines[line];
        const int label = static_cast<int>(line) + 1;
        if (board.cells[way.front()] != label || board.cells[way.back()] != label)
            return false;
        for (std::size_t i = 0; i < way.size(); ++i) {
            const auto beside = board.neighbours(way[i]);
            if (i > 0 && std::ranges::count(beside, way[i - 1]) != 1)
                return false;
            ++times[way[i]];
        }
    }
    return static_cast<int>(ways.lines.size()) == board.pairs && std::ranges::max(times) == 1;
}

/// The straight ways cross; one line has to go round an end of the other.
void lines_give_way() {
    const std::vector<int> cells{0, 2, 0, 0, //
                                 1, 0, 0, 1, //
                                 0, 2, 0, 0, //
                                 0, 0, 0, 0};
    const Board board = make_board(4, 4, cells);
    const Routing routing = routed(board);
    CHECK(routing.solves() && joins_all(board, routing.ways));
}

void crossings_are_told() {
    const std::vector<int> cells{1, 2, 0, 0, 2, 1}; // row 1 2 . and row . 2 1: they must cross
    const Board board = make_board(3, 2, cells);
    const Routing routing = routed(board);
    CHECK(!routing.solves());
    const std::vector<int> parted{1, -1, 1};
    CHECK(!routed(make_board(3, 1, parted)).solves());
    CHECK(!routed(make_board(2, 1, std::vector<int>{0, 0})).solves());
}

Board large() {
    std::vector<int> cells(900, 0);
    for (int i = 0; i < 20; ++i)
        cells[(i * 463 + 17) % 900] = i / 2 + 1;
    return make_board(30, 30, cells);
}

void the_same_seed_draws_the_same_ways() {
    const Board board = large();
    CHECK(routed(board, 7).ways.lines == routed(board, 7).ways.lines);
    CHECK(routed(board, 7).ways.lines != routed(board, 8).ways.lines);
}

void limits_are_kept() {
    Limits limits;
    limits.memory = 1000;
    CHECK(routed(large(), 1, limits).ways.lines.empty());
    limits = {};
    limits.nodes = 3;
    CHECK(!routed(large(), 1, limits).solves());
}

} // namespace

int main() {
    lines_give_way();
    crossings_are_told();
    the_same_seed_draws_the_same_ways();
    limits_are_kept();
}
