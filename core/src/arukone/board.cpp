#include "pfadwerk/arukone/board.hpp"

#include <algorithm>
#include <unordered_map>

#include "pfadwerk/require.hpp"

namespace pfadwerk::arukone {

std::array<int, 4> Board::neighbours(int cell) const {
    const int x = cell % width, y = cell / width;
    std::array<int, 4> all{x + 1 < width ? cell + 1 : nowhere,
                           y + 1 < height ? cell + width : nowhere, x > 0 ? cell - 1 : nowhere,
                           y > 0 ? cell - width : nowhere};
    for (int &next : all)
        if (next != nowhere && cells[next] == blocked)
            next = nowhere;
    return all;
}

bool is_board(int width, int height, std::span<const int> cells) {
    if (width <= 0 || height <= 0 || cells.size() > most_cells ||
        cells.size() != static_cast<std::size_t>(width) * static_cast<std::size_t>(height))
        return false;
    std::unordered_map<int, int> times;
    for (const int given : cells) {
        if (given < blocked)
            return false;
        if (given > 0)
            ++times[given];
    }
    return std::ranges::all_of(times, [](const auto &entry) { return entry.second == 2; });
}

Board make_board(int width, int height, std::span<const int> cells) {
    require(is_board(width, height, cells));
    Board board{width, height, 0, {cells.begin(), cells.end()}};
    std::unordered_map<int, int> numbers;
    for (int &cell : board.cells)
        if (cell > 0)
            cell = numbers.try_emplace(cell, static_cast<int>(numbers.size()) + 1).first->second;
    board.pairs = static_cast<int>(numbers.size());
    return board;
}

std::vector<int> Solution::labels(const Board &board) const {
    std::vector<int> all(board.cells.size(), 0);
    for (std::size_t line = 0; line < lines.size(); ++line)
        for (const int cell : lines[line])
            all[cell] = static_cast<int>(line) + 1;
    return all;
}

} // namespace pfadwerk::arukone
