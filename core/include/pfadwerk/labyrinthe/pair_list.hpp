#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "pfadwerk/labyrinthe/layer_record.hpp"
#include "pfadwerk/labyrinthe/ranked.hpp"
#include "pfadwerk/labyrinthe/seen_rows.hpp"

namespace pfadwerk::labyrinthe {

/// A layer as a list of pairs: for layers with few pairs for each first cell.
template <class Rank> class PairList {
  public:
    PairList(const Ranked<Rank> &first, const Ranked<Rank> &second, SeenRows &seen,
             SharedWatch &watch)
        : first_(first), second_(second), seen_(seen), watch_(watch) {}

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
        for (Pair<Rank> pair : pairs_)
            if (!push(pair, rest, out))
                return false;
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

    bool push(Pair<Rank> pair, Cell rest, Pair<Rank> *&out) {
        for (int move = 0; move < move_count; ++move) {
            const Pair<Rank> to{first_.next(move)[pair.first], second_.next(move)[pair.second]};
            if (!seen_.open(to.first))
                return false;
            Marks &word = seen_[to.first][to.second / 64];
            const Marks before = word;
            word = before | Marks{1} << (to.second % 64);
            const Cell far = std::max(first_.distance(to.first), second_.distance(to.second));
            *out = to;
            out += static_cast<unsigned>(~(before >> (to.second % 64)) & 1) &
                   static_cast<unsigned>(far <= rest);
        }
        return true;
    }

    const Ranked<Rank> &first_;
    const Ranked<Rank> &second_;
    SeenRows &seen_;
    SharedWatch &watch_;
    std::vector<Pair<Rank>> pairs_;
    std::vector<Pair<Rank>> next_;
};

} // namespace pfadwerk::labyrinthe
