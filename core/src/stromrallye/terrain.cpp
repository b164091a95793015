#include "pfadwerk/stromrallye/terrain.hpp"

#include <limits>

namespace pfadwerk::stromrallye {
namespace {

constexpr int every_direction = 15;
constexpr int wall = 0; // a cell that no direction may enter

std::vector<int> masks_of(const Board &board) {
    std::vector<int> masks(board.cells(), every_direction);
    for (const auto &[cell, mask] : board.one_way)
        masks[cell] = mask;
    for (int cell : board.walls)
        masks[cell] = wall;
    return masks;
}

std::vector<int> landings_of(const Board &board) {
    std::vector<int> landing(board.cells());
    for (int cell = 0; cell < board.cells(); ++cell)
        landing[cell] = cell;
    for (const auto &[a, b] : board.portals) {
        landing[a] = b;
        landing[b] = a;
    }
    return landing;
}

int neighbour(const Board &board, int cell, int direction) {
    const int x = cell % board.width + (direction == 3) - (direction == 2);
    const int y = cell / board.width + (direction == 1) - (direction == 0);
    const bool inside = x >= 0 && x < board.width && y >= 0 && y < board.height;
    return inside ? y * board.width + x : Terrain::nowhere;
}

} // namespace

bool is_sound(const Board &board) {
    constexpr int most_side = 32768;
    constexpr std::int64_t most_total = std::numeric_limits<int>::max() / 4;
    if (board.width < 1 || board.height < 1 || board.width > most_side ||
        board.height > most_side || board.robots.empty() || board.robots.size() > 255)
        return false;
    std::vector<bool> used(board.cells());
    std::int64_t total = 0;
    bool sound = true;
    auto inside = [&](int cell) { return cell >= 0 && cell < board.cells(); };
    auto claim = [&](int cell) {
        sound = sound && inside(cell) && !used[cell];
        if (sound)
            used[cell] = true;
    };
    auto charge = [&](int value) {
        sound = sound && value >= 0;
        total += value;
    };
    for (const Charged &battery : board.batteries) {
        claim(battery.cell);
        charge(battery.charge);
    }
    for (int cell : board.walls)
        claim(cell);
    for (const auto &[a, b] : board.portals) {
        claim(a);
        claim(b);
    }
    for (const auto &[cell, mask] : board.one_way)
        sound = sound && inside(cell) && mask >= 0 && mask <= every_direction;
    for (const Charged &robot : board.robots) {
        sound = sound && inside(robot.cell);
        charge(robot.charge);
    }
    return sound && total <= most_total;
}

Terrain::Terrain(const Board &board) : next_(board.cells()), slot_(board.cells(), -1) {
    const std::vector<int> masks = masks_of(board);
    const std::vector<int> landing = landings_of(board);
    for (int cell = 0; cell < board.cells(); ++cell)
        for (int direction = 0; direction < directions; ++direction) {
            const int entered = neighbour(board, cell, direction);
            const bool open = entered != nowhere && (masks[cell] & masks[entered] & 1 << direction);
            next_[cell][direction] = open ? landing[entered] : nowhere;
        }
    for (std::size_t i = 0; i < board.batteries.size(); ++i)
        slot_[board.batteries[i].cell] = static_cast<int>(i);
}

} // namespace pfadwerk::stromrallye
