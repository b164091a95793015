#include "pfadwerk/labyrinthe/rows.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace pfadwerk::labyrinthe {

namespace {

constexpr std::uint32_t chunk_rows = 16;
/// Below this many pairs a layer is done before a second thread has been woken.
constexpr std::size_t shared_from = 8192;
/// Pairs for each row from which on grouping pays, and below which it costs.
constexpr std::size_t group_above = 6;
constexpr std::size_t scatter_below = 4;
constexpr std::size_t group_from = 2048;

} // namespace

template <class Rank>
RowSearch<Rank>::RowSearch(const Ranked<Rank> &first, const Ranked<Rank> &second,
                           const PairStages *stages, Watch &watch)
    : first_(first), second_(second), tiles_(second), watch_(watch), origins_(first),
      reach_(stages, second.cells()), seen_(first.cells(), second.cells(), watch_),
      pairs_(first, second, reach_, seen_, watch_),
      sources_{std::vector<Source>(first.cells()), std::vector<Source>(first.cells())},
      gathers_{{{Gather(tiles_), Gather(tiles_)}, {Gather(tiles_), Gather(tiles_)}}},
      target_bits_((first.cells() + 63) / 64),
      helper_([this](std::uint32_t chunk, int hand) { return collect_chunk(chunk, hand); }) {}

template <class Rank> bool RowSearch<Rank>::run(std::int64_t most, Checkpoints<Rank> *kept) {
    most_ = most;
    reach_.begin(most);
    if (!begin())
        return false;
    while (!at_goal()) {
        if (kept && !keep(*kept))
            return false;
        if (layer_size() == 0 || depth_ >= most_ || !make_next_layer())
            return false;
    }
    return true;
}

template <class Rank>
bool RowSearch<Rank>::run_between(const LayerRecord<Rank> &from, std::int64_t layers,
                                  Checkpoints<Rank> &kept) {
    most_ = layers;
    if (!begin_with(from) || !keep(kept))
        return false;
    while (depth_ + 1 < most_)
        if (!make_next_layer() || !keep(kept))
            return false;
    return true;
}

template <class Rank> bool RowSearch<Rank>::begin() {
    const Rank second = second_.start();
    return begin_row(first_.start(), {&second, 1});
}

template <class Rank> bool RowSearch<Rank>::begin_with(const LayerRecord<Rank> &from) {
    grouped_ = from.grouped();
    const bool begun = from.for_each_row([&](Rank first, std::span<const Rank> seconds) {
        return first_.distance(first) > most_ || begin_row(first, seconds);
    });
    if (grouped_)
        become_grouped();
    return begun;
}

/// Enters those pairs of a row that are near enough.
template <class Rank> bool RowSearch<Rank>::begin_row(Rank first, std::span<const Rank> seconds) {
    seconds_.clear();
    for (Rank second : seconds)
        if (second_.distance(second) <= most_)
            seconds_.push_back(second);
    if (seconds_.empty())
        return true;
    if (!seen_.open(first))
        return false;
    for (Rank second : seconds_)
        seen_[first][second / 64] |= Marks{1} << (second % 64);
    if (grouped_)
        return put_row(first, seconds_);
    if (!pairs_.make_room(pairs_.size() + 1))
        return false;
    pairs_.add({first, seconds_.front()});
    return true;
}

template <class Rank> std::size_t RowSearch<Rank>::layer_size() const {
    return grouped_ ? layer().pairs() : pairs_.size();
}

template <class Rank> bool RowSearch<Rank>::make_next_layer() {
    if (!watch_.step(layer_size()) || !choose_form())
        return false;
    rest_ = static_cast<Cell>(most_ - depth_ - 1);
    if (!(grouped_ ? collect_layer() : pairs_.advance(rest_)))
        return false;
    ++depth_;
    return true;
}

/// Looks now and then whether the layer has become dense or thin.
template <class Rank> bool RowSearch<Rank>::choose_form() {
    if (grouped_)
        return layer_size() >= scatter_below * layer().rows() || scatter();
    if (pairs_.size() < group_from || depth_ % 16 != 0)
        return true;
    std::ranges::fill(target_bits_, 0);
    for (Pair<Rank> pair : pairs_.all())
        target_bits_[pair.first / 64] |= std::uint64_t{1} << (pair.first % 64);
    std::size_t rows = 0;
    for (std::uint64_t &word : target_bits_)
        rows += static_cast<std::size_t>(std::popcount(std::exchange(word, 0)));
    return pairs_.size() < group_above * rows || group();
}

template <class Rank> bool RowSearch<Rank>::group() {
    pairs_.sort();
    const std::span<const Pair<Rank>> pairs = pairs_.all();
    for (Part &part : layers_[depth_ % 2].parts)
        part.clear();
    for (auto at = pairs.begin(); at != pairs.end();) {
        const Rank first = at->first;
        seconds_.clear();
        for (; at != pairs.end() && at->first == first; ++at)
            seconds_.push_back(at->second);
        if (!put_row(first, seconds_))
            return false;
    }
    pairs_.clear();
    become_grouped();
    return true;
}

