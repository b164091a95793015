#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "pfadwerk/stromrallye/terrain.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::stromrallye {

/// A way from one place to a battery through free cells, with all its possible lengths.
/// On plain boards these are `shortest` and, from `extended` on, every second number: a walk of
/// three steps or more passes two neighbouring free cells and can go forth and back there.
struct Leg {
    int to = 0;
    int shortest = 0;
    int extended = 0;
    std::int64_t lengths = -1; ///< where one-way cells or portals are: index of the set of lengths
};

/// All legs of a board, computed once: the free cells never change.
/// Places are the batteries (0 .. batteries-1), then the start of each robot that stands on a free
/// cell.
class Legs {
  public:
    static constexpr int never = std::numeric_limits<int>::max() / 2;

    /// Empty (`complete()` is false) where the watch refused time or memory.
    Legs(const Board &board, const Terrain &terrain, Watch &watch);

    bool complete() const { return complete_; }
    int places() const { return static_cast<int>(cell_.size()); }
    int batteries() const { return batteries_; }
    int cell(int place) const { return cell_[place]; }
    /// The place where a robot starts.
    int start(int robot) const { return start_[robot]; }

    std::span<const Leg> from(int place) const {
        return {legs_.data() + first_[place], legs_.data() + first_[place + 1]};
    }

    /// The smallest length above `length`, or `never`.
    int next_length(const Leg &leg, int length) const {
        if (length < leg.shortest)
            return leg.shortest;
        if (leg.lengths >= 0)
            return next_in_set(leg.lengths, length);
        return length < leg.extended ? leg.extended : length + 2 - (length - leg.extended) % 2;
    }

    bool has_length(const Leg &leg, int length) const {
        if (leg.lengths >= 0)
            return length <= longest_ && in_set(leg.lengths, length);
        return length == leg.shortest ||
               (length >= leg.extended && (length - leg.extended) % 2 == 0);
    }

    /// Whether a charge can be walked off from a place when all batteries are empty.
    bool walks_off(int place, int charge) const;

  private:
    void collect_plain(const Terrain &terrain, int place);
    bool collect_exact(const Terrain &terrain, int place, Watch &watch);
    int next_in_set(std::int64_t set, int length) const;
    bool in_set(std::int64_t set, int length) const {
        return sets_[set * words_ + length / 64] >> (length % 64) & 1;
    }

    bool complete_ = false;
    bool plain_ = true;
    int batteries_ = 0;
    int longest_ = 0;        ///< no leg is longer than the largest charge
    std::int64_t words_ = 0; ///< 64-bit words of one set of lengths
    std::vector<int> cell_;
    std::vector<int> start_;
    std::vector<Leg> legs_;
    std::vector<std::size_t> first_;
    std::vector<std::uint64_t> sets_;
    std::vector<int>
        walk_off_; ///< plain: the longest of 0, 1, 2, 3 (= any) steps; else index of a set
};

} // namespace pfadwerk::stromrallye
