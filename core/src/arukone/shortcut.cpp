#include <algorithm>

#include "pfadwerk/arukone/solve.hpp"

namespace pfadwerk::arukone {

namespace {

/// From each cell on to the last one of the line beside it: later ones are no neighbours of it.
std::vector<int> shortcut(const Board &board, const std::vector<int> &line) {
    std::vector<int> cells;
    for (std::size_t at = 0;;) {
        cells.push_back(line[at]);
        if (at + 1 == line.size())
            return cells;
        const auto beside = board.neighbours(line[at]);
        std::size_t last = line.size() - 1;
        while (std::ranges::find(beside, line[last]) == beside.end())
            --last;
        at = last;
    }
}

} // namespace

Solution shortcut(const Board &board, const Solution &solution) {
    Solution tight;
    for (const auto &line : solution.lines)
        tight.lines.push_back(shortcut(board, line));
    return tight;
}

} // namespace pfadwerk::arukone
