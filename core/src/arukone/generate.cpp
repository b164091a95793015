#include "pfadwerk/arukone/generate.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "pfadwerk/arukone/label_domains.hpp"
#include "pfadwerk/arukone/line_cover.hpp"
#include "pfadwerk/require.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::arukone {

namespace {

// Measured on 10 x 10 with 8 pairs, 15 x 15 with 14, 20 x 20 with 20: twice as hot, twice as many
// moves or half of them make fewer puzzles a second.
constexpr double temperature = 5.0; // in cells
constexpr int short_line = 3;       // the shortest whose ends aren't neighbours
constexpr int burst = 60;           // moves between two looks
constexpr int cut_percent = 5;
constexpr int settle_cut_permille = 20;
constexpr long settle_moves = 400'000;
constexpr int patience = 3000; // looks without a better board, then a new start
constexpr int attempts = 2000; // new starts, then the wishes are taken for impossible

std::vector<int> closed_and_laid(const Wishes &wishes) {
    std::vector<int> cells = wishes.closed;
    for (const auto &line : wishes.laid)
        cells.insert(cells.end(), line.begin(), line.end());
    return cells;
}

template <int Words> class Annealer {
  public:
    Annealer(const Wishes &wishes, std::uint64_t seed, const Limits &limits)
        : wishes_(wishes), random_(seed), watch_(limits),
          cover_(wishes.width, wishes.height, closed_and_laid(wishes)), trial_(cover_),
          before_(cover_), domains_(wishes.width, wishes.height),
          cells_(wishes.width * wishes.height - static_cast<int>(wishes.closed.size())),
          shortest_(std::min(wishes.least_length, short_line)) {}

    Made run() {
        for (int attempt = 0; attempt < attempts && watch_.step(); ++attempt) {
            cover_.shatter();
            if (settle(cover_) && anneal())
                return {Ending::solved, lines(), watch_.spent()};
        }
        return {watch_.stopped() ? watch_.ending() : Ending::limit, {}, watch_.spent()};
    }

  private:
    bool anneal() {
        int best = score(cover_);
        int record = best;
        for (int stale = 0; stale < patience && watch_.step(); ++stale) {
            if (best == cells_)
                return true;
            if (!shake())
                continue;
            const int now = score(trial_);
            if (now < best && random_.unit() >= std::exp((now - best) / temperature))
                continue;
            std::swap(cover_, trial_);
            best = now;
            if (best > record) {
                record = best;
                stale = 0;
            }
        }
        return false;
    }

    bool shake() {
        trial_ = cover_;
        for (int move = 0; move < burst; ++move) {
            change(trial_);
            if (random_.below(100) < cut_percent)
                cut(trial_);
        }
        return settle(trial_);
    }

    /// Moves on until number and length of the lines are as wished.
    bool settle(LineCover &cover) {
        for (long move = 0; move < settle_moves; ++move) {
            if (cover.lines() <= wishes_.most_pairs && cover.shortest() >= shortest_)
                return cover.lines() >= wishes_.least_pairs;
            if (move % 4096 == 4095 && !watch_.look())
                return false;
            change(cover);
            if (random_.below(1000) < settle_cut_permille)
                cut(cover);
        }
        return false;
    }

    void change(LineCover &cover) {
        const LineCover::Move move = cover.random_move(random_);
        if (!cover.meets(move))
            return;
        const bool joins = random_.below(2) != 0 && may_lose_lines(cover);
        if (joins && twice(cover, move, [&](LineCover::Move each) { return cover.join(each); }))
            return;
        if (!wishes_.symmetric || move != turned_back(cover, move))
            twice(cover, move, [&](LineCover::Move each) { return cover.steal(each, shortest_); });
    }

    /// Below the least number of pairs only rare cuts would lead back: boards of 20 x 20 with 80
    /// pairs were never made.
    bool may_lose_lines(const LineCover &cover) const {
        return cover.lines() - (wishes_.symmetric ? 2 : 1) >= wishes_.least_pairs;
    }

    void cut(LineCover &cover) {
        twice(cover, cover.random_cut(random_),
              [&](LineCover::Move each) { return cover.cut(each, shortest_); });
    }

    /// On symmetric boards the same change is made on both sides, or none; across the centre it is
    /// made once, where both sides are the same link.
    template <class Change> bool twice(LineCover &cover, LineCover::Move move, Change change) {
        if (!wishes_.symmetric)
            return change(move);
        before_ = cover;
        if (change(move) && (move == turned_back(cover, move) || change(cover.opposite(move))))
            return true;
        cover = before_;
        return false;
    }

    /// The opposite link, seen from its other end: the move itself where the link crosses the
    /// centre.
    static LineCover::Move turned_back(const LineCover &cover, LineCover::Move move) {
        const LineCover::Move other = cover.opposite(move);
        return {cover.neighbour(other.cell, other.direction), other.direction ^ 1};
    }

    /// How many cells are forced, less what is missing of the detours wished for.
    int score(const LineCover &cover) {
        domains_.start(cover.lines() + static_cast<int>(wishes_.laid.size()));
        for (const int cell : wishes_.closed)
            domains_.close(cover.place(cell));
        for (int line = 0; line < cover.lines(); ++line)
            for (const int end : cover.ends(line))
                domains_.put_end(end, line + 1);
        for (std::size_t line = 0; line < wishes_.laid.size(); ++line)
            for (const int end : {wishes_.laid[line].front(), wishes_.laid[line].back()})
                domains_.put_end(cover.place(end), cover.lines() + static_cast<int>(line) + 1);
        require(domains_.conclude()); // the cover itself is a solution
        return domains_.decided() - missing_cells(cover) - missing_detour(cover);
    }

    /// Longer lines are wished for by the score alone: moves that must keep them long get stuck.
    int missing_cells(const LineCover &cover) const {
        int missing = 0;
        for (int line = 0; wishes_.least_length > shortest_ && line < cover.lines(); ++line)
            missing += std::max(0, wishes_.least_length - cover.length(line));
        return missing;
    }

    int missing_detour(const LineCover &cover) const {
        const double missing = std::max(0.0, wishes_.detour - detour(cover));
        return static_cast<int>(std::ceil(missing * cells_));
    }

    double detour(const LineCover &cover) const {
        if (wishes_.detour <= 0)
            return 0;
        double sum = 0;
        for (int line = 0; line < cover.lines(); ++line) {
            const int one = cover.cell(cover.ends(line)[0]);
            const int other = cover.cell(cover.ends(line)[1]);
            const int distance = std::abs(one % wishes_.width - other % wishes_.width) +
                                 std::abs(one / wishes_.width - other / wishes_.width);
            sum += (cover.length(line) - 1.0) / std::max(1, distance);
        }
        return sum / cover.lines();
    }

    std::vector<std::vector<int>> lines() const {
        std::vector<std::vector<int>> lines = wishes_.laid;
        for (int line = 0; line < cover_.lines(); ++line) {
            lines.push_back(cover_.way(line));
            for (int &place : lines.back())
                place = cover_.cell(place);
        }
        return lines;
    }

    const Wishes &wishes_;
    Random random_;
    Watch watch_;
    LineCover cover_;
    LineCover trial_;
    LineCover before_;
    LabelDomains<Words> domains_;
    int cells_;
    int shortest_;
};

bool on_board(const Wishes &wishes, const std::vector<int> &cells) {
    return std::ranges::all_of(
        cells, [&](int cell) { return 0 <= cell && cell < wishes.width * wishes.height; });
}

} // namespace

