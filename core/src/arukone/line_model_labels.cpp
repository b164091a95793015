#include <cstring>

#include "pfadwerk/arukone/line_model.hpp"

namespace pfadwerk::arukone {

bool LineModel::assigned(Cdcl &solver, Lit lit) {
    const std::uint32_t variable = variable_of(lit);
    const bool holds = (lit & 1) == 0;
    if (variable < first_used_)
        return holds ? edge_drawn(solver, lit) : !tight_ || edge_crossed(solver, lit);
    if (variable < first_label_)
        return holds || emptied(solver, lit);
    return holds ? labelled(solver, lit) : unlabelled(solver, lit);
}

int LineModel::label_of(const Cdcl &solver, int cell) const {
    const void *values = solver.values(first_label_ + cell * pairs_);
    const void *at = std::memchr(values, 1, pairs_);
    return at ? static_cast<int>(static_cast<const char *>(at) -
                                 static_cast<const char *>(values)) +
                    1
              : 0;
}

/// Follows drawn edges from the drawn edge `back`-`from`: the cells into `cells`, the edges between
/// them into `ways`. Stops where it has come round to `back`.
void LineModel::follow(const Cdcl &solver, int back, int from, std::vector<int> &cells,
                       std::vector<Lit> &ways) const {
    cells.assign(1, from);
    ways.clear();
    // A third way out of a cell, which a clause is about to refute, may lead round and round.
    for (int last = back, cell = from; cell != back && cells.size() <= next_.size();) {
        int onward = 0;
        while (onward < 4 && (next_[cell][onward] == nowhere || next_[cell][onward] == last ||
                              solver.value(positive(edge_at_[cell][onward])) <= 0))
            ++onward;
        if (onward == 4)
            return;
        ways.push_back(positive(edge_at_[cell][onward]));
        last = cell;
        cell = next_[cell][onward];
        cells.push_back(cell);
    }
}

/// Whether the drawn edge a-b closes a cycle; its edges are then refuted.
bool LineModel::closes(Cdcl &solver, int a, int b) {
    follow(solver, a, b, ahead_, ahead_ways_);
    if (ahead_.back() != a)
        return false;
    ahead_ways_.push_back(edge(a, b));
    solver.refute(ahead_ways_);
    return true;
}

/// Whether the drawn edge a-b has made a line, whose label need not be known, touch itself (or
/// close a cycle); the edges between the cells that touch are then refuted.
bool LineModel::touches(Cdcl &solver, int a, int b) {
    follow(solver, b, a, behind_, behind_ways_);
    follow(solver, a, b, ahead_, ahead_ways_);
    ++stamp_;
    for (std::size_t i = 0; i < behind_.size(); ++i) {
        stamp_of_[behind_[i]] = stamp_;
        place_of_[behind_[i]] = static_cast<int>(i);
    }
    for (std::size_t k = 0; k < ahead_.size(); ++k)
        for (const int beside : next_[ahead_[k]]) {
            if (beside == nowhere || stamp_of_[beside] != stamp_ || (k == 0 && beside == a))
                continue;
            ahead_ways_.resize(k);
            ahead_ways_.insert(ahead_ways_.end(), behind_ways_.begin(),
                               behind_ways_.begin() + place_of_[beside]);
            ahead_ways_.push_back(edge(a, b));
            solver.refute(ahead_ways_);
            return true;
        }
    return false;
}

/// A drawn edge has the same label, and the same impossible labels, at both ends.
bool LineModel::edge_drawn(Cdcl &solver, Lit lit) {
    const auto [a, b] = edges_[variable_of(lit)];
    if (tight_ ? touches(solver, a, b) : closes(solver, a, b))
        return false;
    const std::int8_t *of_a = solver.values(first_label_ + a * pairs_);
    const std::int8_t *of_b = solver.values(first_label_ + b * pairs_);
    for (int i = 0; i < pairs_; ++i) {
        if (of_a[i] == of_b[i])
            continue;
        const Lit at_a = label(a, i + 1) ^ (of_a[i] < 0), at_b = label(b, i + 1) ^ (of_b[i] < 0);
        if (of_a[i] != 0 && !solver.imply(label(b, i + 1) ^ (of_a[i] < 0), lit, at_a))
            return false;
        if (of_a[i] == 0 && !solver.imply(label(a, i + 1) ^ (of_b[i] < 0), lit, at_b))
            return false;
    }
    return true;
}

/// Where lines don't touch themselves, neighbours without an edge differ in label.
bool LineModel::edge_crossed(Cdcl &solver, Lit lit) {
    const auto [a, b] = edges_[variable_of(lit)];
    if (const int l = label_of(solver, a);
        l && !solver.imply(negate(label(b, l)), lit, label(a, l)))
        return false;
    const int l = label_of(solver, b);
    return !l || solver.imply(negate(label(a, l)), lit, label(b, l));
}

bool LineModel::emptied(Cdcl &solver, Lit lit) {
    const int cell = static_cast<int>(variable_of(lit) - first_used_);
    for (int l = 1; l <= pairs_; ++l)
        if (!solver.imply(negate(label(cell, l)), lit))
            return false;
    return true;
}

bool LineModel::labelled(Cdcl &solver, Lit lit) {
    const std::uint32_t index = variable_of(lit) - first_label_;
    const int cell = cell_of_label_[index], l = static_cast<int>(index) - cell * pairs_ + 1;
    if (!solver.imply(used(cell), lit))
        return false;
    for (int other = 1; other <= pairs_; ++other)
        if (other != l && !solver.imply(negate(label(cell, other)), lit))
            return false;
    for (int way = 0; way < 4; ++way) {
        const int next = next_[cell][way];
        if (next == nowhere)
            continue;
        const Lit there = label(next, l), edge = positive(edge_at_[cell][way]);
        bool sound = true;
        if (solver.value(edge) > 0)
            sound = solver.imply(there, lit, edge);
        else if (solver.value(there) < 0)
            sound = solver.imply(negate(edge), lit, negate(there));
        else if (tight_ && solver.value(there) > 0)
            sound = solver.imply(edge, lit, there);
        else if (tight_ && solver.value(edge) < 0)
            sound = solver.imply(negate(there), lit, negate(edge));
        if (!sound)
            return false;
    }
    return true;
}

bool LineModel::unlabelled(Cdcl &solver, Lit lit) {
    const std::uint32_t index = variable_of(lit) - first_label_;
    const int cell = cell_of_label_[index], l = static_cast<int>(index) - cell * pairs_ + 1;
    for (int way = 0; way < 4; ++way) {
        const int next = next_[cell][way];
        if (next == nowhere)
            continue;
        const Lit there = label(next, l), edge = positive(edge_at_[cell][way]);
        bool sound = true;
        if (solver.value(edge) > 0)
            sound = solver.imply(negate(there), lit, edge);
        else if (solver.value(there) > 0)
            sound = solver.imply(negate(edge), lit, there);
        if (!sound)
            return false;
    }
    return true;
}

} // namespace pfadwerk::arukone
