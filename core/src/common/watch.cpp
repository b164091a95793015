#include "pfadwerk/watch.hpp"

#include <algorithm>

namespace pfadwerk {

Watch::Watch(const Limits &limits, const std::atomic<bool> *leave)
    : limits_(limits), leave_(leave), start_(std::chrono::steady_clock::now()) {}

double Watch::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void Watch::report(std::int64_t bound, std::int64_t best) {
    bound_ = bound;
    best_ = best;
}

bool Watch::stop(Ending ending) {
    if (!stopped_) {
        stopped_ = true;
        ending_ = ending;
        next_look_ = 0; // every later step() lands in look() and is refused
    }
    return false;
}

bool Watch::take(std::uint64_t bytes) {
    if (stopped_)
        return false;
    if (bytes > limits_.memory || bytes_ > limits_.memory - bytes)
        return stop(Ending::limit);
    bytes_ += bytes;
    peak_bytes_ = std::max(peak_bytes_, bytes_);
    return true;
}

bool Watch::look() {
    if (stopped_)
        return false;
    if (spent_nodes_ >= limits_.nodes)
        return stop(Ending::limit);
    if (leave_ != nullptr && *leave_)
        return stop(Ending::cancelled);
    const double now = seconds();
    keep_pace(now);
    next_look_ = spent_nodes_ + std::min(pace_, limits_.nodes - spent_nodes_);
    if (now >= limits_.seconds)
        return stop(Ending::limit);
    if (limits_.keep_going && now >= next_ask_) {
        next_ask_ = now + ask_every;
        if (!limits_.keep_going({spent_nodes_, bytes_, now, bound_, best_}))
            return stop(Ending::cancelled);
    }
    return true;
}

/// The cost of a node differs ten-thousandfold between searches, and changes within one.
void Watch::keep_pace(double now) {
    const std::uint64_t nodes = spent_nodes_ - nodes_at_look_;
    if (nodes == 0)
        return;
    const double took = std::max(now - seconds_at_look_, 1e-9);
    const double fitting = static_cast<double>(nodes) * look_every / took;
    const std::uint64_t most =
        std::min(most_between_looks, 4 * pace_); // a few may be cheap by luck
    pace_ = fitting >= static_cast<double>(most)
                ? most
                : std::max<std::uint64_t>(1, static_cast<std::uint64_t>(fitting));
    nodes_at_look_ = spent_nodes_;
    seconds_at_look_ = now;
}

} // namespace pfadwerk
