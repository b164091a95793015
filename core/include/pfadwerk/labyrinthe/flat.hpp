#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "pfadwerk/labyrinthe/duo.hpp"
#include "pfadwerk/labyrinthe/joint_reach.hpp"
#include "pfadwerk/labyrinthe/key_set.hpp"

namespace pfadwerk::labyrinthe {

/// How a layered search ended.
enum class Reached : std::uint8_t {
    goal,
    nothing, ///< no sequence within the bound, proved
    crowded, ///< more states than allowed
    stopped, ///< by the watch
};

/// Depths are 32-bit distances: this one stands for "any".
inline constexpr std::int64_t any_depth = std::numeric_limits<std::int32_t>::max();

template <int Words> using FlatRecord = std::vector<std::vector<Key<Words>>>;

/// Breadth-first search for any number of mazes with a hash set of states, cut where depth + the
/// largest distance to a goal exceeds a bound. It spends what it visits, however large the product
/// of the mazes is.
template <int Words> class FlatSearch {
  public:
    /// With `duo`, two of the persons are bounded together, too.
    FlatSearch(const Team<Words> &team, Watch &watch, const Duo *duo = nullptr)
        : team_(team), watch_(watch), duo_(duo), seen_(watch) {
        if (duo)
            reach_.emplace(duo->bound);
    }
    ~FlatSearch() { watch_.give_back(taken_); }
    FlatSearch(const FlatSearch &) = delete;
    FlatSearch &operator=(const FlatSearch &) = delete;

    /// Searches up to depth `most` and at most about `states` states; with `record` keeps every
    /// layer.
    Reached run(std::int64_t most, std::uint64_t states, FlatRecord<Words> *record = nullptr) {
        most_ = most;
        if (reach_)
            reach_->begin(most);
        layer_ = {team_.start()};
        if (!seen_.reserve(1))
            return Reached::stopped;
        seen_.insert(layer_.front());
        reached_ = layer_.front() == team_.goal();
        for (;; ++depth_) {
            if (record && !keep(*record))
                return Reached::stopped;
            if (reached_)
                return Reached::goal;
            if (layer_.empty() || depth_ >= most_)
                return Reached::nothing;
            if (seen_.size() > states)
                return Reached::crowded;
            if (!make_next_layer())
                return Reached::stopped;
        }
    }

    std::int64_t depth() const { return depth_; }
    std::size_t states() const { return seen_.size(); }

    /// No sequence is shorter, by what the current layer shows; for a search that did not end.
    std::int64_t bound() const {
        Cell nearest = unreachable;
        for (const Key<Words> &key : layer_)
            nearest = std::min(nearest, team_.far(key));
        return nearest == unreachable ? most_ + 1 : std::min(most_ + 1, depth_ + nearest);
    }

  private:
    bool take(std::size_t bytes) {
        if (!watch_.take(bytes))
            return false;
        taken_ += bytes;
        return true;
    }

    bool keep(FlatRecord<Words> &record) {
        if (!take(layer_.size() * sizeof(Key<Words>)))
            return false;
        record.push_back(layer_);
        return true;
    }

    bool make_next_layer() {
        next_.clear();
        const auto rest = static_cast<Cell>(most_ - depth_ - 1);
        for (std::size_t at = 0; at < layer_.size(); at += batch) {
            const std::size_t end = std::min(at + batch, layer_.size());
            if (!watch_.step(end - at) || !make_room((end - at) * move_count))
                return false;
            list_successors(at, end, rest);
            for (const Key<Words> &key : batch_)
                if (seen_.insert(key)) {
                    next_.push_back(key);
                    reached_ |= key == team_.goal();
                }
        }
        layer_.swap(next_);
        return true;
    }

    /// In batches, so that the places of the set are on their way from memory while the next ones
    /// are computed.
    void list_successors(std::size_t at, std::size_t end, Cell rest) {
        batch_.clear();
        for (; at < end; ++at)
            for (const auto &step : team_.steps(layer_[at])) {
                if (step.key == layer_[at] || step.far > rest || !is_within(step.key, rest))
                    continue;
                seen_.prefetch(step.key);
                batch_.push_back(step.key);
            }
    }

    bool is_within(const Key<Words> &key, Cell rest) {
        return !duo_ ||
               duo_->second_stage(team_, key) < reach_->within(duo_->first_stage(team_, key), rest);
    }

    bool make_room(std::size_t more) {
        if (!seen_.reserve(more))
            return false;
        if (next_.size() + more <= next_.capacity())
            return true;
        const std::size_t capacity = std::max<std::size_t>(2 * next_.capacity(), 4096);
        if (!take((capacity - next_.capacity()) * sizeof(Key<Words>)))
            return false;
        next_.reserve(capacity);
        return true;
    }

    static constexpr std::size_t batch = 64;

    const Team<Words> &team_;
    Watch &watch_;
    const Duo *duo_;
    std::optional<JointReach> reach_;
    KeySet<Words> seen_;
    std::vector<Key<Words>> layer_;
    std::vector<Key<Words>> next_;
    std::vector<Key<Words>> batch_;
    std::int64_t most_ = 0;
    std::int64_t depth_ = 0;
    std::uint64_t taken_ = 0;
    bool reached_ = false;
};

} // namespace pfadwerk::labyrinthe
