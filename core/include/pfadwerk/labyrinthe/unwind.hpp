#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "pfadwerk/labyrinthe/flat.hpp"
#include "pfadwerk/labyrinthe/optimal.hpp"

namespace pfadwerk::labyrinthe {

/// Finds a key's place in a layer of few states.
template <int Words> class Places {
  public:
    explicit Places(std::vector<Key<Words>> keys) : keys_(std::move(keys)) {
        table_.assign(std::bit_ceil(keys_.size() * 4), -1);
        for (std::size_t place = 0; place < keys_.size(); ++place) {
            std::size_t at = hash(keys_[place]) & (table_.size() - 1);
            while (table_[at] >= 0)
                at = (at + 1) & (table_.size() - 1);
            table_[at] = static_cast<std::int32_t>(place);
        }
    }

    std::int32_t find(const Key<Words> &key) const {
        std::size_t at = hash(key) & (table_.size() - 1);
        while (table_[at] >= 0 && !(keys_[static_cast<std::size_t>(table_[at])] == key))
            at = (at + 1) & (table_.size() - 1);
        return table_[at];
    }

    const std::vector<Key<Words>> &keys() const { return keys_; }

  private:
    std::vector<Key<Words>> keys_;
    std::vector<std::int32_t> table_;
};

/// Collects, the last layer first, the states that lead to the goal in time.
template <int Words> class Unwinding {
  public:
    Unwinding(const Key<Words> &goal, Watch &watch) : watch_(watch), after_({goal}) {}

    const Places<Words> &after() const { return after_; }

    /// Adds a state of the current layer whose `steps` lead to states of the layer behind.
    void add(const Key<Words> &key, const OptimalSteps::Steps &steps) {
        keys_.push_back(key);
        steps_.push_back(steps);
    }

    bool end_layer() {
        if (!watch_.take(steps_.size() * sizeof(OptimalSteps::Steps)))
            return false;
        after_ = Places<Words>(std::exchange(keys_, {}));
        layers_.push_back(std::exchange(steps_, {}));
        return true;
    }

    OptimalSteps finish() {
        std::ranges::reverse(layers_);
        return OptimalSteps(std::move(layers_));
    }

  private:
    Watch &watch_;
    Places<Words> after_;
    std::vector<Key<Words>> keys_;
    std::vector<OptimalSteps::Steps> steps_;
    OptimalSteps::Layers layers_;
};

/// The optimal steps among recorded layers, the last of which holds the goal; nothing where the
/// watch stopped.
template <int Words>
std::optional<OptimalSteps> unwind(const FlatRecord<Words> &record, const Team<Words> &team,
                                   Watch &watch) {
    Unwinding<Words> unwinding(team.goal(), watch);
    for (std::size_t layer = record.size() - 1; layer-- > 0;) {
        for (const Key<Words> &key : record[layer]) {
            if (!watch.step())
                return std::nullopt;
            OptimalSteps::Steps steps;
            std::int32_t most = -1;
            for (int move = 0; move < move_count; ++move) {
                steps[move] = unwinding.after().find(team.next(key, move));
                most = std::max(most, steps[move]);
            }
            if (most >= 0)
                unwinding.add(key, steps);
        }
        if (!unwinding.end_layer())
            return std::nullopt;
    }
    return unwinding.finish();
}

} // namespace pfadwerk::labyrinthe
