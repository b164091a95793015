#pragma once

#include <mutex>

#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

/// The watch of a search whose two threads both ask for memory. What was taken is given back at the
/// end.
class SharedWatch {
  public:
    explicit SharedWatch(Watch &watch) : watch_(watch) {}
    ~SharedWatch() { watch_.give_back(taken_); }
    SharedWatch(const SharedWatch &) = delete;
    SharedWatch &operator=(const SharedWatch &) = delete;

    bool take(std::uint64_t bytes) {
        const std::lock_guard lock(mutex_);
        if (!watch_.take(bytes))
            return false;
        taken_ += bytes;
        return true;
    }

    bool step(std::uint64_t nodes) {
        const std::lock_guard lock(mutex_);
        return watch_.step(nodes);
    }

    bool look() {
        const std::lock_guard lock(mutex_);
        return watch_.look();
    }

  private:
    Watch &watch_;
    std::mutex mutex_;
    std::uint64_t taken_ = 0;
};

} // namespace pfadwerk::labyrinthe
