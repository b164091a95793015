#include <chrono>
#include <thread>

#include "check.hpp"
#include "pfadwerk/watch.hpp"

using namespace pfadwerk;

namespace {

void stops_at_the_node_limit() {
    Limits limits;
    limits.nodes = 100;
    Watch watch(limits);
    int steps = 0;
    while (watch.step())
        ++steps;
    CHECK(steps == 99);
    CHECK(watch.ending() == Ending::limit);
    CHECK(!watch.step());
}

void refuses_memory_over_the_budget() {
    Limits limits;
    limits.memory = 1000;
    Watch watch(limits);
    CHECK(watch.take(600));
    watch.give_back(500);
    CHECK(watch.room() == 900);
    CHECK(watch.take(900));
    CHECK(!watch.take(1));
    CHECK(watch.stopped());
    CHECK(watch.spent().bytes == 1000);
}

void is_cancelled_by_keep_going() {
    Limits limits;
    limits.keep_going = [](const Progress &progress) { return progress.seconds < 0.1; };
    Watch watch(limits);
    while (watch.step()) {
    }
    CHECK(watch.ending() == Ending::cancelled);
    CHECK(watch.seconds() < 5);
}

void is_cancelled_in_time_where_nodes_take_long() {
    Limits limits;
    limits.keep_going = [](const Progress &) { return false; };
    Watch watch(limits);
    for (int node = 0; node < 1000; ++node) { // cheap ones first: the pace must follow
        if (!watch.step())
            break;
    }
    int slow = 0;
    while (watch.step() && slow < 2000) {
        ++slow;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(watch.ending() == Ending::cancelled);
    CHECK(watch.stopped());
    CHECK(slow < 1000);
}

void keeps_the_time_limit_where_nodes_take_long() {
    Limits limits;
    limits.seconds = 0.05;
    Watch watch(limits);
    int slow = 0;
    while (watch.step() && slow < 500) {
        ++slow;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(watch.stopped());
    CHECK(slow <= 60);
}

} // namespace

int main() {
    stops_at_the_node_limit();
    refuses_memory_over_the_budget();
    is_cancelled_by_keep_going();
    is_cancelled_in_time_where_nodes_take_long();
    keeps_the_time_limit_where_nodes_take_long();
}
