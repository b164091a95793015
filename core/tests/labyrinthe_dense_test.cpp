#include <algorithm>

#include "check.hpp"
#include "labyrinthe_mazes.hpp"
#include "pfadwerk/labyrinthe/bfs.hpp"
#include "pfadwerk/labyrinthe/dense.hpp"
#include "pfadwerk/labyrinthe/solve.hpp"
#include "pfadwerk/labyrinthe/unwind.hpp"

using namespace pfadwerk;
using namespace pfadwerk::labyrinthe;

namespace {

struct Instance {
    Maze first, second;
    std::vector<Cell> first_distances = distances_to_goal(first, Origins(first));
    std::vector<Cell> second_distances = distances_to_goal(second, Origins(second));

    DensePair pair() const { return {&first, &second, &first_distances, &second_distances}; }
};

DenseResult search(const Instance &instance, std::int64_t most) {
    const Limits limits;
    Watch watch(limits);
    return search_dense(instance.pair(), most, watch);
}

OptimalSteps all_by_rows(const Instance &instance, std::int64_t length) {
    const Limits limits;
    Watch watch(limits);
    return *optimal_dense(instance.pair(), length, watch);
}

OptimalSteps all_by_hash(const Instance &instance, std::int64_t length) {
    const Limits limits;
    Watch watch(limits);
    const Maze *mazes[] = {&instance.first, &instance.second};
    const std::vector<Cell> distances[] = {instance.first_distances, instance.second_distances};
    const Team<1> team(mazes, distances);
    FlatSearch<1> flat(team, watch);
    FlatRecord<1> record;
    CHECK(flat.run(length, ~std::uint64_t{0}, &record) == Reached::goal);
    return *unwind(record, team, watch);
}

std::vector<std::uint64_t> count(const OptimalSteps &steps) {
    const Limits limits;
    Watch watch(limits);
    return *steps.count(watch);
}

std::vector<std::string> list(const OptimalSteps &steps) {
    const Limits limits;
    Watch watch(limits);
    return *steps.list(20, watch);
}

std::string sample(const OptimalSteps &steps) {
    const Limits limits;
    Watch watch(limits);
    return *steps.sample(7, watch);
}

void check_instance(const Instance &instance) {
    const Outcome plain = breadth_first(instance.first, instance.second, Limits{});
    const Maze *mazes[] = {&instance.first, &instance.second};
    const Outcome exact = solve_exactly(mazes, Limits{});
    CHECK(exact.ending == plain.ending && exact.moves.size() == plain.moves.size());
    if (plain.ending == Ending::proved_none) {
        CHECK(search(instance, any_depth).reached == Reached::nothing);
        return;
    }
    const auto optimum = static_cast<std::int64_t>(plain.moves.size());
    CHECK(search(instance, any_depth).depth == optimum);
    CHECK(search(instance, optimum).depth == optimum);
    if (optimum > 0)
        CHECK(search(instance, optimum - 1).reached == Reached::nothing);
    const OptimalSteps rows = all_by_rows(instance, optimum), hash = all_by_hash(instance, optimum);
    CHECK(rows.states() == hash.states() && count(rows) == count(hash) && list(rows) == list(hash));
}

/// Open fields with pits make layers dense, walls make them thin: both forms of a layer are met.
void rows_agree_with_hash_and_with_plain_search() {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        const auto side = [&] {
            return static_cast<Cell>(1 + random.below(seed % 3 == 0 ? 45 : 12));
        };
        const std::uint64_t walls = seed % 3 == 0 ? 2 : random.below(40);
        const std::uint64_t pits = random.below(12);
        const Cell width = side(), height = side(), other_width = side(), other_height = side();
        check_instance({random_maze(random, width, height, walls, pits),
                        random_maze(random, other_width, other_height, walls, pits)});
    }
}

/// The memory that finding all optimal sequences takes at most where nothing is short.
std::uint64_t whole_memory(const Instance &instance, std::int64_t length) {
    const Limits limits;
    Watch watch(limits);
    CHECK(optimal_dense(instance.pair(), length, watch).has_value());
    return watch.spent().bytes;
}

/// Whether the moves lead both from start to goal.
bool arrive(const Instance &instance, const std::string &moves) {
    Cell first = instance.first.start(), second = instance.second.start();
    for (char letter : moves) {
        const auto move =
            static_cast<int>(std::ranges::find(move_letters, letter) - move_letters.begin());
        first = instance.first.next(first, move);
        second = instance.second.next(second, move);
    }
    return first == instance.first.goal() && second == instance.second.goal();
}

