#include <algorithm>

#include "check.hpp"
#include "labyrinthe_mazes.hpp"
#include "pfadwerk/labyrinthe/beam.hpp"
#include "pfadwerk/labyrinthe/bfs.hpp"
#include "pfadwerk/labyrinthe/dense.hpp"
#include "pfadwerk/labyrinthe/solve.hpp"

using namespace pfadwerk;
using namespace pfadwerk::labyrinthe;

namespace {

/// The fewest instructions from each pair of cells to both goals, by going over all pairs until
/// nothing changes.
std::vector<Cell> true_distances(const Maze &first, const Maze &second) {
    const Cell columns = second.cells();
    std::vector<Cell> distance(std::size_t{first.cells()} * columns, unreachable);
    distance[first.goal() * columns + second.goal()] = 0;
    for (bool changed = true; std::exchange(changed, false);)
        for (Cell a = 0; a < first.cells(); ++a)
            for (Cell b = 0; b < columns; ++b)
                for (int move = 0; move < move_count; ++move) {
                    const Cell next =
                        distance[first.next(a, move) * columns + second.next(b, move)];
                    if (next != unreachable && next + 1 < distance[a * columns + b]) {
                        distance[a * columns + b] = next + 1;
                        changed = true;
                    }
                }
    return distance;
}

std::vector<Cell> distances(const Maze &maze) { return distances_to_goal(maze, Origins(maze)); }

bool has_way(const Maze &maze) { return distances(maze)[maze.start()] != unreachable; }

/// The cells that can be stood on.
std::vector<Cell> reachable(const Maze &maze) {
    const std::vector<Cell> from_start = distances_from_start(maze);
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < maze.cells(); ++cell)
        if (from_start[cell] != unreachable)
            cells.push_back(cell);
    return cells;
}

JointBound bound_of(const Maze &first, const Maze &second, std::uint64_t memory) {
    Limits limits;
    limits.memory = memory;
    Watch watch(limits);
    return *JointBound::between(find_passage(first), find_passage(second), watch);
}

constexpr std::uint64_t ample = std::uint64_t{1} << 30;

void no_pair_needs_less(const Maze &first, const Maze &second) {
    const JointBound bound = bound_of(first, second, ample);
    const std::vector<Cell> distance = true_distances(first, second);
    JointRows rows(bound, ample);
    for (Cell a : reachable(first))
        for (Cell b : reachable(second)) {
            const Cell needs = rows.needs(bound.first().stage[a], bound.second().stage[b]);
            CHECK(needs <= distance[a * second.cells() + b]);
            CHECK(needs <= bound.of_starts());
        }
}

/// The borders say the same as the numbers, with every row of the table and with few.
void borders_keep_what_is_near(const Maze &first, const Maze &second) {
    const JointBound bound = bound_of(first, second, ample);
    const JointBound small = bound_of(first, second, 2000);
    JointRows rows(bound, ample), small_rows(small, 0);
    JointReach reach(bound), small_reach(small);
    for (Cell rest = bound.of_starts() + 1; rest-- > 0;)
        for (Cell i = 0; i <= bound.first().stages(); ++i)
            for (Cell j = 0; j <= bound.second().stages(); ++j) {
                CHECK((j < reach.within(i, rest)) == (rows.needs(i, j) <= rest));
                CHECK(small_rows.needs(i, j) == rows.needs(i, j));
                CHECK(j < small_reach.within(i, rest) || rows.needs(i, j) > rest);
            }
}

/// The search with the bound and the one without find the same.
void searches_agree(const Maze &first, const Maze &second) {
    const auto first_distances = distances(first), second_distances = distances(second);
    const JointBound bound = bound_of(first, second, ample);
    const DensePair plain{&first, &second, &first_distances, &second_distances};
    const DensePair bounded{&first, &second, &first_distances, &second_distances, &bound};
    const Limits limits;
    Watch watch(limits);
    const std::int64_t length = search_dense(plain, any_depth, watch).depth;
    const std::uint64_t before = watch.nodes();
    CHECK(search_dense(plain, length - 1, watch).reached == Reached::nothing);
    const std::uint64_t without = watch.nodes() - before;
    CHECK(search_dense(bounded, length - 1, watch).reached == Reached::nothing);
    CHECK(watch.nodes() - before - without <= without);
    CHECK(search_dense(bounded, length + 3, watch).depth == length);
    const auto all = optimal_dense(plain, length, watch),
               same = optimal_dense(bounded, length, watch);
    CHECK(all->count(watch) == same->count(watch) && all->list(20, watch) == same->list(20, watch));
}

