#include "pfadwerk/arukone/line_model.hpp"

namespace pfadwerk::arukone {

// Loose reading. A solution may be changed by
//   - drawing the edge between two neighbours of one line instead of the way between them (a
//   shortcut), or
//   - leading a line from cell u through one empty cell z to cell w instead of along its way from u
//   to w,
// where that makes the line shorter, or keeps its length and moves a corner downwards. The result
// is a solution again, and (total length, height of the corners) falls, so every solution ends in
// one that admits no such change: a canonical one. Hence: no canonical solution, no solution; two
// canonical ones, not unique. If C is the only canonical one and S another solution, the last
// change on the way from S to C replaced a part of a line, between cells u and w of that line in C,
// that ran through cells empty in C. So C leaves a connected set of empty cells that touches two
// cells of one line; and where it does, leading the line through it is a second solution.
// Uniqueness is decided by looking at C alone.
//
// In a canonical solution no line touches itself, and two cells u, w of one line that neighbour the
// same empty cell z can only be the arms of a corner below or beside z: opposite ones would be
// joined by z with a shorter way, and where z lies below the corner, u and w being up-left or
// up-right of it, the corner would move to z.
//
// Rigid solutions have no two such cells at all. By the above the only solution of a puzzle is
// rigid: where there is no rigid one, or two, the puzzle has not exactly one solution.

void LineModel::add_gaps(Cdcl &solver) {
    for (int cell = 0; cell < board_.size(); ++cell) {
        if (cell % board_.width == 0 && !solver.look())
            return;
        if (board_.cells[cell] == 0)
            add_gap(solver, cell);
    }
}

void LineModel::add_gap(Cdcl &solver, int cell) {
    const auto [right, below, left, above] = next_[cell];
    const bool corners = form_.shape == Shape::canonical && below != nowhere;
    add_parted(solver, cell, left, right, nowhere);
    add_parted(solver, cell, above, below, nowhere);
    add_parted(solver, cell, above, left, nowhere);
    add_parted(solver, cell, above, right, nowhere);
    add_parted(solver, cell, below, left, corners ? next_[below][2] : nowhere);
    add_parted(solver, cell, below, right, corners ? next_[below][0] : nowhere);
}

/// Beside a gap u and w have different labels, or `corner` between them (where there is one) has
/// theirs too.
void LineModel::add_parted(Cdcl &solver, int gap, int u, int w, int corner) {
    if (u == nowhere || w == nowhere)
        return;
    for (int l = 1; l <= pairs_; ++l) {
        Lit clause[4] = {used(gap), negate(label(u, l)), negate(label(w, l)), no_lit};
        if (corner != nowhere)
            clause[3] = label(corner, l);
        solver.add_clause({clause, corner != nowhere ? 4u : 3u});
    }
}

} // namespace pfadwerk::arukone
