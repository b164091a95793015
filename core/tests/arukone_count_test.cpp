#include "pfadwerk/arukone/solve.hpp"

#include "check.hpp"

using namespace pfadwerk;
using namespace pfadwerk::arukone;

namespace {

constexpr Reading loose{}, cover{true, false}, tight{false, true}, both{true, true};

Board corner_to_corner(int side) {
    std::vector<int> cells(side * side, 0);
    cells.front() = cells.back() = 7;
    return make_board(side, side, cells);
}

std::size_t number_of(const Board &board, Reading reading) {
    const Counted counted = count(board, reading, 1'000'000, {});
    CHECK(counted.exhausted);
    CHECK(counted.ending == (counted.solutions.empty() ? Ending::proved_none : Ending::solved));
    return counted.solutions.size();
}

/// The self-avoiding ways across a square grid: a known sequence (OEIS A007764).
void counts_ways_across() {
    CHECK(number_of(corner_to_corner(2), loose) == 2);
    CHECK(number_of(corner_to_corner(3), loose) == 12);
    CHECK(number_of(corner_to_corner(4), loose) == 184);
}

void keeps_readings_apart() {
    // 1 . .    three ways with two rows, of which the snake passes every cell but touches itself
    // . . 1
    const std::vector<int> cells{1, 0, 0, 0, 0, 1};
    const Board board = make_board(3, 2, cells);
    CHECK(number_of(board, loose) == 4);
    CHECK(number_of(board, tight) == 3);
    CHECK(number_of(board, cover) == 1);
    CHECK(number_of(board, both) == 0);
}

/// With room for many ways: found at once only because any solution shortens to a tight one.
void finds_tight_lines_where_there_is_room() {
    std::vector<int> cells(24 * 24, 0);
    for (int i = 0; i < 12; ++i)
        cells[(i * 211 + 30) % cells.size()] = i / 2 + 1;
    const Board board = make_board(24, 24, cells);
    Limits limits;
    limits.nodes = 20'000;
    const Counted counted = count(board, tight, 2, limits);
    CHECK(counted.solutions.size() == 2);
    CHECK(counted.solutions[0].lines != counted.solutions[1].lines);
    for (const Solution &solution : counted.solutions)
        CHECK(shortcut(board, solution).lines == solution.lines);
}

void goes_round_blocked_cells() {
    const std::vector<int> cells{1, 0, 0, 0, -1, 0, 0, 0, 1};
    CHECK(number_of(make_board(3, 3, cells), loose) == 2);
    const std::vector<int> walled{1, -1, 1};
    CHECK(number_of(make_board(3, 1, walled), loose) == 0);
}

void shows_a_second_solution() {
    const Counted counted = count(corner_to_corner(5), loose, 2, {});
    CHECK(counted.solutions.size() == 2 && counted.not_unique && !counted.exhausted);
    CHECK(counted.solutions[0].lines != counted.solutions[1].lines);
}

void proves_a_single_solution() {
    const std::vector<int> cells{1, 0, 0, 1,
                                 2, 0, 0, 2}; // two straight lines; nothing else has room
    const Board board = make_board(4, 2, cells);
    const Counted counted = count(board, loose, 2, {});
    CHECK(counted.solutions.size() == 1 && counted.exhausted && !counted.not_unique);
    for (const FactEdge &edge : facts(board, loose, {}).edges)
        CHECK(edge.fact == (edge.b == edge.a + 1 ? Fact::always : Fact::never));
}

/// Long straight lines, beside the end of two of which lies a place for a detour.
void finds_a_second_solution_far_away() {
    constexpr int width = 60, height = 5;
    std::vector<int> cells(width * height, 0);
    for (int row = 0; row < height; ++row)
        if (row != 3)
            cells[row * width] = cells[row * width + width - 1] = row + 1;
    for (int x = 0; x < width - 4; ++x)
        cells[3 * width + x] = blocked;
    const Board board = make_board(width, height, cells);
    for (const Reading reading : {loose, cover}) {
        const Counted counted = count(board, reading, 2, {});
        CHECK(counted.solutions.size() == 2 && counted.not_unique);
        CHECK(counted.solutions[0].lines != counted.solutions[1].lines);
        const Counted every = count(board, reading, 1000, {}); // another way of counting
        CHECK(every.exhausted && every.solutions.size() > 1);
    }
}

/// Colours of a board without anything: as many as not, but for odd sides.
void colours_decide_what_can_be_filled() {
    CHECK(!colours_even_out(corner_to_corner(4))); // 8 and 8 cells, both ends black: 9 and 7 wanted
    CHECK(colours_even_out(corner_to_corner(5)));
    const std::vector<int> regions{1, 1, 0, -1, -1, 0, 2, 2}; // even as a whole, neither side is
    CHECK(!colours_even_out(make_board(8, 1, regions)));
    // 64 cells would take for ever without the colours
    const Counted counted = count(corner_to_corner(8), cover, 1, {});
    CHECK(counted.ending == Ending::proved_none && counted.exhausted);
}

void keeps_limits() {
    Limits limits;
    limits.memory = 1000;
    CHECK(count(corner_to_corner(20), loose, 2, limits).ending == Ending::limit);
    limits = {};
    limits.keep_going = [](const Progress &) { return false; };
    limits.nodes = 50;
    std::vector<int> cells(1600, 0);
    for (int i = 0; i < 40; ++i)
        cells[(i * 631 + 17) % 1600] = i / 2 + 1;
    CHECK(count(make_board(40, 40, cells), cover, 2, limits).ending != Ending::solved);
}

} // namespace

int main() {
    counts_ways_across();
    keeps_readings_apart();
    finds_tight_lines_where_there_is_room();
    goes_round_blocked_cells();
    shows_a_second_solution();
    proves_a_single_solution();
    finds_a_second_solution_far_away();
    colours_decide_what_can_be_filled();
    keeps_limits();
}
