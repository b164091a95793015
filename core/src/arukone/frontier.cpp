#include "pfadwerk/arukone/frontier.hpp"

#include <algorithm>

#include "pfadwerk/arukone/frontier_states.hpp"

namespace pfadwerk::arukone {

namespace {

/// While a cell is looked at, its own column is the place of the way into it from the left, and the
/// next one that of the way from above; afterwards those of the ways down and right.
class Sweep {
  public:
    Sweep(const Board &board, bool cover, Watch &watch)
        : board_(board), cover_(cover), watch_(watch) {}
    ~Sweep() { watch_.give_back(taken_); }
    Sweep(const Sweep &) = delete;
    Sweep &operator=(const Sweep &) = delete;

    /// False where it was ended early.
    bool run(std::size_t most_states) {
        now_.add({}, {});
        for (cell_ = 0; cell_ < board_.size(); ++cell_) {
            x_ = cell_ % board_.width;
            look_around();
            next_.clear();
            for (const auto &state : now_.all()) {
                for (int i = 0; i < state.known; ++i)
                    pass(state.frontier, state.pasts[i]);
                if (next_.all().size() > most_states || !watch_.step())
                    return false;
            }
            std::swap(now_, next_);
            if (x_ == board_.width - 1)
                end_row();
            if (!pay() || !watch_.look())
                return false;
        }
        return true;
    }

    bool found_two() const { return !now_.all().empty() && now_.all()[0].known == 2; }

    std::vector<Solution> solutions() const {
        std::vector<Solution> found;
        for (const auto &state : now_.all()) // no more than one: nothing leads on
            for (int i = 0; i < state.known; ++i)
                found.push_back(solution(state.pasts[i].before));
        return found;
    }

  private:
    void look_around() {
        const auto [right, below, left, above] = board_.neighbours(cell_);
        right_ = right != nowhere && board_.cells[right] != blocked;
        below_ = below != nowhere && board_.cells[below] != blocked;
    }

    /// False where memory is short: others that need less may still go on. States are counted once
    /// they are there; a cell has at most twice as many as the one before.
    bool pay() {
        const std::uint64_t now = now_.bytes() + next_.bytes() + rows_.bytes();
        const std::uint64_t more = now > taken_ ? now - taken_ : 0;
        if (more > watch_.room())
            return false;
        taken_ += more;
        return watch_.take(more);
    }

    void end_row() {
        std::vector<std::uint32_t> made;
        for (auto &state : now_.all()) {
            auto &places = state.frontier.places;
            std::shift_right(places.begin(), places.end(), 1);
            places[0] = none;
            for (int i = 0; i < state.known; ++i) {
                made.push_back(rows_.add(state.pasts[i]));
                state.pasts[i] = {0, made.back()};
            }
        }
        for (const std::uint32_t row : last_rows_)
            rows_.forget_unused(row);
        last_rows_ = std::move(made);
    }

    void pass(const Frontier &frontier, Past past) {
        const Place left = frontier.places[x_], above = frontier.places[x_ + 1];
        const int cell = board_.cells[cell_];
        if (cell == blocked)
            next_.add(frontier, past);
        else if (cell > 0)
            end_or_start(frontier, past, static_cast<Place>(cell - 1 + first_number));
        else if (left != none && above != none)
            join(frontier, past);
        else if (left != none || above != none)
            lead_on(cleared(frontier), past, left | above);
        else
            leave_or_bend(frontier, past);
    }

    Frontier cleared(Frontier frontier) const {
        frontier.places[x_] = frontier.places[x_ + 1] = none;
        return frontier;
    }

    void lead_on(Frontier frontier, Past past, Place place) {
        if (below_) {
            frontier.places[x_] = place;
            next_.add(frontier, down(past));
            frontier.places[x_] = none;
        }
        if (right_) {
            frontier.places[x_ + 1] = place;
            next_.add(frontier, right(past));
        }
    }

    void leave_or_bend(Frontier frontier, Past past) {
        if (!cover_)
            next_.add(frontier, past);
        if (!right_ || !below_)
            return;
        frontier.places[x_] = opens;
        frontier.places[x_ + 1] = closes;
        next_.add(frontier, right(down(past)));
    }

