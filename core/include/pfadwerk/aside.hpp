#pragma once

#include <atomic>
#include <functional>
#include <future>

#include "pfadwerk/watch.hpp"

namespace pfadwerk {

/// A slice of work on a second thread beside the caller's, or after it in turn: what comes out and
/// the nodes counted are the same, if the work depends on nothing that the caller's changes and
/// asks its watch for steps of one node, and for no memory.
///
///     Aside second(work, threaded, watch);
///     if (own_work(watch))
///         return;        // the second is broken off and doesn't count
///     if (second.finish())
///         ...
class Aside {
  public:
    using Work = std::function<void(Watch &)>;

    /// Starts at once where `threaded`.
    Aside(Work work, bool threaded, Watch &watch);
    ~Aside() { leave_ = true; } // the future waits
    Aside(const Aside &) = delete;
    Aside &operator=(const Aside &) = delete;

    /// Waits for the end, or does the work now, and counts its nodes; false where the watch
    /// stopped it: then what came out doesn't count, and may still change.
    bool finish();

  private:
    Work work_;
    Watch &watch_;
    std::atomic<bool> leave_{false};
    Limits limits_; ///< the nodes there would be if the caller's work took none
    Watch own_;
    std::future<void> thread_; ///< last, so that it ends first
};

} // namespace pfadwerk
