#include "pfadwerk/stromrallye/legs.hpp"

#include <algorithm>
#include <bit>

namespace pfadwerk::stromrallye {
namespace {

int largest_charge(const Board &board) {
    int largest = 0;
    for (const Charged &robot : board.robots)
        largest = std::max(largest, robot.charge);
    for (const Charged &battery : board.batteries)
        largest = std::max(largest, battery.charge);
    return largest;
}

/// The cells that `cells` lead to in one step, each once.
std::vector<int> one_step(const Terrain &terrain, const std::vector<int> &cells,
                          std::vector<int> &stamp, int now) {
    std::vector<int> reached;
    for (int cell : cells)
        for (int direction = 0; direction < directions; ++direction) {
            const int next = terrain.step(cell, direction);
            if (next == Terrain::nowhere || stamp[next] == now)
                continue;
            stamp[next] = now;
            reached.push_back(next);
        }
    return reached;
}

std::vector<int> only_free(const Terrain &terrain, const std::vector<int> &cells) {
    std::vector<int> kept;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(kept),
                 [&](int cell) { return terrain.free(cell); });
    return kept;
}

} // namespace

Legs::Legs(const Board &board, const Terrain &terrain, Watch &watch)
    : plain_(board.plain()), batteries_(static_cast<int>(board.batteries.size())),
      longest_(largest_charge(board)), words_(longest_ / 64 + 1) {
    for (const Charged &battery : board.batteries)
        cell_.push_back(battery.cell);
    for (const Charged &robot : board.robots) {
        start_.push_back(terrain.free(robot.cell) ? places() : terrain.slot(robot.cell));
        if (terrain.free(robot.cell))
            cell_.push_back(robot.cell);
    }
    for (int place = 0; place < places(); ++place) {
        first_.push_back(legs_.size());
        if (plain_)
            collect_plain(terrain, place);
        else if (!collect_exact(terrain, place, watch))
            return;
        const std::uint64_t bytes = (legs_.size() - first_.back()) * sizeof(Leg);
        if (!watch.take(bytes) || !watch.look())
            return;
    }
    first_.push_back(legs_.size());
    complete_ = true;
}

void Legs::collect_plain(const Terrain &terrain, int place) {
    std::vector<int> shortest(batteries_, never), extended(batteries_, never);
    std::vector<int> stamp(terrain.cells(), 0), beyond(terrain.cells(), never);
    std::vector<int> reached = one_step(terrain, {cell_[place]}, stamp, 1);
    const int at_once = reached.empty() ? 0 : 1;
    auto note = [&](std::vector<int> &into, int length) {
        for (int cell : reached)
            if (!terrain.free(cell))
                into[terrain.slot(cell)] = std::min(into[terrain.slot(cell)], length);
    };
    note(shortest, 1);
    std::vector<int> edge = only_free(terrain, reached);
    reached = one_step(terrain, edge, stamp, 2);
    note(shortest, 2);
    const int after_two = edge.empty() ? at_once : 2;
    edge = only_free(terrain, reached);
    walk_off_.push_back(edge.empty() ? after_two : 3);
    for (int cell : edge)
        beyond[cell] = 2;
    for (int length = 3; !edge.empty() && length <= longest_; ++length) {
        reached = one_step(terrain, edge, stamp, length);
        note(extended, length);
        edge.clear();
        for (int cell : reached)
            if (terrain.free(cell) && beyond[cell] == never) {
                beyond[cell] = length;
                edge.push_back(cell);
            }
    }
    for (int to = 0; to < batteries_; ++to)
        if (const int least = std::min(shortest[to], extended[to]); least <= longest_)
            legs_.push_back({to, least, extended[to]});
}

bool Legs::collect_exact(const Terrain &terrain, int place, Watch &watch) {
    // One set of lengths per battery, then one for walking off.
    const std::int64_t count = static_cast<std::int64_t>(batteries_) + 1;
    std::vector<std::uint64_t> lengths(count * words_, 0);
    std::vector<int> stamp(terrain.cells(), 0), edge{cell_[place]};
    auto note = [&](std::int64_t set, int length) {
        lengths[set * words_ + length / 64] |= std::uint64_t{1} << (length % 64);
    };
    for (int length = 1; length <= longest_ && !edge.empty(); ++length) {
        const std::vector<int> reached = one_step(terrain, edge, stamp, length);
        if (!watch.step())
            return false;
        if (!reached.empty())
            note(batteries_, length);
        for (int cell : reached)
            if (!terrain.free(cell))
                note(terrain.slot(cell), length);
        edge = only_free(terrain, reached);
    }
    auto keep = [&](std::int64_t set) {
        const auto begin = lengths.begin() + set * words_;
        sets_.insert(sets_.end(), begin, begin + words_);
        return static_cast<std::int64_t>(sets_.size()) / words_ - 1;
    };
    if (!watch.take(static_cast<std::uint64_t>(count * words_) * sizeof(std::uint64_t)))
        return false;
    for (int to = 0; to < batteries_; ++to) {
        const auto begin = lengths.begin() + to * words_;
        const auto word = std::find_if(begin, begin + words_, [](auto bits) { return bits != 0; });
        if (word == begin + words_)
            continue;
        const int least = static_cast<int>(word - begin) * 64 + std::countr_zero(*word);
        legs_.push_back({to, least, never, keep(to)});
    }
    walk_off_.push_back(static_cast<int>(keep(batteries_)));
    return true;
}

int Legs::next_in_set(std::int64_t set, int length) const {
    const int from = length + 1;
    if (from > longest_)
        return never;
    int word = from / 64;
    std::uint64_t bits = sets_[set * words_ + word] & (~std::uint64_t{0} << (from % 64));
    while (bits == 0 && ++word < words_)
        bits = sets_[set * words_ + word];
    return bits == 0 ? never : word * 64 + std::countr_zero(bits);
}

bool Legs::walks_off(int place, int charge) const {
    if (charge == 0)
        return true;
    return plain_ ? std::min(charge, 3) <= walk_off_[place] : in_set(walk_off_[place], charge);
}

} // namespace pfadwerk::stromrallye
