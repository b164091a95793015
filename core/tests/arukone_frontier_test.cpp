#include "pfadwerk/arukone/frontier.hpp"

#include <algorithm>

#include "check.hpp"
#include "pfadwerk/random.hpp"

using namespace pfadwerk;
using namespace pfadwerk::arukone;

namespace {

constexpr std::size_t plenty = 1'000'000;

Swept swept(const Board &board, bool cover, std::size_t most_states = plenty,
            const Limits &limits = {}) {
    Watch watch(limits);
    return sweep(board, cover, most_states, watch);
}

Board random_board(Random &random) {
    const int width = 1 + static_cast<int>(random.below(5));
    const int height = 2 + static_cast<int>(random.below(4));
    std::vector<int> cells(width * height, 0);
    const auto pairs = 1 + random.below(std::max(1, width * height / 5));
    for (std::uint64_t drawn = 0; drawn < 2 * pairs;)
        if (int &cell = cells[random.below(cells.size())]; cell == 0)
            cell = static_cast<int>(drawn++ / 2) + 1;
    for (int &cell : cells)
        if (cell == 0 && random.below(10) == 0)
            cell = blocked;
    return make_board(width, height, cells);
}

/// The search by clauses is the reference: it shares nothing with the sweep but the board.
void agrees_with_the_search() {
    Random random(11);
    int single = 0;
    for (int i = 0; i < 3000; ++i) {
        const Board board = random_board(random);
        const bool cover = random.below(2) == 0;
        const Counted all = count(board, {cover, false}, plenty, {});
        const Swept found = swept(board, cover);
        CHECK(found.ended && all.exhausted);
        CHECK(found.solutions.size() == std::min<std::size_t>(2, all.solutions.size()));
        CHECK(found.exhausted == (all.solutions.size() < 2));
        for (const auto &each : found.solutions)
            CHECK(std::ranges::any_of(all.solutions,
                                      [&](const auto &one) { return one.lines == each.lines; }));
        CHECK(found.exhausted || found.solutions[0].lines != found.solutions[1].lines);
        single += found.solutions.size() == 1;
    }
    CHECK(single > 200);
}

/// A ring of 2 x n cells is opened in one place only: a known single way that covers.
void goes_far_along_narrow_boards() {
    std::vector<int> cells(2 * 400, 0);
    cells[0] = cells[1] = 1;
    for (const auto &[width, height] : {std::pair{2, 400}, {400, 2}}) {
        if (width > height)
            cells[1] = 0, cells[400] = 1;
        const Swept found = swept(make_board(width, height, cells), true);
        CHECK(found.exhausted && found.solutions.size() == 1);
        CHECK(found.solutions[0].lines[0].size() == 800);
    }
}

void limits_are_kept() {
    const Board board = make_board(8, 8, [] {
        std::vector<int> cells(64, 0);
        cells[0] = cells[63] = 1;
        return cells;
    }());
    CHECK(swept(board, false).solutions.size() == 2);
    CHECK(!swept(board, false, 100).ended);
    Limits limits;
    limits.memory = 10'000;
    CHECK(!swept(board, false, plenty, limits).ended);
    limits = {};
    limits.nodes = 50;
    CHECK(!swept(board, false, plenty, limits).ended);
}

void leaves_what_is_too_wide() {
    std::vector<int> cells(24 * 24, 0);
    cells[0] = cells[1] = 1;
    CHECK(!swept(make_board(24, 24, cells), false).ended);
}

} // namespace

int main() {
    agrees_with_the_search();
    goes_far_along_narrow_boards();
    limits_are_kept();
    leaves_what_is_too_wide();
}