    void join(const Frontier &frontier, Past past) {
        const Place left = frontier.places[x_], above = frontier.places[x_ + 1];
        if (left >= first_number && above >= first_number) {
            if (left == above)
                next_.add(cleared(frontier), past);
        } else if (left >= first_number) {
            end_arc(frontier, past, x_ + 1, left);
        } else if (above >= first_number) {
            end_arc(frontier, past, x_, above);
        } else if (left == above) { // of two arcs, one inside the other, the inner turns round
            end_arc(frontier, past, left == opens ? x_ + 1 : x_, left);
        } else if (left == closes) { // two arcs side by side become one
            next_.add(cleared(frontier), past);
        } // else one arc: a cycle
    }

    /// The arc with a side at `at` ends in this cell; its other side becomes `place`.
    void end_arc(const Frontier &frontier, Past past, int at, Place place) {
        Frontier joined = cleared(frontier);
        joined.places[frontier.other_side(at)] = place;
        next_.add(joined, past);
    }

    void end_or_start(const Frontier &frontier, Past past, Place number) {
        const Place left = frontier.places[x_], above = frontier.places[x_ + 1];
        if (left != none && above != none)
            return;
        if (left == none && above == none)
            lead_on(frontier, past, number);
        else if ((left | above) < first_number)
            end_arc(frontier, past, left != none ? x_ : x_ + 1, number);
        else if ((left | above) == number)
            next_.add(cleared(frontier), past);
    }

    Past right(Past past) const { return {past.ways | 1ull << (2 * x_), past.before}; }
    Past down(Past past) const { return {past.ways | 2ull << (2 * x_), past.before}; }

    Solution solution(std::uint32_t last) const {
        std::vector<std::uint64_t> rows(board_.height);
        for (int y = board_.height - 1; y >= 0; --y, last = rows_[last].before)
            rows[y] = rows_[last].ways;
        Solution solution;
        solution.lines.resize(board_.pairs);
        for (int cell = 0; cell < board_.size(); ++cell)
            if (board_.cells[cell] > 0 && solution.lines[board_.cells[cell] - 1].empty())
                solution.lines[board_.cells[cell] - 1] = walk(rows, cell);
        return solution;
    }

    /// The cells of the line that ends at `cell`.
    std::vector<int> walk(const std::vector<std::uint64_t> &rows, int cell) const {
        std::vector<int> cells;
        for (int last = nowhere; cell != nowhere;) {
            cells.push_back(cell);
            const auto next = board_.neighbours(cell);
            int onward = nowhere;
            for (int way = 0; way < 4; ++way) {
                const int upper = way < 2 ? cell : next[way];
                if (next[way] == nowhere || next[way] == last)
                    continue;
                if (rows[upper / board_.width] >> (2 * (upper % board_.width) + way % 2) & 1)
                    onward = next[way];
            }
            last = cell;
            cell = onward;
        }
        return cells;
    }

    const Board &board_;
    bool cover_;
    Watch &watch_;
    std::uint64_t taken_ = 0;
    int cell_ = 0, x_ = 0;
    bool right_ = false, below_ = false;
    States now_, next_;
    Rows rows_;
    std::vector<std::uint32_t> last_rows_;
};

/// The board mirrored at its diagonal: columns become rows.
Board turned(const Board &board) {
    Board turned = board;
    std::swap(turned.width, turned.height);
    for (int cell = 0; cell < board.size(); ++cell)
        turned.cells[cell % board.width * board.height + cell / board.width] = board.cells[cell];
    return turned;
}

/// The same lines on the board that `upright` is the mirror image of, each from its first end.
void turn_back(const Board &upright, Solution &solution) {
    for (auto &line : solution.lines) {
        for (int &cell : line)
            cell = cell % upright.width * upright.height + cell / upright.width;
        if (line.front() > line.back())
            std::ranges::reverse(line);
    }
}

} // namespace

Swept sweep(const Board &board, bool cover, std::size_t most_states, Watch &watch) {
    if (std::min(board.width, board.height) > widest_frontier ||
        board.pairs > most_frontier_numbers)
        return {};
    const bool wide = board.width > board.height;
    const Board upright = wide ? turned(board) : board;
    Sweep sweep(upright, cover, watch);
    if (!sweep.run(most_states))
        return {};
    Swept swept{true, !sweep.found_two(), sweep.solutions()};
    for (auto &solution : swept.solutions)
        if (wide)
            turn_back(upright, solution);
    return swept;
}

} // namespace pfadwerk::arukone
