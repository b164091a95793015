#include <algorithm>

#include "pfadwerk/arukone/solve.hpp"

namespace pfadwerk::arukone {

namespace {

/// From each cell on to the last one of the line beside it: later ones are no neighbours of it.
/// `places` may hold anything for cells of other lines.
std::vector<int> shortcut(const Board &board, const std::vector<int> &line,
                          std::vector<std::size_t> &places) {
    for (std::size_t at = 0; at < line.size(); ++at)
        places[line[at]] = at;
    std::vector<int> cells{line[0]};
    for (std::size_t at = 0; at + 1 < line.size(); cells.push_back(line[at])) {
        std::size_t last = at + 1;
        for (const int cell : board.neighbours(line[at]))
            if (cell != nowhere && places[cell] < line.size() && line[places[cell]] == cell)
                last = std::max(last, places[cell]);
        at = last;
    }
    return cells;
}

} // namespace

Solution shortcut(const Board &board, const Solution &solution) {
    Solution tight;
    std::vector<std::size_t> places(board.cells.size());
    for (const auto &line : solution.lines)
        tight.lines.push_back(shortcut(board, line, places));
    return tight;
}

} // namespace pfadwerk::arukone