bool is_possible(const Wishes &wishes) {
    if (wishes.width < 1 || wishes.height < 1 || wishes.width * wishes.height >= 32768)
        return false;
    auto cells = closed_and_laid(wishes);
    if (!on_board(wishes, cells))
        return false;
    std::ranges::sort(cells);
    const bool distinct = std::ranges::adjacent_find(cells) == cells.end();
    const bool lines_whole = std::ranges::all_of(
        wishes.laid, [](const std::vector<int> &line) { return line.size() > 1; });
    return distinct && lines_whole &&
           static_cast<int>(cells.size()) < wishes.width * wishes.height &&
           wishes.most_pairs >= 1 && wishes.least_pairs <= wishes.most_pairs &&
           wishes.most_pairs + wishes.laid.size() < LabelSet<4>::capacity;
}

Made make_unique(const Wishes &wishes, std::uint64_t seed, const Limits &limits) {
    require(is_possible(wishes));
    const auto pairs = wishes.most_pairs + static_cast<int>(wishes.laid.size());
    if (pairs < LabelSet<1>::capacity)
        return Annealer<1>(wishes, seed, limits).run();
    if (pairs < LabelSet<2>::capacity)
        return Annealer<2>(wishes, seed, limits).run();
    return Annealer<4>(wishes, seed, limits).run();
}

} // namespace pfadwerk::arukone
