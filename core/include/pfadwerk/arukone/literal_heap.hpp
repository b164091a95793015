#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace pfadwerk::arukone {

/// Variables by activity, the largest on top; ties go to the lower index, so that every run is
/// alike.
class LiteralHeap {
  public:
    explicit LiteralHeap(const std::vector<double> &activity) : activity_(activity) {}

    void grow(std::uint32_t variables) { place_.resize(variables, -1); }
    bool empty() const { return heap_.empty(); }
    bool contains(std::uint32_t variable) const { return place_[variable] >= 0; }

    void insert(std::uint32_t variable) {
        if (contains(variable))
            return;
        place_[variable] = static_cast<std::int32_t>(heap_.size());
        heap_.push_back(variable);
        rise(place_[variable]);
    }

    void raised(std::uint32_t variable) {
        if (contains(variable))
            rise(place_[variable]);
    }

    std::uint32_t pop() {
        const std::uint32_t top = heap_[0];
        place_[top] = -1;
        const std::uint32_t last = heap_.back();
        heap_.pop_back();
        if (!heap_.empty()) {
            put(0, last);
            sink(0);
        }
        return top;
    }

  private:
    bool before(std::uint32_t a, std::uint32_t b) const {
        return activity_[a] > activity_[b] || (activity_[a] == activity_[b] && a < b);
    }
    void put(std::int32_t at, std::uint32_t variable) {
        heap_[at] = variable;
        place_[variable] = at;
    }
    void rise(std::int32_t at) {
        const std::uint32_t variable = heap_[at];
        while (at > 0 && before(variable, heap_[(at - 1) / 2])) {
            put(at, heap_[(at - 1) / 2]);
            at = (at - 1) / 2;
        }
        put(at, variable);
    }
    void sink(std::int32_t at) {
        const std::uint32_t variable = heap_[at];
        const auto size = static_cast<std::int32_t>(heap_.size());
        for (std::int32_t child; (child = 2 * at + 1) < size; at = child) {
            if (child + 1 < size && before(heap_[child + 1], heap_[child]))
                ++child;
            if (!before(heap_[child], variable))
                break;
            put(at, heap_[child]);
        }
        put(at, variable);
    }

    const std::vector<double> &activity_;
    std::vector<std::uint32_t> heap_;
    std::vector<std::int32_t> place_;
};

} // namespace pfadwerk::arukone
