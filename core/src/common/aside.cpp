#include "pfadwerk/aside.hpp"

#include <algorithm>
#include <system_error>

namespace pfadwerk {
namespace {

constexpr std::chrono::milliseconds between_looks{2};

} // namespace

Aside::Aside(Work work, bool threaded, Watch &watch)
    : work_(std::move(work)), watch_(watch), own_(limits_, &leave_) {
    limits_.nodes = watch.nodes_left();
    if (!threaded)
        return;
    try {
        thread_ = std::async(std::launch::async, [this] { work_(own_); });
    } catch (const std::system_error &) { // no thread to be had: in turn, then
    }
}

bool Aside::finish() {
    if (watch_.stopped())
        return false;
    if (!thread_.valid()) {
        work_(watch_);
        return !watch_.stopped();
    }
    while (thread_.wait_for(between_looks) != std::future_status::ready)
        if (!watch_.look())
            leave_ = true;
    // In turn, the work would have been left only what the caller's didn't take.
    return watch_.step(std::min(own_.nodes(), watch_.nodes_left()));
}

} // namespace pfadwerk
