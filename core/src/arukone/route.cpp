#include "pfadwerk/arukone/route.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>

#include "pfadwerk/random.hpp"

namespace pfadwerk::arukone {

namespace {

// Prices, measured on the boards of the design contest: a cell, a line that lies on it (more each
// round), and what a cell has cost for ever once lines crossed there. That one must be dear, or
// lines never leave the place they fight for.
constexpr int cell_price = 4;
constexpr int first_crossing = 4, crossing_growth = 2, dearest_crossing = 60;
constexpr int crossed_once = 16;

/// Each line takes the cheapest way there is; where lines cross, cells become dearer, until all but
/// one find other ways.
class Router {
  public:
    Router(const Board &board, std::uint64_t seed, Watch &watch)
        : board_(board), random_(seed), watch_(watch), ends_(board.pairs), ways_(board.pairs),
          lines_on_(board.cells.size(), 0), trouble_(board.cells.size(), 0),
          cost_(board.cells.size()), from_(board.cells.size()) {
        for (int cell = 0; cell < board.size(); ++cell)
            if (board.cells[cell] > 0)
                ends_[board.cells[cell] - 1].push_back(cell);
        for (int line = 0; line < board.pairs; ++line)
            order_.push_back(line);
    }

    Routing run(int rounds) {
        Routing best;
        for (int round = 0; round < rounds; ++round) {
            crossing_ = std::min(first_crossing + round * crossing_growth, dearest_crossing);
            shuffle();
            for (const int line : order_)
                if ((ways_[line].empty() || crosses(line)) && (!watch_.step() || !redraw(line)))
                    return best;
            if (const int now = crossings(); best.ways.lines.empty() || now < best.crossings)
                best = {{ways_}, now};
            if (best.crossings == 0)
                break;
            remember_crossings();
        }
        return best;
    }

  private:
    void shuffle() {
        for (std::size_t i = order_.size(); i > 1; --i)
            std::swap(order_[i - 1], order_[random_.below(i)]);
    }

    bool crosses(int line) const {
        return std::ranges::any_of(ways_[line], [&](int cell) { return lines_on_[cell] > 1; });
    }

    int crossings() const {
        int sum = 0;
        for (const int lines : lines_on_)
            sum += std::max(0, lines - 1);
        return sum;
    }

    void remember_crossings() {
        for (int cell = 0; cell < board_.size(); ++cell)
            trouble_[cell] += crossed_once * std::max(0, lines_on_[cell] - 1);
    }

    /// False where the ends lie in parts that only numbers or blocked cells join.
    bool redraw(int line) {
        auto &way = ways_[line];
        for (const int cell : way)
            --lines_on_[cell];
        way.clear();
        if (!spread(ends_[line][0], ends_[line][1]))
            return false;
        for (int cell = ends_[line][1]; cell != nowhere; cell = from_[cell])
            way.push_back(cell);
        std::ranges::reverse(way);
        for (const int cell : way)
            ++lines_on_[cell];
        return true;
    }

    /// Cheapest ways from `start`, among equal ones by chance, until `goal` is reached.
    bool spread(int start, int goal) {
        std::ranges::fill(cost_, unknown);
        Queue queue;
        cost_[start] = 0;
        from_[start] = nowhere;
        queue.push({0, 0, start});
        while (!queue.empty()) {
            const auto [cost, chance, cell] = queue.top();
            queue.pop();
            if (cell == goal)
                return true;
            if (cost > cost_[cell])
                continue;
            for (const int next : board_.neighbours(cell)) {
                if (next == nowhere || (board_.cells[next] > 0 && next != goal))
                    continue;
                const long there = cost + cell_price + trouble_[next] + crossing_ * lines_on_[next];
                if (cost_[next] <= there)
                    continue;
                cost_[next] = there;
                from_[next] = cell;
                queue.push({there, random_.next(), next});
            }
        }
        return false;
    }

    using Entry = std::tuple<long, std::uint64_t, int>;
    using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;
    static constexpr long unknown = std::numeric_limits<long>::max();

    const Board &board_;
    Random random_;
    Watch &watch_;
    std::vector<std::vector<int>> ends_, ways_;
    std::vector<int> lines_on_, trouble_;
    std::vector<long> cost_;
    std::vector<int> from_, order_;
    int crossing_ = first_crossing;
};

} // namespace

Routing route(const Board &board, std::uint64_t seed, int rounds, Watch &watch) {
    constexpr std::uint64_t bytes_a_cell = 80; // the arrays, the queue, and the ways twice
    const std::uint64_t bytes = board.cells.size() * bytes_a_cell;
    if (board.pairs == 0 || !watch.take(bytes))
        return {};
    Routing found = Router(board, seed, watch).run(rounds);
    watch.give_back(bytes);
    return found;
}

} // namespace pfadwerk::arukone
