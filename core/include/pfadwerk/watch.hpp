#pragma once

#include <atomic>
#include <chrono>

#include "pfadwerk/limits.hpp"

namespace pfadwerk {

/// Counts what a search spends and says when it must end.
///
///     Watch watch(limits);
///     while (work_is_left) {
///         if (!watch.step()) return watch.ending();   // limit or cancelled
///         ...
///     }
class Watch {
  public:
    /// `leave`, set by another thread, stops it within milliseconds.
    explicit Watch(const Limits &limits, const std::atomic<bool> *leave = nullptr);

    /// Counts `nodes` more; looks at the clock about every two milliseconds, so that it is free in
    /// inner loops and in time where one node takes long.
    bool step(std::uint64_t nodes = 1) {
        spent_nodes_ += nodes;
        return spent_nodes_ < next_look_ || look();
    }

    /// Asks for memory before it is allocated; false, and a `limit` ending, where it isn't granted.
    bool take(std::uint64_t bytes);
    void give_back(std::uint64_t bytes) { bytes_ -= bytes; }
    /// How many bytes would still be granted.
    std::uint64_t room() const { return limits_.memory - bytes_; }
    /// How many nodes more reach the limit.
    std::uint64_t nodes_left() const {
        return spent_nodes_ < limits_.nodes ? limits_.nodes - spent_nodes_ : 0;
    }

    /// Looks at the clock and asks `keep_going` now: for loops whose steps are long.
    bool look();

    void report(std::int64_t bound, std::int64_t best);

    bool stopped() const { return stopped_; }
    Ending ending() const { return ending_; }
    double seconds() const;
    std::uint64_t nodes() const { return spent_nodes_; }
    Spent spent() const { return {spent_nodes_, peak_bytes_, seconds()}; }

  private:
    bool stop(Ending ending);
    void keep_pace(double now);

    static constexpr std::uint64_t most_between_looks = 16384;
    static constexpr double look_every = 0.002; // seconds
    static constexpr double ask_every = 0.05;   // seconds

    const Limits &limits_;
    const std::atomic<bool> *leave_;
    std::chrono::steady_clock::time_point start_;
    std::uint64_t spent_nodes_ = 0;
    std::uint64_t next_look_ = 1;
    std::uint64_t pace_ = 1; // nodes between two looks
    std::uint64_t nodes_at_look_ = 0;
    double seconds_at_look_ = 0.0;
    std::uint64_t bytes_ = 0;
    std::uint64_t peak_bytes_ = 0;
    double next_ask_ = ask_every;
    std::int64_t bound_ = -1;
    std::int64_t best_ = -1;
    bool stopped_ = false;
    Ending ending_ = Ending::limit;
};

} // namespace pfadwerk
