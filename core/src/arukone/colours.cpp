#include <vector>

#include "pfadwerk/arukone/solve.hpp"

namespace pfadwerk::arukone {

namespace {

constexpr int colour(const Board &board, int cell) {
    return (cell % board.width + cell / board.width) % 2 == 0 ? 1 : -1;
}

/// Two for each open cell of the region around `start`, one less for a number, black less white.
int excess(const Board &board, int start, std::vector<std::uint8_t> &seen) {
    std::vector<int> queue{start};
    seen[start] = 1;
    int sum = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int cell = queue[head];
        sum += colour(board, cell) * (board.cells[cell] > 0 ? 1 : 2);
        for (const int next : board.neighbours(cell))
            if (next != nowhere && !seen[next]) {
                seen[next] = 1;
                queue.push_back(next);
            }
    }
    return sum;
}

} // namespace

// Colour the cells like a chessboard. Along a line every link joins the two colours, a number has
// one link and every other cell two: counted by links, the black cells of a line weigh as much as
// the white ones. Lines that pass every cell of a region weigh all its cells, numbers once and the
// others twice.
bool colours_even_out(const Board &board) {
    std::vector<std::uint8_t> seen(board.cells.size(), 0);
    for (int cell = 0; cell < board.size(); ++cell)
        if (board.cells[cell] != blocked && !seen[cell] && excess(board, cell, seen) != 0)
            return false;
    return true;
}

} // namespace pfadwerk::arukone