/// Adds a row to the layer, its second cells in ascending order.
template <class Rank> bool RowSearch<Rank>::put_row(Rank first, std::span<const Rank> seconds) {
    Part &part = layers_[depth_ % 2].parts[0];
    Tile *out = part.room(tiles_.count(), watch_);
    if (!out)
        return false;
    std::uint32_t count = 0;
    for (Rank second : seconds) {
        if (count == 0 || out[count - 1].place != second / 64U)
            out[count++] = {0, second / 64U};
        out[count - 1].marks |= Marks{1} << (second % 64);
    }
    part.put(first, count, seconds.size());
    return true;
}

template <class Rank> void RowSearch<Rank>::become_grouped() {
    enter(layers_[depth_ % 2].parts[0], depth_);
    grouped_ = true;
}

/// Lists the rows of a part as sources of the next layer.
template <class Rank> void RowSearch<Rank>::enter(const Part &part, std::int64_t depth) {
    for (const Row &row : part.rows())
        sources_[depth % 2][row.first] = {static_cast<std::int32_t>(depth), row.tiles};
}

template <class Rank> bool RowSearch<Rank>::scatter() {
    if (!pairs_.make_room(layer_size()))
        return false;
    pairs_.clear();
    for_each_pair(layer(), [&](Cell first, Cell second) {
        pairs_.add({static_cast<Rank>(first), static_cast<Rank>(second)});
    });
    grouped_ = false;
    return true;
}

template <class Rank> bool RowSearch<Rank>::collect_layer() {
    const bool shared = layer_size() >= shared_from;
    if (!find_targets())
        return false;
    tiles_.keep_near(rest_);
    Layer &next = layers_[(depth_ + 1) % 2];
    for (Part &part : next.parts)
        part.clear();
    const auto chunks = static_cast<std::uint32_t>((targets_.size() + chunk_rows - 1) / chunk_rows);
    if (!helper_.run(chunks, shared))
        return false;
    for (const Part &part : next.parts)
        enter(part, depth_ + 1);
    return true;
}

/// Lists the rows that can hold pairs of the next layer, in ascending order.
template <class Rank> bool RowSearch<Rank>::find_targets() {
    for (const Part &part : layer().parts)
        for (const Row &row : part.rows())
            for (Cell target : first_.next(row.first))
                target_bits_[target / 64] |= std::uint64_t{1} << (target % 64);
    targets_.clear();
    for (std::size_t word = 0; word < target_bits_.size(); ++word) {
        for (std::uint64_t bits = target_bits_[word]; bits; bits &= bits - 1) {
            const auto target = static_cast<Cell>(word * 64 + std::countr_zero(bits));
            if (first_.distance(static_cast<Rank>(target)) > rest_)
                continue;
            const Cell stages = reach_.within(target, rest_);
            if (stages == 0)
                continue;
            if (!seen_.open(target))
                return false;
            targets_.push_back({target, reach_.below(stages)});
        }
        target_bits_[word] = 0;
    }
    return true;
}

/// A row is finished after the next one is gathered: until then its marks come from memory, which
/// nearly all of the time would go into otherwise.
template <class Rank> bool RowSearch<Rank>::collect_chunk(std::uint32_t chunk, int hand) {
    Part &part = layers_[(depth_ + 1) % 2].parts[hand];
    auto &gathers = gathers_[hand];
    const std::size_t begin = chunk * chunk_rows;
    const std::size_t end = std::min<std::size_t>(targets_.size(), begin + chunk_rows);
    for (std::size_t at = begin; at < end; ++at) {
        gather_row(targets_[at].row, gathers[at % 2]);
        if (at > begin && !finish_row(targets_[at - 1], gathers[(at - 1) % 2], part))
            return false;
    }
    return finish_row(targets_[end - 1], gathers[(end - 1) % 2], part) &&
           (hand != 0 || chunk % 64 != 63 || watch_.look());
}

template <class Rank> void RowSearch<Rank>::gather_row(Cell first, Gather &gather) const {
    for (const RowOrigins::Origin &origin : origins_[first]) {
        const Source &source = sources_[depth_ % 2][origin.from];
        if (source.depth == depth_)
            gather.add(static_cast<int>(origin.move), source.tiles);
    }
    gather.prefetch(seen_[first].data());
}

template <class Rank>
bool RowSearch<Rank>::finish_row(const Target &target, Gather &gather, Part &part) {
    Tile *out = part.room(gather.touched(), watch_);
    if (!out)
        return false;
    std::uint64_t cells = 0;
    const std::uint32_t count = gather.finish(target.within, seen_[target.row].data(), out, cells);
    if (count > 0)
        part.put(target.row, count, cells);
    return true;
}

template <class Rank> bool RowSearch<Rank>::keep(Checkpoints<Rank> &kept) {
    return grouped_ ? kept.keep(depth_, layer()) : kept.keep(depth_, pairs_.all());
}

template <class Rank> std::int64_t RowSearch<Rank>::bound() const {
    Cell nearest = unreachable;
    const auto look = [&](Cell first, Cell second) {
        nearest = std::min(nearest, std::max(first_.distance(static_cast<Rank>(first)),
                                             second_.distance(static_cast<Rank>(second))));
    };
    if (grouped_)
        for_each_pair(layer(), look);
    else
        for (Pair<Rank> pair : pairs_.all())
            look(pair.first, pair.second);
    return nearest == unreachable ? most_ + 1 : std::min(most_ + 1, depth_ + nearest);
}

template class RowSearch<std::uint16_t>;
template class RowSearch<std::uint32_t>;

} // namespace pfadwerk::labyrinthe
