#include "pfadwerk/arukone/line_model.hpp"

#include <algorithm>

#include "pfadwerk/require.hpp"

namespace pfadwerk::arukone {

LineModel::LineModel(const Board &board, Form form, Cdcl &solver)
    : board_(board), form_(form), tight_(form.reading.tight || form.shape != Shape::any),
      pairs_(board.pairs) {
    require(form.shape == Shape::any || !(form.reading.cover || form.reading.tight));
    solver.attach(*this);
    place_of_.assign(board.size(), 0);
    stamp_of_.assign(board.size(), 0);
    add_edges(solver);
    const auto cells = static_cast<std::uint32_t>(board.size());
    first_used_ = solver.add_variables(cells);
    first_label_ = solver.add_variables(cells * pairs_);
    cell_of_label_.resize(cells * static_cast<std::size_t>(pairs_));
    for (std::size_t i = 0; i < cell_of_label_.size(); ++i)
        cell_of_label_[i] = static_cast<std::int32_t>(i / pairs_);
    add_cells(solver);
    add_squares(solver);
    if (tight_)
        add_diagonals(solver);
    if (form.shape != Shape::any)
        add_gaps(solver);
}

void LineModel::add_edges(Cdcl &solver) {
    next_.resize(board_.size());
    edge_at_.assign(board_.size(), {nowhere, nowhere, nowhere, nowhere});
    for (int cell = 0; cell < board_.size(); ++cell) {
        next_[cell] = board_.cells[cell] == blocked
                          ? std::array<int, 4>{nowhere, nowhere, nowhere, nowhere}
                          : board_.neighbours(cell);
        for (int way = 0; way < 2; ++way)
            if (const int next = next_[cell][way]; next != nowhere) {
                edge_at_[cell][way] = edge_at_[next][way + 2] = static_cast<int>(edges_.size());
                edges_.push_back({cell, next});
            }
    }
    require(solver.add_variables(static_cast<std::uint32_t>(edges_.size())) == 0);
}

void LineModel::add_cells(Cdcl &solver) {
    for (int cell = 0; cell < board_.size(); ++cell) {
        if (cell % board_.width == 0 && !solver.look())
            return;
        add_cell(solver, cell);
    }
}

void LineModel::add_cell(Cdcl &solver, int cell) {
    std::vector<Lit> ways, some{negate(used(cell))};
    for (const int edge : edge_at_[cell])
        if (edge != nowhere)
            ways.push_back(positive(edge));
    for (const Lit way : ways)
        solver.add_clause({negate(way), used(cell)});
    for (int l = 1; l <= pairs_; ++l)
        some.push_back(label(cell, l));
    solver.add_clause(some);
    if (board_.cells[cell] == blocked)
        solver.add_clause({negate(used(cell))});
    else if (board_.cells[cell] > 0)
        add_end(solver, cell, ways);
    else
        add_free_cell(solver, cell, ways);
}

void LineModel::add_end(Cdcl &solver, int cell, std::span<const Lit> ways) {
    solver.add_clause({label(cell, board_.cells[cell])});
    solver.add_clause(ways);
    for (std::size_t i = 0; i < ways.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            solver.add_clause({negate(ways[i]), negate(ways[k])});
}

void LineModel::add_free_cell(Cdcl &solver, int cell, std::span<const Lit> ways) {
    if (form_.reading.cover)
        solver.add_clause({used(cell)});
    for (std::size_t i = 0; i < ways.size(); ++i) {
        std::vector<Lit> another{
            negate(used(cell))}; // two ways lead through: at least one besides this
        for (std::size_t k = 0; k < ways.size(); ++k)
            if (k != i)
                another.push_back(ways[k]);
        solver.add_clause(another);
        for (std::size_t k = 0; k < i; ++k)
            for (std::size_t m = 0; m < k; ++m)
                solver.add_clause({negate(ways[i]), negate(ways[k]), negate(ways[m])});
    }
    if (ways.empty())
        solver.add_clause({negate(used(cell))});
}

/// The smallest cycles. Where lines don't touch themselves, not even three sides of a square are
/// drawn: the fourth would be due. So inside each corner lies an end, a gap or the corner of
/// another line.
void LineModel::add_squares(Cdcl &solver) {
    for (int cell = 0; cell + board_.width < board_.size(); ++cell) {
        const int right = next_[cell][0], below = next_[cell][1];
        if (right == nowhere || below == nowhere || next_[right][1] == nowhere)
            continue;
        const int across = next_[right][1];
        const Lit sides[] = {negate(edge(cell, right)), negate(edge(cell, below)),
                             negate(edge(right, across)), negate(edge(below, across))};
        if (!tight_)
            solver.add_clause(sides);
        for (int spare = 0; tight_ && spare < 4; ++spare)
            solver.add_clause(
                {sides[(spare + 1) % 4], sides[(spare + 2) % 4], sides[(spare + 3) % 4]});
    }
}

/// A corner of a line that doesn't touch itself holds, diagonally inside it, the corner of another
/// line, and so on: without gaps, until an end or a blocked cell. Where the diagonal leads off the
/// board, no corner is possible.
void LineModel::add_diagonals(Cdcl &solver) {
    for (int cell = 0; cell < board_.size(); ++cell)
        for (int way = 0; board_.cells[cell] == 0 && way < 4; ++way) {
            const int other = (way + 1) % 4; // the corner leads right and down, down and left, ...
            const bool lowest = form_.shape == Shape::canonical && (way == 0 || way == 1);
            const bool gapless = form_.reading.cover || form_.shape == Shape::rigid || lowest;
            if (!gapless || next_[cell][way] == nowhere || next_[cell][other] == nowhere)
                continue;
            if (!diagonal_ends(cell, way, other))
                solver.add_clause({negate(positive(edge_at_[cell][way])),
                                   negate(positive(edge_at_[cell][other]))});
        }
}

/// Whether an end or a blocked cell lies on the diagonal between two ways.
bool LineModel::diagonal_ends(int cell, int way, int other) const {
    constexpr int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1};
    const int right = dx[way] + dx[other], down = dy[way] + dy[other];
    int x = cell % board_.width + right, y = cell / board_.width + down;
    for (; x >= 0 && x < board_.width && y >= 0 && y < board_.height; x += right, y += down)
        if (board_.cells[y * board_.width + x] != 0)
            return true;
    return false;
}

Lit LineModel::edge(int a, int b) const {
    const auto &next = next_[a];
    const auto way = std::find(next.begin(), next.end(), b) - next.begin();
    require(way < 4);
    return positive(edge_at_[a][way]);
}

/// The cells of the line that ends at `from`.
std::vector<int> LineModel::walk(const Cdcl &solver, int from,
                                 std::vector<std::uint8_t> &seen) const {
    std::vector<int> cells;
    for (int cell = from; cell != nowhere;) {
        seen[cell] = 1;
        cells.push_back(cell);
        int onward = nowhere;
        for (int way = 0; way < 4; ++way)
            if (const int next = next_[cell][way];
                next != nowhere && !seen[next] && solver.model(edge_at_[cell][way]))
                onward = next;
        cell = onward;
    }
    return cells;
}

Solution LineModel::solution(const Cdcl &solver) const {
    Solution found;
    found.lines.resize(pairs_);
    std::vector<std::uint8_t> seen(board_.size(), 0);
    for (int cell = 0; cell < board_.size(); ++cell)
        if (board_.cells[cell] > 0 && !seen[cell])
            found.lines[board_.cells[cell] - 1] = walk(solver, cell, seen);
    return found;
}

void LineModel::prefer(Cdcl &solver, const Solution &ways) const {
    for (std::uint32_t variable = 0; variable < solver.variables(); ++variable)
        solver.prefer(variable, false);
    for (std::size_t line = 0; line < ways.lines.size(); ++line)
        for (int last = nowhere; const int cell : ways.lines[line]) {
            solver.prefer(variable_of(used(cell)), true);
            solver.prefer(variable_of(label(cell, static_cast<int>(line) + 1)), true);
            if (last != nowhere)
                solver.prefer(variable_of(edge(last, cell)), true);
            last = cell;
        }
}

std::vector<Lit> LineModel::outside(Window window, const Solution &solution) const {
    const auto inside = [&](int cell) {
        const int x = cell % board_.width - window.x, y = cell / board_.width - window.y;
        return x >= 0 && x < window.side && y >= 0 && y < window.side;
    };
    std::vector<std::uint8_t> drawn(edges_.size(), 0);
    for (const auto &line : solution.lines)
        for (std::size_t i = 1; i < line.size(); ++i)
            drawn[variable_of(edge(line[i - 1], line[i]))] = 1;
    std::vector<Lit> lits;
    for (std::uint32_t way = 0; way < edges_.size(); ++way)
        if (!inside(edges_[way].a) || !inside(edges_[way].b))
            lits.push_back(drawn[way] ? positive(way) : negate(positive(way)));
    return lits;
}

bool LineModel::exclude(Cdcl &solver, const Solution &solution) const {
    std::vector<Lit> clause;
    for (const auto &line : solution.lines)
        for (std::size_t i = 1; i < line.size(); ++i)
            clause.push_back(negate(edge(line[i - 1], line[i])));
    return solver.add_clause(clause);
}

} // namespace pfadwerk::arukone
