#include "pfadwerk/labyrinthe/helper.hpp"

namespace pfadwerk::labyrinthe {

Helper::Helper(Work work) : work_(std::move(work)) {}

Helper::~Helper() {
    leave_ = true;
    wake();
    if (thread_.joinable())
        thread_.join();
}

bool Helper::run(std::uint32_t tasks, bool shared) {
    if (shared && !thread_.joinable() && std::thread::hardware_concurrency() > 1)
        thread_ = std::thread([this] { serve(); });
    next_ = 0;
    tasks_ = tasks;
    ended_ = false;
    open_ = shared;
    if (shared)
        wake();
    take_tasks(0);
    open_ = false;
    busy_.wait(1);
    return !ended_;
}

void Helper::wake() {
    ++lists_;
    lists_.notify_one();
}

// `busy_` before `open_` here and the other way round in run(): either the helper sees that the
// list is closed, or the caller sees that the helper is at work (both are sequentially consistent).
void Helper::serve() {
    for (std::int32_t list = 0; !leave_; lists_.wait(list)) {
        list = lists_;
        busy_ = 1;
        if (open_)
            take_tasks(1);
        busy_ = 0;
        busy_.notify_one();
    }
}

void Helper::take_tasks(int hand) {
    for (std::uint32_t task; !ended_ && (task = next_.fetch_add(1)) < tasks_;)
        if (!work_(task, hand))
            ended_ = true;
}

} // namespace pfadwerk::labyrinthe
