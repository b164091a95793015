#include "pfadwerk/labyrinthe/dense.hpp"

#include "pfadwerk/labyrinthe/rows.hpp"
#include "pfadwerk/labyrinthe/ways_back.hpp"

namespace pfadwerk::labyrinthe {

namespace {

/// Calls `search(first, second)` with the mazes ranked. The one with the longer way comes first:
/// fewer of its cells are within reach of the bound, so that there are fewer and fuller rows (2 to
/// 3 times on the official files).
template <class Rank, class Search> auto rank_and(const DensePair &pair, Search &&search) {
    const Ranked<Rank> one(*pair.first, *pair.first_distances);
    const Ranked<Rank> two(*pair.second, *pair.second_distances);
    return one.far() >= two.far() ? search(one, two) : search(two, one);
}

template <class Search> auto rank_narrowly_and(const DensePair &pair, Search &&search) {
    const bool narrow = std::max(count_ranks(*pair.first), count_ranks(*pair.second)) <= 0x10000;
    return narrow ? rank_and<std::uint16_t>(pair, search) : rank_and<std::uint32_t>(pair, search);
}

template <class Rank>
DenseResult search_rows(const Ranked<Rank> &first, const Ranked<Rank> &second, std::int64_t most,
                        Watch &watch) {
    RowSearch<Rank> search(first, second, watch);
    if (search.run(most))
        return {Reached::goal, search.depth(), search.depth()};
    if (watch.stopped())
        return {Reached::stopped, search.depth(), search.bound()};
    return {Reached::nothing, search.depth(), most + 1};
}

} // namespace

DenseResult search_dense(const DensePair &pair, std::int64_t most, Watch &watch) {
    return rank_narrowly_and(pair, [&](const auto &first, const auto &second) {
        return search_rows(first, second, most, watch);
    });
}

std::optional<OptimalSteps> optimal_dense(const DensePair &pair, std::int64_t length,
                                          Watch &watch) {
    return rank_narrowly_and(pair, [&](const auto &first, const auto &second) {
        return find_ways_back(first, second, length, watch);
    });
}

} // namespace pfadwerk::labyrinthe
