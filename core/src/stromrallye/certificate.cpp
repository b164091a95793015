#include "pfadwerk/stromrallye/certificate.hpp"

#include <algorithm>

#include "pfadwerk/stromrallye/closure.hpp"

namespace pfadwerk::stromrallye {
namespace {

bool dark(const Board &board, int cell) {
    return (cell % board.width + cell / board.width) % 2 != 0;
}

/// A battery changes the colour of its cell with each step that it pays for, so it ends on a colour
/// known from the start. In the end each battery cell holds one, and each robot has one wherever it
/// stands. Portals may lead to any colour; one-way cells and walls change nothing.
bool colours_fit(const Board &board) {
    std::size_t ending_dark = 0, dark_cells = 0;
    auto ends_dark = [&](const Charged &item) {
        return dark(board, item.cell) != (item.charge % 2 != 0);
    };
    for (const Charged &battery : board.batteries) {
        ending_dark += ends_dark(battery);
        dark_cells += dark(board, battery.cell);
    }
    for (const Charged &robot : board.robots)
        ending_dark += ends_dark(robot);
    return ending_dark >= dark_cells && ending_dark <= dark_cells + board.robots.size();
}

std::vector<int> cells_of(const Legs &legs, const std::vector<int> &batteries) {
    std::vector<int> cells;
    for (int battery : batteries)
        cells.push_back(legs.cell(battery));
    return cells;
}

/// The cells of charges that can't all be used up, each on a battery of its own.
std::vector<int> too_many(const Position &position, const Legs &legs, Fates &fates) {
    std::vector<Fates::Fate> pairs(fates.size());
    std::vector<int> cells;
    if (fates.pair(position.charges().data(), position.robots()[0], pairs))
        return cells;
    for (Fates::Fate charge : fates.too_many())
        cells.push_back(
            legs.cell(charge == fates.last_walk() ? position.robots()[0].place : charge));
    std::ranges::sort(cells);
    return cells;
}

} // namespace

Certificate certify(const Board &board, const Legs &legs, Fates &fates) {
    const Position position(board, legs);
    Closure closure(legs);
    if (const std::vector<int> out = closure.out_of_reach(position); !out.empty())
        return {Reason::unreachable, cells_of(legs, out)};
    if (const std::vector<int> ends = closure.ends(position); ends.size() > 1)
        return {Reason::stranded, cells_of(legs, ends)};
    else if (ends.size() == 1 && !legs.walks_off(ends[0], position.charge(ends[0])))
        return {Reason::stuck_end, cells_of(legs, ends)};
    if (board.portals.empty() && !colours_fit(board))
        return {Reason::parity, {}};
    if (const std::vector<int> many = too_many(position, legs, fates); !many.empty())
        return {Reason::crowded, many};
    return {};
}

} // namespace pfadwerk::stromrallye
