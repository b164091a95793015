#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "pfadwerk/labyrinthe/layer_record.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

/// Layers of a search, kept to find the ways back: all of them, or, where that takes too much of
/// the memory, every second, every fourth and so on.
template <class Rank> class Checkpoints {
  public:
    explicit Checkpoints(Watch &watch) : watch_(watch) {}
    ~Checkpoints() { watch_.give_back(bytes_); }
    Checkpoints(const Checkpoints &) = delete;
    Checkpoints &operator=(const Checkpoints &) = delete;

    /// Is given every layer in order, the first has depth 0. False where there is no memory for the
    /// first and a single other one.
    template <class AnyLayer> bool keep(std::int64_t depth, const AnyLayer &layer) {
        const std::uint64_t bytes = LayerRecord<Rank>::bytes_for(layer);
        while (can_thin_out(depth) && crowded(is_due(depth) ? bytes : 0))
            thin_out();
        if (!is_due(depth))
            return true;
        if (!watch_.take(bytes))
            return false;
        bytes_ += bytes;
        layers_.emplace_back(layer);
        return true;
    }

    bool empty() const { return layers_.empty(); }
    const LayerRecord<Rank> &last() const { return layers_.back(); }
    std::int64_t last_depth() const {
        return static_cast<std::int64_t>(layers_.size() - 1) * every_;
    }
    void drop_last() {
        give_back(layers_.back());
        layers_.pop_back();
    }

  private:
    bool is_due(std::int64_t depth) const { return depth % every_ == 0; }

    /// A layer beside the first must stay, or take its place now: a search that finds missing
    /// layers again from the first one alone would find no more than what it began with, for ever.
    bool can_thin_out(std::int64_t depth) const {
        return layers_.size() > 2 || (layers_.size() == 2 && depth == 2 * every_);
    }

    /// Two thirds of what is left are for the search itself, which still grows, and for the ones
    /// between the layers.
    bool crowded(std::uint64_t more) const {
        return watch_.room() < more || watch_.room() - more < 2 * (bytes_ + more);
    }

    void thin_out() {
        std::vector<LayerRecord<Rank>> kept;
        for (std::size_t place = 0; place < layers_.size(); ++place)
            if (place % 2 == 0)
                kept.push_back(std::move(layers_[place]));
            else
                give_back(layers_[place]);
        layers_ = std::move(kept);
        every_ *= 2;
    }

    void give_back(const LayerRecord<Rank> &layer) {
        watch_.give_back(layer.bytes());
        bytes_ -= layer.bytes();
    }

    Watch &watch_;
    std::vector<LayerRecord<Rank>> layers_;
    std::int64_t every_ = 1;
    std::uint64_t bytes_ = 0;
};

} // namespace pfadwerk::labyrinthe
