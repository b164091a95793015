#include "pfadwerk/arukone/line_cover.hpp"

#include <algorithm>

#include "pfadwerk/require.hpp"

namespace pfadwerk::arukone {

namespace {

constexpr int opposite_direction(int direction) { return direction ^ 1; }

} // namespace

LineCover::LineCover(int width, int height, std::span<const int> closed)
    : width_(width), height_(height), stride_(width + 2), step_{-stride_, stride_, -1, 1},
      line_(static_cast<std::size_t>(stride_) * (height + 2), none), links_(line_.size(), 0) {
    require(width > 0 && height > 0 && width * height < 32768);
    for (int cell = 0; cell < width * height; ++cell)
        if (std::ranges::find(closed, cell) == closed.end())
            open_.push_back(place(cell));
    require(!open_.empty());
    shatter();
}

void LineCover::shatter() {
    std::ranges::fill(links_, 0);
    ends_.clear();
    length_.assign(open_.size(), 1);
    for (const int place : open_) {
        line_[place] = static_cast<std::int16_t>(ends_.size());
        ends_.push_back({place, place});
    }
}

LineCover::Move LineCover::random_move(Random &random) const {
    const auto &ends = ends_[random.below(ends_.size())];
    const int cell = ends[random.below(2)];
    return {cell, static_cast<int>(random.below(4))};
}

LineCover::Move LineCover::random_cut(Random &random) const {
    const int cell = open_[random.below(open_.size())];
    return {cell, static_cast<int>(random.below(4))};
}

LineCover::Move LineCover::opposite(Move move) const {
    return {places() - 1 - move.cell, opposite_direction(move.direction)};
}

int LineCover::shortest() const { return *std::ranges::min_element(length_); }

int LineCover::next(int place, int before) const {
    for (int direction = 0; direction < 4; ++direction)
        if ((links_[place] >> direction & 1) && neighbour(place, direction) != before)
            return neighbour(place, direction);
    return none;
}

std::vector<int> LineCover::way(int line) const {
    std::vector<int> way{ends_[line][0]};
    for (int before = none, after; (after = next(way.back(), before)) != none;) {
        before = way.back();
        way.push_back(after);
    }
    return way;
}

int LineCover::neighbours_in(int place, int line) const {
    int count = 0;
    for (int direction = 0; direction < 4; ++direction)
        count += line_[neighbour(place, direction)] == line;
    return count;
}

bool LineCover::touch_once(int one, int other) const {
    if (length_[one] > length_[other])
        std::swap(one, other);
    int touches = 0;
    int before = none;
    for (int here = ends_[one][0]; here != none && touches < 2;) {
        touches += neighbours_in(here, other);
        const int after = next(here, before);
        before = here;
        here = after;
    }
    return touches == 1;
}

int LineCover::end_index(int line, int place) const { return ends_[line][0] == place ? 0 : 1; }

void LineCover::relabel(int from, int line) {
    int before = none;
    for (int here = from; here != none;) {
        line_[here] = static_cast<std::int16_t>(line);
        const int after = next(here, before);
        before = here;
        here = after;
    }
}

void LineCover::link(int place, int direction) {
    links_[place] |= 1U << direction;
    links_[neighbour(place, direction)] |= 1U << opposite_direction(direction);
}

void LineCover::unlink(int place, int direction) {
    links_[place] &= ~(1U << direction);
    links_[neighbour(place, direction)] &= ~(1U << opposite_direction(direction));
}

void LineCover::remove(int line) {
    const int last = lines() - 1;
    if (line != last) {
        ends_[line] = ends_[last];
        length_[line] = length_[last];
        relabel(ends_[line][0], line);
    }
    ends_.pop_back();
    length_.pop_back();
}

bool LineCover::meets(Move move) const {
    const int beyond = neighbour(move.cell, move.direction);
    const int one = line_[move.cell];
    const int other = line_[beyond];
    return one != other && one != none && other != none && is_end(move.cell) && is_end(beyond);
}

bool LineCover::join(Move move) {
    const int beyond = neighbour(move.cell, move.direction);
    const int one = line_[move.cell];
    const int other = line_[beyond];
    if (!meets(move) || !touch_once(one, other))
        return false;
    const int far_end = ends_[other][1 - end_index(other, beyond)];
    relabel(beyond, one);
    link(move.cell, move.direction);
    ends_[one][end_index(one, move.cell)] = far_end;
    length_[one] += length_[other];
    remove(other);
    return true;
}

bool LineCover::steal(Move move, int least) {
    const int prey = neighbour(move.cell, move.direction);
    const int taker = line_[move.cell];
    const int loser = line_[prey];
    if (!meets(move) || length_[loser] <= std::max(least, 1) || neighbours_in(prey, taker) != 1)
        return false;
    const int taker_end = end_index(taker, move.cell);
    const int loser_end = end_index(loser, prey);
    const int left = next(prey, none);
    for (int direction = 0; direction < 4; ++direction)
        if (neighbour(prey, direction) == left)
            unlink(prey, direction);
    ends_[loser][loser_end] = left;
    --length_[loser];
    line_[prey] = static_cast<std::int16_t>(taker);
    link(move.cell, move.direction);
    ends_[taker][taker_end] = prey;
    ++length_[taker];
    return true;
}

bool LineCover::cut(Move move, int least) {
    if (line_[move.cell] == none || !(links_[move.cell] >> move.direction & 1))
        return false;
    const int line = line_[move.cell];
    const int beyond = neighbour(move.cell, move.direction);
    int before = none;
    int here = ends_[line][0];
    int kept = 1;
    for (; here != move.cell && here != beyond; ++kept) {
        const int after = next(here, before);
        before = here;
        here = after;
    }
    if (kept < least || length_[line] - kept < least)
        return false;
    const int first = here;
    const int second = first == beyond ? move.cell : beyond;
    unlink(move.cell, move.direction);
    ends_.push_back({second, ends_[line][1]});
    length_.push_back(length_[line] - kept);
    ends_[line][1] = first;
    length_[line] = kept;
    relabel(second, lines() - 1);
    return true;
}

} // namespace pfadwerk::arukone
