#include "pfadwerk/labyrinthe/bfs.hpp"

#include <algorithm>

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "door.hpp"
#include "kinds.hpp"
#include "pfadwerk/labyrinthe/origins.hpp"
#include "pfadwerk/labyrinthe/solve.hpp"

namespace pfadwerk::bind {

namespace {

using labyrinthe::Cell;
using labyrinthe::Maze;

std::span<const std::uint8_t> flags(const nb::bytes &bytes) {
    return {reinterpret_cast<const std::uint8_t *>(bytes.c_str()), bytes.size()};
}

void build_maze(Maze *self, Cell width, Cell height, const nb::bytes &right, const nb::bytes &below,
                const std::vector<Cell> &pits, Cell start, Cell goal) {
    const labyrinthe::Plan plan{width, height, flags(right), flags(below), pits, start, goal};
    if (!labyrinthe::fits(plan))
        throw nb::value_error("sizes and cells of the maze don't fit together");
    new (self) Maze(plan);
}

std::vector<std::int64_t> goal_distances(const Maze &maze) {
    const auto cells = labyrinthe::distances_to_goal(maze, labyrinthe::Origins(maze));
    std::vector<std::int64_t> distances(cells.begin(), cells.end());
    std::ranges::replace(distances, std::int64_t{labyrinthe::unreachable}, std::int64_t{-1});
    return distances;
}

using MazeList = std::vector<const Maze *>;

/// Before the door: what the core would refuse as a broken precondition is an exception here.
void require_packable(const MazeList &mazes) {
    if (!labyrinthe::can_pack(mazes))
        throw nb::value_error("no mazes, or too many for one state");
}

nb::object to_int(const std::vector<std::uint64_t> &limbs) {
    nb::object number = nb::int_(0);
    for (std::size_t limb = limbs.size(); limb-- > 0;)
        number = (number << nb::int_(64)) | nb::int_(limbs[limb]);
    return number;
}

/// What was read off the optimal sequences; empty where `ending` isn't `solved`.
template <class Value> struct Reading {
    Ending ending = Ending::solved;
    Spent spent;
    Value value;
};

/// Calls `read(watch)` behind the door: it reads for seconds where there are many states.
template <class Read> auto read_off(nb::handle limits, Read &&read) {
    return through_door(limits, [&](const Limits &given) {
        Watch watch(given);
        auto value = read(watch);
        using Value = typename decltype(value)::value_type;
        const Ending ending = value ? Ending::solved : watch.ending();
        return Reading<Value>{ending, watch.spent(), value ? std::move(*value) : Value()};
    });
}

void bind_maze(nb::module_ &module) {
    nb::class_<Maze>(module, "Maze",
                     "One maze: walls, pits, start and goal as the searches read them.")
        .def(
            "__init__", &build_maze, nb::arg("width"), nb::arg("height"), nb::arg("right"),
            nb::arg("below"), nb::arg("pits"), nb::arg("start"), nb::arg("goal"),
            "`right`: (width-1) x height flags, `below`: width x (height-1) flags, row by row, 1 = "
            "wall; pits, start and goal are cell numbers y * width + x.")
        .def(
            "goal_distances", &goal_distances,
            "The fewest instructions from each cell to the goal, pits included; -1 where none do.");
}

void bind_results(nb::module_ &module) {
    nb::class_<labyrinthe::Outcome>(module, "MazeOutcome", "What a search of mazes found.")
        .def_ro("ending", &labyrinthe::Outcome::ending)
        .def_ro("spent", &labyrinthe::Outcome::spent)
        .def_ro("found", &labyrinthe::Outcome::found)
        .def_ro("moves", &labyrinthe::Outcome::moves, "The sequence in the letters U, D, L, R.")
        .def_ro("bound", &labyrinthe::Outcome::bound, "No sequence is shorter.");
    using Count = Reading<std::vector<std::uint64_t>>;
    nb::class_<Count>(module, "MazeCount", "How many optimal sequences there are.")
        .def_ro("ending", &Count::ending)
        .def_ro("spent", &Count::spent)
        .def_prop_ro(
            "number", [](const Count &self) { return to_int(self.value); },
            nb::sig("def number(self) -> int"));
    using Draw = Reading<std::string>;
    nb::class_<Draw>(module, "MazeDraw", "An optimal sequence drawn at random.")
        .def_ro("ending", &Draw::ending)
        .def_ro("spent", &Draw::spent)
        .def_ro("moves", &Draw::value, "The sequence in the letters U, D, L, R.");
    using Listing = Reading<std::vector<std::string>>;
    nb::class_<Listing>(module, "MazeListing", "The first optimal sequences.")
        .def_ro("ending", &Listing::ending)
        .def_ro("spent", &Listing::spent)
        .def_ro("sequences", &Listing::value, "Each in the letters U, D, L, R.");
    nb::class_<labyrinthe::OptimalOutcome>(module, "MazeOptimal",
                                           "All optimal sequences, as steps.")
        .def_ro("ending", &labyrinthe::OptimalOutcome::ending)
        .def_ro("spent", &labyrinthe::OptimalOutcome::spent)
        .def_prop_ro(
            "states", [](const labyrinthe::OptimalOutcome &self) { return self.steps.states(); },
            "How many states lie on an optimal sequence.")
        .def(
            "count",
            [](const labyrinthe::OptimalOutcome &self, nb::handle limits) {
                return read_off(limits, [&](Watch &watch) { return self.steps.count(watch); });
            },
            nb::arg("limits"), "The exact number of optimal sequences.")
        .def(
            "list",
            [](const labyrinthe::OptimalOutcome &self, std::uint64_t most, nb::handle limits) {
                return read_off(limits, [&](Watch &watch) { return self.steps.list(most, watch); });
            },
            nb::arg("most"), nb::arg("limits"),
            "The first `most` of them, in the order U, D, L, R.")
        .def(
            "sample",
            [](const labyrinthe::OptimalOutcome &self, std::uint64_t seed, nb::handle limits) {
                return read_off(limits,
                                [&](Watch &watch) { return self.steps.sample(seed, watch); });
            },
            nb::arg("seed"), nb::arg("limits"), "One of them, each with the same probability.");
}

void bind_searches(nb::module_ &module) {
    module.def(
        "maze_bfs",
        [](const Maze &first, const Maze &second, nb::handle limits) {
            return through_door(limits, [&](const Limits &given) {
                return labyrinthe::breadth_first(first, second, given);
            });
        },
        nb::arg("first"), nb::arg("second"), nb::arg("limits"),
        "Plain breadth-first search over pairs of cells.");
    module.def(
        "maze_exact",
        [](const MazeList &mazes, nb::handle limits) {
            require_packable(mazes);
            return through_door(limits, [&](const Limits &given) {
                return labyrinthe::solve_exactly(mazes, given);
            });
        },
        nb::arg("mazes"), nb::arg("limits"),
        "A shortest common sequence for two or more mazes, or the proof that there is none.");
    module.def(
        "maze_plain",
        [](const MazeList &mazes, nb::handle limits) {
            require_packable(mazes);
            return through_door(limits, [&](const Limits &given) {
                return labyrinthe::solve_plainly(mazes, given);
            });
        },
        nb::arg("mazes"), nb::arg("limits"),
        "Breadth-first search without bounds over a hash set of states, for any number of mazes.");
    module.def(
        "maze_fast",
        [](const MazeList &mazes, nb::handle limits) {
            require_packable(mazes);
            return through_door(
                limits, [&](const Limits &given) { return labyrinthe::solve_fast(mazes, given); });
        },
        nb::arg("mazes"), nb::arg("limits"),
        "Good sequences soon, better ones later, and a proven lower bound.");
    module.def(
        "maze_optimal",
        [](const MazeList &mazes, std::int64_t length, nb::handle limits) {
            require_packable(mazes);
            return through_door(limits, [&](const Limits &given) {
                return labyrinthe::find_all_optimal(mazes, length, given);
            });
        },
        nb::arg("mazes"), nb::arg("length"), nb::arg("limits"),
        "All sequences of the optimal length, which must be known.");
}

} // namespace

void bind_labyrinthe(nb::module_ &module) {
    bind_maze(module);
    bind_results(module);
    bind_searches(module);
}

} // namespace pfadwerk::bind
