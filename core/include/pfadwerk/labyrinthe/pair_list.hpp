#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "pfadwerk/labyrinthe/layer_record.hpp"
#include "pfadwerk/labyrinthe/pair_reach.hpp"
#include "pfadwerk/labyrinthe/ranked.hpp"
#include "pfadwerk/labyrinthe/seen_rows.hpp"

namespace pfadwerk::labyrinthe {

/// A layer as a list of pairs: for layers with few pairs for each first cell.
template <class Rank> class PairList {
  public:
    PairList(const Ranked<Rank> &first, const Ranked<Rank> &second, PairReach &reach,
             SeenRows &seen, SharedWatch &watch)
        : first_(first), second_(second), reach_(reach), seen_(seen), watch_(watch) {}

    std::span<const Pair<Rank>> all() const { return pairs_; }
    std::size_t size() const { return pairs_.size(); }

    bool make_room(std::size_t pairs) { return reserve(pairs_, pairs); }
    void add(Pair<Rank> pair) { pairs_.push_back(pair); }
    void clear() { pairs_.clear(); }
    void sort() {
        std::ranges::sort(pairs_, {}, [](Pair<Rank> pair) {
            return std::uint64_t{pair.first} << 32 | pair.second;
        });
    }

    /// Goes on to the next layer: the pairs not seen yet and at most `rest` from the goal.
    bool advance(Cell rest) {
        const std::size_t most = pairs_.size() * move_count + 1;
        if (!reserve(next_, most))
            return false;
        next_.resize(most);
        Pair<Rank> *out = next_.data();
        for (std::size_t at = 0; at < pairs_.size(); at += batch) {
            const std::span<const Pair<Rank>> some(pairs_.data() + at,
                                                   std::min(batch, pairs_.size() - at));
            if (!list_targets(some, rest))
                return false;
            out = take_within(out, take_fresh(out), rest);
        }
        next_.resize(static_cast<std::size_t>(out - next_.data()));
        pairs_.swap(next_);
        return true;
    }

  private:
    bool reserve(std::vector<Pair<Rank>> &list, std::size_t pairs) {
        if (pairs <= list.capacity())
            return true;
        if (!watch_.take((2 * pairs - list.capacity()) * sizeof(Pair<Rank>)))
            return false;
        list.reserve(2 * pairs);
        return true;
    }

    struct Target {
        Marks *word;
        Pair<Rank> pair;
    };

    /// In batches, so that the marks are on their way from memory while the next targets are
    /// computed (a third of the time otherwise); without branches, which would be unpredictable.
    bool list_targets(std::span<const Pair<Rank>> pairs, Cell rest) {
        targets_ = 0;
        for (Pair<Rank> pair : pairs) {
            const auto &firsts = first_.next(pair.first), &seconds = second_.next(pair.second);
            for (std::size_t move = 0; move < move_count; ++move) {
                const Rank first = firsts[move], second = seconds[move];
                if (!seen_.open(first))
                    return false;
                Target &target = target_[targets_];
                target.word = &seen_[first][second / 64];
                target.pair.first = first;
                target.pair.second = second;
                __builtin_prefetch(target.word, 1);
                targets_ += std::max(first_.distance(first), second_.distance(second)) <= rest;
            }
        }
        return true;
    }

    Pair<Rank> *take_fresh(Pair<Rank> *out) {
        for (std::size_t i = 0; i < targets_; ++i) {
            const Target &target = target_[i];
            const Marks before = *target.word;
            *target.word = before | Marks{1} << (target.pair.second % 64);
            *out = target.pair;
            out += ~(before >> (target.pair.second % 64)) & 1;
        }
        return out;
    }

    Pair<Rank> *take_within(Pair<Rank> *begin, const Pair<Rank> *end, Cell rest) {
        Pair<Rank> *out = begin;
        for (; begin != end; ++begin) {
            const Pair<Rank> pair = *begin;
            *out = pair;
            out += reach_.second_stage(pair.second) < reach_.within(pair.first, rest);
        }
        return out;
    }

    static constexpr std::size_t batch = 16;

    const Ranked<Rank> &first_;
    const Ranked<Rank> &second_;
    PairReach &reach_;
    SeenRows &seen_;
    SharedWatch &watch_;
    std::vector<Pair<Rank>> pairs_;
    std::vector<Pair<Rank>> next_;
    std::array<Target, batch * move_count + 1> target_; ///< `targets_` of them, and one to write to
    std::size_t targets_ = 0;
};

} // namespace pfadwerk::labyrinthe
