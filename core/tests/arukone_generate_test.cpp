#include <algorithm>
#include <vector>

#include "check.hpp"
#include "pfadwerk/arukone/generate.hpp"
#include "pfadwerk/arukone/solve.hpp"

using namespace pfadwerk;
using namespace pfadwerk::arukone;

namespace {

Wishes wishes(int width, int height, int most_pairs) {
    Wishes wishes;
    wishes.width = width;
    wishes.height = height;
    wishes.most_pairs = most_pairs;
    return wishes;
}

Board board_of(const Wishes &wishes, const Made &made) {
    std::vector<int> cells(static_cast<std::size_t>(wishes.width) * wishes.height, 0);
    for (const int cell : wishes.closed)
        cells[cell] = blocked;
    int label = 0;
    for (const auto &line : made.lines) {
        cells[line.front()] = cells[line.back()] = label + 1;
        ++label;
    }
    return make_board(wishes.width, wishes.height, cells);
}

Made made(const Wishes &wishes, std::uint64_t seed) {
    Limits limits;
    limits.seconds = 60;
    const Made made = make_unique(wishes, seed, limits);
    CHECK(made.ending == Ending::solved);
    return made;
}

/// Another engine, which knows neither annealing nor label sets, counts under both readings.
void is_unique(const Wishes &wishes, const Made &made) {
    const Board board = board_of(wishes, made);
    for (const Reading reading : {Reading{}, Reading{.cover = true}, Reading{.tight = true}}) {
        const Counted counted = count(board, reading, 2, Limits{});
        CHECK(counted.solutions.size() == 1 && counted.exhausted);
        const auto labels = counted.solutions.front().labels(board);
        CHECK(std::ranges::count(labels, 0) == 0);
    }
}

void puzzles_have_one_solution() {
    for (const auto &[width, height, pairs] : {std::array{4, 4, 4}, {7, 5, 5}, {10, 9, 12}})
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            is_unique(wishes(width, height, pairs), made(wishes(width, height, pairs), seed));
}

void wishes_are_kept() {
    Wishes wish = wishes(9, 9, 10);
    wish.least_pairs = 8;
    wish.least_length = 5;
    wish.detour = 1.5;
    const Made puzzle = made(wish, 3);
    CHECK(puzzle.lines.size() >= 8 && puzzle.lines.size() <= 10);
    for (const auto &line : puzzle.lines)
        CHECK(line.size() >= 5);
    is_unique(wish, puzzle);
}

void symmetric_numbers() {
    Wishes wish = wishes(9, 8, 10);
    wish.symmetric = true;
    const Made puzzle = made(wish, 5);
    std::vector<int> ends;
    std::vector<int> turned;
    for (const auto &line : puzzle.lines)
        for (const int end : {line.front(), line.back()}) {
            ends.push_back(end);
            turned.push_back(9 * 8 - 1 - end);
        }
    std::ranges::sort(ends);
    std::ranges::sort(turned);
    CHECK(ends == turned);
}

void many_pairs_are_met() {
    Wishes wish = wishes(10, 10, 33);
    wish.least_pairs = 33;
    CHECK(made(wish, 1).lines.size() == 33);
}

void given_cells_stay() {
    Wishes wish = wishes(8, 8, 8);
    wish.closed = {9, 10};
    wish.laid = {{0, 1, 2, 3}};
    const Made puzzle = made(wish, 1);
    CHECK(puzzle.lines.front() == wish.laid.front());
    for (std::size_t line = 1; line < puzzle.lines.size(); ++line)
        for (const int cell : puzzle.lines[line])
            CHECK(cell != 9 && cell != 10 && cell > 3);
}

void the_same_seed_makes_the_same_puzzle() {
    CHECK(made(wishes(9, 9, 9), 7).lines == made(wishes(9, 9, 9), 7).lines);
    CHECK(made(wishes(9, 9, 9), 7).lines != made(wishes(9, 9, 9), 8).lines);
}

void impossible_wishes_end() {
    Limits limits;
    limits.nodes = 3;
    CHECK(make_unique(wishes(10, 10, 1), 1, limits).ending == Ending::limit);
    CHECK(!is_possible(wishes(0, 5, 1)));
    CHECK(!is_possible(wishes(5, 5, 0)));
    CHECK(!is_possible(wishes(30, 30, 300)));
}

} // namespace

int main() {
    puzzles_have_one_solution();
    wishes_are_kept();
    symmetric_numbers();
    many_pairs_are_met();
    given_cells_stay();
    the_same_seed_makes_the_same_puzzle();
    impossible_wishes_end();
}
