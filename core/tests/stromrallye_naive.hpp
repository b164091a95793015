#pragma once

#include <map>
#include <set>
#include <vector>

#include "pfadwerk/random.hpp"
#include "pfadwerk/stromrallye/board.hpp"

/// The rules step by step, written apart from the core: cells, charges, one step at a time, all
/// states tried.
namespace naive {

using pfadwerk::Random;
using pfadwerk::stromrallye::Board;
using pfadwerk::stromrallye::Step;

struct State {
    std::vector<std::pair<int, int>> robots; // cell, charge
    std::map<int, int> batteries;            // cell, charge
    auto operator<=>(const State &) const = default;
};

inline State start_of(const Board &board) {
    State state;
    for (const auto &robot : board.robots)
        state.robots.emplace_back(robot.cell, robot.charge);
    for (const auto &battery : board.batteries)
        state.batteries[battery.cell] = battery.charge;
    return state;
}

inline int mask_at(const Board &board, int cell) {
    for (int wall : board.walls)
        if (wall == cell)
            return 0;
    for (const auto &[way, mask] : board.one_way)
        if (way == cell)
            return mask;
    return 15;
}

inline bool step(const Board &board, State &state, Step step) {
    auto &[cell, charge] = state.robots[step.robot];
    const int dx[] = {0, 0, -1, 1}, dy[] = {-1, 1, 0, 0};
    const int x = cell % board.width + dx[step.direction],
              y = cell / board.width + dy[step.direction];
    if (charge == 0 || x < 0 || y < 0 || x >= board.width || y >= board.height)
        return false;
    int entered = y * board.width + x;
    if (!(mask_at(board, cell) >> step.direction & 1) ||
        !(mask_at(board, entered) >> step.direction & 1))
        return false;
    for (const auto &[a, b] : board.portals)
        if (entered == a || entered == b) {
            entered = a + b - entered;
            break;
        }
    cell = entered;
    --charge;
    if (auto there = state.batteries.find(cell); there != state.batteries.end())
        std::swap(charge, there->second);
    return true;
}

inline bool empty(const State &state) {
    for (const auto &robot : state.robots)
        if (robot.second != 0)
            return false;
    for (const auto &battery : state.batteries)
        if (battery.second != 0)
            return false;
    return true;
}

inline bool solvable(const Board &board) {
    std::vector<State> open{start_of(board)};
    std::set<State> seen(open.begin(), open.end());
    while (!open.empty()) {
        const State state = open.back();
        open.pop_back();
        if (empty(state))
            return true;
        for (std::size_t robot = 0; robot < state.robots.size(); ++robot)
            for (int direction = 0; direction < 4; ++direction) {
                State next = state;
                if (step(
                        board, next,
                        {static_cast<std::uint8_t>(robot), static_cast<std::uint8_t>(direction)}) &&
                    seen.insert(next).second)
                    open.push_back(next);
            }
    }
    return false;
}

inline bool solves(const Board &board, const std::vector<Step> &steps) {
    State state = start_of(board);
    for (Step next : steps)
        if (!step(board, state, next))
            return false;
    return empty(state);
}

/// Random small boards; `extended`: with walls, one-way cells, portals and several robots.
inline Board random_board(Random &random, bool extended) {
    Board board;
    board.width = 1 + static_cast<int>(random.below(5));
    board.height = 1 + static_cast<int>(random.below(5));
    std::vector<int> cells(board.cells());
    for (int i = 0; i < board.cells(); ++i)
        cells[i] = i;
    for (std::size_t i = cells.size(); i > 1; --i)
        std::swap(cells[i - 1], cells[random.below(i)]);
    auto draw = [&](std::vector<int> &from) {
        const int cell = from.back();
        from.pop_back();
        return cell;
    };
    const std::size_t robots = extended && random.below(3) == 0 ? 2 : 1;
    int charge = 2 + static_cast<int>(random.below(16));
    auto some = [&] {
        const int part = static_cast<int>(random.below(std::min(charge, 5) + 1));
        charge -= part;
        return part;
    };
    for (std::size_t i = 0; i < robots && !cells.empty(); ++i)
        board.robots.push_back({random.below(8) == 0 ? cells.front() : draw(cells), some()});
    if (board.robots.empty())
        return board;
    const std::size_t batteries = random.below(7);
    for (std::size_t i = 0; i < batteries && !cells.empty(); ++i)
        board.batteries.push_back({random.below(6) == 0 ? cells.front() : cells.back(), 0});
    std::set<int> used;
    std::erase_if(board.batteries,
                  [&](const auto &battery) { return !used.insert(battery.cell).second; });
    for (auto &battery : board.batteries) {
        battery.charge = some();
        std::erase(cells, battery.cell);
    }
    for (auto &robot : board.robots)
        std::erase(cells, robot.cell);
    if (!extended)
        return board;
    for (std::size_t i = random.below(4); i > 0 && cells.size() > 1; --i)
        board.walls.push_back(draw(cells));
    for (std::size_t i = random.below(4); i > 0 && !cells.empty(); --i)
        board.one_way.emplace_back(cells[random.below(cells.size())],
                                   static_cast<int>(1 + random.below(15)));
    std::set<int> ways;
    std::erase_if(board.one_way, [&](const auto &way) { return !ways.insert(way.first).second; });
    for (std::size_t i = random.below(3); i > 0 && cells.size() > 1; --i)
        if (const int a = draw(cells); true)
            board.portals.emplace_back(a, draw(cells));
    return board;
}

} // namespace naive
