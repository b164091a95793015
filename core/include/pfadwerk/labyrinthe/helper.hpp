#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>

namespace pfadwerk::labyrinthe {

/// A second thread that shares a numbered list of tasks with the caller. A helper that the system
/// has not woken is not waited for, so that small lists and busy machines lose nothing. Who does
/// which task must not matter.
class Helper {
  public:
    using Work = std::function<bool(std::uint32_t task, int hand)>;

    /// `work(task, hand)`: hand 0 is the caller's thread, 1 the helper's; false ends the list
    /// early.
    explicit Helper(Work work);
    ~Helper();
    Helper(const Helper &) = delete;
    Helper &operator=(const Helper &) = delete;

    /// Does tasks 0 .. tasks-1; `shared` false keeps them in the caller's thread.
    bool run(std::uint32_t tasks, bool shared);

  private:
    void wake();
    void serve();
    void take_tasks(int hand);

    Work work_;
    std::atomic<std::uint32_t> next_{0};
    std::uint32_t tasks_ = 0;
    std::atomic<std::int32_t> lists_{0}; ///< shared lists so far; the helper sleeps until it grows
    std::atomic<std::int32_t> busy_{0};
    std::atomic<bool> open_{false};
    std::atomic<bool> ended_{false};
    std::atomic<bool> leave_{false};
    std::thread thread_;
};

} // namespace pfadwerk::labyrinthe
