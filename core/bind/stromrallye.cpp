#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "door.hpp"
#include "kinds.hpp"
#include "pfadwerk/stromrallye/solve.hpp"

namespace pfadwerk::bind {
namespace {

using namespace stromrallye;
using namespace nb::literals;

using Pairs = std::vector<std::pair<int, int>>;

std::vector<Charged> charged(const Pairs &pairs) {
    std::vector<Charged> list;
    for (const auto &[cell, charge] : pairs)
        list.push_back({cell, charge});
    return list;
}

std::vector<std::pair<int, int>> step_pairs(const Walk &walk) {
    std::vector<std::pair<int, int>> pairs;
    for (const Step &step : walk.steps)
        pairs.emplace_back(step.robot, step.direction);
    return pairs;
}

void build_board(Board *self, int width, int height, const Pairs &robots, const Pairs &batteries,
                 std::vector<int> walls, Pairs one_way, Pairs portals) {
    Board board{width,
                height,
                charged(robots),
                charged(batteries),
                std::move(walls),
                std::move(one_way),
                std::move(portals)};
    if (!is_sound(board))
        throw nb::value_error("sizes, cells and charges of the board don't fit together");
    new (self) Board(std::move(board));
}

Solution ask(const Board &board, nb::handle limits, Method method, std::uint64_t seed,
             std::uint64_t want, std::optional<unsigned> threads) {
    Question question{method, seed, want};
    question.threads = threads.value_or(question.threads);
    return through_door(limits, [&](const Limits &read) { return solve(board, question, read); });
}

void bind_board(nb::module_ &module) {
    nb::class_<Board>(module, "StromBoard", "A board or a position in play.")
        .def(
            "__init__", &build_board, "width"_a, "height"_a, nb::kw_only(), "robots"_a,
            "batteries"_a, "walls"_a = nb::list(), "one_way"_a = nb::list(),
            "portals"_a = nb::list(),
            "Cells are numbers y * width + x. `robots`, `batteries`: pairs of cell and charge; "
            "`one_way`: pairs of cell and mask (up 1, down 2, left 4, right 8); `portals`: pairs.");
}

void bind_solve(nb::module_ &module) {
    nb::enum_<Reason>(module, "StromReason", "Why a board has no solution.")
        .value("none", Reason::none)
        .value("exhausted", Reason::exhausted)
        .value("unreachable", Reason::unreachable)
        .value("stranded", Reason::stranded)
        .value("stuck_end", Reason::stuck_end)
        .value("parity", Reason::parity)
        .value("crowded", Reason::crowded);
    nb::enum_<Method>(module, "StromMethod", "How to search.")
        .value("portfolio", Method::portfolio)
        .value("complete", Method::complete)
        .value("layered", Method::layered);
    nb::class_<Walk>(module, "StromWalk", "One solution.")
        .def_prop_ro("steps", &step_pairs,
                     "Pairs of robot and direction (0-3: up, down, left, right).")
        .def_ro("legs", &Walk::legs);
    nb::class_<Solution>(module, "StromSolution", "What a search found.")
        .def_ro("ending", &Solution::ending)
        .def_ro("walks", &Solution::walks)
        .def_ro("complete", &Solution::complete, "Whether there are no other solutions.")
        .def_prop_ro("reason", [](const Solution &found) { return found.certificate.reason; })
        .def_prop_ro("cells", [](const Solution &found) { return found.certificate.cells; })
        .def_ro("spent", &Solution::spent);
    module.def(
        "strom_solve", &ask, "board"_a, "limits"_a, nb::kw_only(), "method"_a = Method::portfolio,
        "seed"_a = 1, "want"_a = 1, "threads"_a = nb::none(),
        "Up to `want` solutions that differ in their legs. The number of threads (by default "
        "as many as the machine runs) changes only "
        "the time.");
}

} // namespace

void bind_stromrallye(nb::module_ &module) {
    bind_board(module);
    bind_solve(module);
}

} // namespace pfadwerk::bind
