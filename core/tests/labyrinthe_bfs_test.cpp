#include "check.hpp"
#include "pfadwerk/labyrinthe/bfs.hpp"
#include "pfadwerk/labyrinthe/origins.hpp"

using namespace pfadwerk;
using namespace pfadwerk::labyrinthe;

namespace {

/// A corridor of one row without inner walls.
Maze corridor(Cell width, std::vector<Cell> pits = {}) {
    const std::vector<std::uint8_t> right(width - 1, 0);
    return Maze({width, 1, right, {}, pits, 0, width - 1});
}

Outcome search(const Maze &first, const Maze &second) {
    return breadth_first(first, second, Limits{});
}

void the_faster_waits_at_its_goal() {
    const Outcome outcome = search(corridor(3), corridor(6));
    CHECK(outcome.ending == Ending::solved);
    CHECK(outcome.moves == "RRRRR");
    CHECK(outcome.bound == 5);
}

void nothing_to_do_is_solved() {
    const Outcome outcome = search(corridor(1), corridor(1));
    CHECK(outcome.ending == Ending::solved && outcome.found && outcome.moves.empty());
}

void a_pit_that_fills_the_way_is_proved_fatal() {
    const Outcome outcome = search(corridor(4, {2}), corridor(4));
    CHECK(outcome.ending == Ending::proved_none && !outcome.found);
}

void a_pit_on_the_start_is_harmless() {
    CHECK(search(corridor(4, {0}), corridor(2)).moves == "RRR");
}

void a_fall_counts_as_an_instruction_and_leads_to_the_start() {
    const Maze maze = corridor(5, {1});
    CHECK(maze.next(2, Move::left) == 0);
    CHECK(distances_to_goal(maze, Origins(maze))[2] == 2);
    CHECK(distances_to_goal(maze, Origins(maze))[0] == unreachable);
}

void a_limit_keeps_the_bound() {
    Limits limits;
    limits.nodes = 3;
    const Outcome outcome = breadth_first(corridor(9), corridor(9), limits);
    CHECK(outcome.ending == Ending::limit && !outcome.found && outcome.bound == 2);
}

} // namespace

int main() {
    the_faster_waits_at_its_goal();
    nothing_to_do_is_solved();
    a_pit_that_fills_the_way_is_proved_fatal();
    a_pit_on_the_start_is_harmless();
    a_fall_counts_as_an_instruction_and_leads_to_the_start();
    a_limit_keeps_the_bound();
}
