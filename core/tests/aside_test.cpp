#include "check.hpp"
#include "pfadwerk/aside.hpp"

using namespace pfadwerk;

namespace {

/// So many nodes; `done` counts those granted.
void work(std::uint64_t nodes, std::uint64_t &done, Watch &watch) {
    for (done = 0; done < nodes && watch.step();)
        ++done;
}

struct Result {
    bool finished;
    std::uint64_t done;
    std::uint64_t nodes;
};

Result after_work_of_the_callers(std::uint64_t callers, std::uint64_t nodes, std::uint64_t limit,
                                 bool threaded) {
    Limits limits;
    limits.nodes = limit;
    Watch watch(limits);
    std::uint64_t done = 0, own = 0;
    bool finished = false;
    {
        Aside aside([&](Watch &its) { work(nodes, done, its); }, threaded, watch);
        work(callers, own, watch);
        finished = aside.finish();
    }
    return {finished, done, watch.nodes()};
}

void is_counted_as_in_turn() {
    for (std::uint64_t limit : {1, 300, 699, 700, 701, 100'000})
        for (std::uint64_t callers : {0, 300, 699}) {
            const Result turn = after_work_of_the_callers(callers, 400, limit, false);
            const Result side = after_work_of_the_callers(callers, 400, limit, true);
            CHECK(turn.finished == side.finished && turn.nodes == side.nodes);
            CHECK(turn.finished == (callers + 400 < limit));
            CHECK(!side.finished || side.done == 400);
        }
}

constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

void is_broken_off() {
    Limits limits;
    Watch watch(limits);
    std::uint64_t done = 0;
    {
        const Aside aside([&](Watch &its) { work(endless, done, its); }, true, watch);
    }
    CHECK(done < endless && watch.nodes() == 0 && !watch.stopped());
}

void is_cancelled_by_the_caller_only() {
    for (bool threaded : {false, true}) {
        const std::thread::id caller = std::this_thread::get_id();
        Limits limits;
        limits.keep_going = [&](const Progress &) {
            CHECK(std::this_thread::get_id() == caller);
            return false;
        };
        Watch watch(limits);
        std::uint64_t done = 0;
        Aside aside([&](Watch &its) { work(endless, done, its); }, threaded, watch);
        CHECK(!aside.finish());
        CHECK(watch.ending() == Ending::cancelled && watch.seconds() < 0.3);
    }
}

void ends_in_time() {
    Limits limits;
    limits.seconds = 0.02;
    Watch watch(limits);
    std::uint64_t done = 0;
    Aside aside([&](Watch &its) { work(endless, done, its); }, true, watch);
    CHECK(!aside.finish());
    CHECK(watch.ending() == Ending::limit && watch.seconds() < 0.3);
}

} // namespace

int main() {
    is_counted_as_in_turn();
    is_broken_off();
    is_cancelled_by_the_caller_only();
    ends_in_time();
}