void bounds_are_true() {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Random random(seed);
        const auto side = [&] { return static_cast<Cell>(1 + random.below(7)); };
        const std::uint64_t walls = random.below(45), pits = random.below(15);
        const Maze first = random_maze(random, side(), side(), walls, pits);
        const Maze second = random_maze(random, side(), side(), walls, pits);
        if (!has_way(first) || !has_way(second))
            continue;
        no_pair_needs_less(first, second);
        borders_keep_what_is_near(first, second);
    }
}

void larger_searches_agree() {
    std::uint64_t met = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Random random(seed);
        const auto side = [&] { return static_cast<Cell>(20 + random.below(25)); };
        const std::uint64_t walls = random.below(35), pits = random.below(6);
        const Maze first = random_maze(random, side(), side(), walls, pits);
        const Maze second = random_maze(random, side(), side(), walls, pits);
        if (!has_way(first) || !has_way(second))
            continue;
        ++met;
        searches_agree(first, second);
    }
    CHECK(met > 10);
}

/// A corridor R R D D and one D D R R: a shortest sequence that holds both has six letters.
void two_corridors_need_what_they_share_once() {
    const std::vector<std::uint8_t> right{0, 0, 1, 1, 1, 1}, below{1, 1, 0, 1, 1, 0};
    const std::vector<std::uint8_t> other_right{1, 1, 1, 1, 0, 0}, other_below{0, 1, 1, 0, 1, 1};
    const Maze first({3, 3, right, below, {}, 0, 8}),
        second({3, 3, other_right, other_below, {}, 0, 8});
    CHECK(bound_of(first, second, ample).of_starts() == 6);
    const Maze *mazes[] = {&first, &second};
    CHECK(solve_exactly(mazes, Limits{}).moves.size() == 6);
}

/// What hangs at the way, a ring and a dead end, is no part of it.
void a_ring_beside_the_way_has_the_stage_of_its_gate() {
    // 0 - 1 - 2 - 3, and from 1 down a ring of 5, 6, 9, 10: the way is 0 1 2 3.
    const std::vector<std::uint8_t> right{0, 0, 0, 1, 0, 1, 1, 0, 1}, below{1, 0, 1, 1, 1, 0, 0, 1};
    const Maze maze({4, 3, right, below, {}, 0, 3});
    const Passage passage = find_passage(maze);
    CHECK(passage.stages() == 3 && passage.stage[0] == 3 && passage.stage[2] == 1);
    for (Cell ring : {5U, 6U, 9U, 10U})
        CHECK(passage.stage[ring] == 2);
    for (Cell stage : {1U, 2U, 3U})
        CHECK(passage.moves[stage] == 1U << Move::right);
}

void goals_out_of_reach_have_no_sequences() {
    const std::vector<std::uint8_t> shut{1}, open{0};
    const Maze closed({2, 1, shut, {}, {}, 0, 1}), corridor({2, 1, open, {}, {}, 0, 1});
    const Maze *mazes[] = {&closed, &corridor};
    Limits limits;
    limits.memory = 10'000'000;
    CHECK(find_all_optimal(mazes, 1, limits).ending == Ending::proved_none);
}

/// More than any machine has: it must be refused before it is allocated.
void a_beam_asks_for_its_memory_first() {
    const std::vector<std::uint8_t> open{0};
    const Maze corridor({2, 1, open, {}, {}, 0, 1});
    const Maze *mazes[] = {&corridor, &corridor};
    const std::vector<Cell> both[] = {distances(corridor), distances(corridor)};
    const Team<1> team(mazes, both);
    Limits limits;
    limits.memory = 1'000'000;
    Watch watch(limits);
    Beam<1> beam(team, watch);
    CHECK(!beam.run(std::size_t{1} << 45, any_depth) && watch.stopped() && !beam.complete());
}

} // namespace

int main() {
    goals_out_of_reach_have_no_sequences();
    a_beam_asks_for_its_memory_first();
    two_corridors_need_what_they_share_once();
    a_ring_beside_the_way_has_the_stage_of_its_gate();
    bounds_are_true();
    larger_searches_agree();
}
