#include "pfadwerk/labyrinthe/dense.hpp"

#include "pfadwerk/labyrinthe/rows.hpp"
#include "pfadwerk/labyrinthe/ways_back.hpp"

namespace pfadwerk::labyrinthe {

namespace {

/// Calls `search(first, second, stages)` with the mazes ranked.
template <class Rank, class Search> auto rank_and(const DensePair &pair, Search &&search) {
    const Ranked<Rank> first(*pair.first, *pair.first_distances);
    const Ranked<Rank> second(*pair.second, *pair.second_distances);
    if (!pair.joint)
        return search(first, second, nullptr);
    const PairStages stages{pair.joint,
                            Ranked<Rank>::by_rank(*pair.first, pair.joint->first().stage),
                            Ranked<Rank>::by_rank(*pair.second, pair.joint->second().stage)};
    return search(first, second, &stages);
}

template <class Search> auto rank_narrowly_and(const DensePair &pair, Search &&search) {
    const bool narrow = std::max(count_ranks(*pair.first), count_ranks(*pair.second)) <= 0x10000;
    return narrow ? rank_and<std::uint16_t>(pair, search) : rank_and<std::uint32_t>(pair, search);
}

template <class Rank>
DenseResult search_rows(const Ranked<Rank> &first, const Ranked<Rank> &second,
                        const PairStages *stages, std::int64_t most, Watch &watch) {
    RowSearch<Rank> search(first, second, stages, watch);
    if (search.run(most))
        return {Reached::goal, search.depth(), search.depth()};
    if (watch.stopped())
        return {Reached::stopped, search.depth(), search.bound()};
    return {Reached::nothing, search.depth(), most + 1};
}

} // namespace

DenseResult search_dense(const DensePair &pair, std::int64_t most, Watch &watch) {
    return rank_narrowly_and(pair,
                             [&](const auto &first, const auto &second, const PairStages *stages) {
                                 return search_rows(first, second, stages, most, watch);
                             });
}

std::optional<OptimalSteps> optimal_dense(const DensePair &pair, std::int64_t length,
                                          Watch &watch) {
    return rank_narrowly_and(pair,
                             [&](const auto &first, const auto &second, const PairStages *stages) {
                                 return find_ways_back(first, second, stages, length, watch);
                             });
}

} // namespace pfadwerk::labyrinthe