/// Asks for all optimal sequences with ever less memory; the least share of `most` that was enough,
/// in percent.
std::uint64_t check_with_less_memory(const Instance &instance) {
    const std::int64_t length = search(instance, any_depth).depth;
    const OptimalSteps whole = all_by_rows(instance, length);
    CHECK(arrive(instance, whole.first()));
    const std::uint64_t most = whole_memory(instance, length);
    for (std::uint64_t percent = 90;; percent = percent * 4 / 5) {
        Limits limits;
        limits.memory = most * percent / 100;
        Watch watch(limits);
        const auto part = optimal_dense(instance.pair(), length, watch);
        CHECK(watch.spent().bytes <= limits.memory);
        CHECK(part.has_value() == !watch.stopped());
        if (!part)
            return percent * 5 / 4;
        CHECK(part->states() == whole.states() && count(*part) == count(whole));
        CHECK(list(*part) == list(whole) && sample(*part) == sample(whole));
    }
}

/// Layers that don't fit are searched again: with walls, pits, own goals, both forms of a layer.
void less_memory_finds_the_same_sequences() {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Random random(seed);
        const std::uint64_t walls = seed % 2 == 0 ? 2 : 25;
        const Instance instance{random_maze(random, 50, 40, walls, 4),
                                random_maze(random, 40, 50, walls, 4)};
        if (search(instance, any_depth).reached == Reached::goal)
            check_with_less_memory(instance);
    }
}

/// Two open fields with pits: from the middle, one step towards the goal of the one is one away
/// from that of the other, so that nearly all pairs are visited.
Instance opposite_corners(Cell side) {
    Random random(5);
    const std::vector<std::uint8_t> flags(std::size_t{side} * (side - 1));
    const Cell middle = side / 2 * side + side / 2;
    const auto field = [&](Cell goal) {
        std::vector<Cell> pits;
        for (Cell cell = 0; cell < side * side; ++cell)
            if (cell != middle && cell != goal && random.below(100) < 5)
                pits.push_back(cell);
        return Maze({side, side, flags, flags, pits, middle, goal});
    };
    const Maze first = field(0);
    return {first, field(side * side - 1)};
}

/// What the search itself needs is a third of it, the optimal sequences are a twelfth.
void dense_layers_need_not_be_kept() { CHECK(check_with_less_memory(opposite_corners(60)) <= 75); }

void a_memory_limit_ends_with_limit_and_a_true_bound() {
    Random random(3);
    const Instance instance{random_maze(random, 60, 60, 3, 6), random_maze(random, 60, 60, 3, 6)};
    const Maze *mazes[] = {&instance.first, &instance.second};
    const Outcome whole = solve_exactly(mazes, Limits{});
    Limits limits;
    limits.memory = 1000000;
    const Outcome part = solve_exactly(mazes, limits);
    CHECK(part.ending == Ending::limit || part.ending == whole.ending);
    CHECK(part.spent.bytes <= limits.memory);
    CHECK(whole.ending != Ending::solved || part.bound <= whole.bound);
}

/// A layer of a thousand states that each lead everywhere in the next one.
OptimalSteps broad() {
    OptimalSteps::Layers layers{{{0, 1, 2, 3}}};
    for (int layer = 0; layer < 100; ++layer)
        layers.emplace_back(1000, OptimalSteps::Steps{0, 1, 2, 3});
    layers.emplace_back(1000, OptimalSteps::Steps{0, -1, -1, -1});
    return OptimalSteps(std::move(layers));
}

/// 4^101 ways need four words for each state of a layer, and of the one behind it.
void counting_drawing_and_listing_ask_for_memory() {
    const OptimalSteps steps = broad();
    Limits limits;
    Watch ample(limits);
    CHECK(steps.count(ample).has_value() && ample.spent().bytes >= 2 * 4 * 8 * 1000);
    limits.memory = 2 * 4 * 8 * 1000 - 1;
    Watch counting(limits), drawing(limits), listing(limits);
    CHECK(!steps.count(counting) && counting.ending() == Ending::limit);
    CHECK(!steps.sample(1, drawing) && drawing.ending() == Ending::limit);
    CHECK(list(steps).front() == steps.first());
    CHECK(!steps.list(1'000'000, listing) && listing.ending() == Ending::limit);
}

/// A layer may hold millions of states, which take seconds.
void unwinding_stops_within_a_layer() {
    const Maze corridor({2, 1, std::vector<std::uint8_t>{0}, {}, {}, 0, 1});
    const Maze *mazes[] = {&corridor, &corridor};
    const auto distances = distances_to_goal(corridor, Origins(corridor));
    const std::vector<Cell> both[] = {distances, distances};
    const Team<1> team(mazes, both);
    const FlatRecord<1> record{std::vector(100'000, team.start()), {team.goal()}};
    Limits limits;
    limits.nodes = 10;
    Watch watch(limits);
    CHECK(!unwind(record, team, watch) && watch.nodes() < 1000);
}

} // namespace

int main() {
    counting_drawing_and_listing_ask_for_memory();
    unwinding_stops_within_a_layer();
    rows_agree_with_hash_and_with_plain_search();
    less_memory_finds_the_same_sequences();
    dense_layers_need_not_be_kept();
    a_memory_limit_ends_with_limit_and_a_true_bound();
}
