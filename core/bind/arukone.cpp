#include "pfadwerk/arukone/solve.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "door.hpp"
#include "kinds.hpp"

namespace pfadwerk::bind {

namespace {

using arukone::Board;
using arukone::Counted;
using arukone::FactEdge;
using arukone::Facts;
using arukone::Reading;

void build_board(Board *self, int width, int height, const std::vector<int> &cells) {
    if (!arukone::is_board(width, height, cells))
        throw nb::value_error("a board has width x height cells >= -1, each label twice");
    new (self) Board(arukone::make_board(width, height, cells));
}

std::vector<std::vector<std::vector<int>>>
lines_of(const std::vector<arukone::Solution> &solutions) {
    std::vector<std::vector<std::vector<int>>> all;
    for (const auto &solution : solutions)
        all.push_back(solution.lines);
    return all;
}

std::vector<std::tuple<int, int, int>> edges_of(const Facts &facts) {
    std::vector<std::tuple<int, int, int>> all;
    for (const FactEdge &edge : facts.edges)
        all.emplace_back(edge.a, edge.b, static_cast<int>(edge.fact));
    return all;
}

void bind_values(nb::module_ &module) {
    nb::class_<Board>(module, "ArukoneBoard", "A Numberlink board as the searches read it.")
        .def("__init__", &build_board, nb::arg("width"), nb::arg("height"), nb::arg("cells"),
             "Cells row by row: 0 free, -1 blocked, else a label, each exactly twice. Lines are "
             "listed by first appearance of their label.");
    nb::class_<Counted>(module, "ArukoneCounted", "The solutions that a search found.")
        .def_ro("ending", &Counted::ending)
        .def_ro("spent", &Counted::spent)
        .def_ro("exhausted", &Counted::exhausted, "There are no other solutions.")
        .def_ro("not_unique", &Counted::not_unique,
                "Proved not to have exactly one solution, even where fewer than two were found.")
        .def_prop_ro(
            "solutions", [](const Counted &counted) { return lines_of(counted.solutions); },
            "For each solution the lines, for each line its cells (y * width + x) in order.");
    nb::class_<Facts>(module, "ArukoneFacts", "What holds of each edge in all solutions.")
        .def_ro("ending", &Facts::ending)
        .def_ro("spent", &Facts::spent)
        .def_prop_ro("edges", &edges_of, "(cell, cell, 1 always / -1 never / 0 open).")
        .def_prop_ro(
            "solutions", [](const Facts &facts) { return lines_of(facts.solutions); },
            "Solutions that show together why edges are open.");
}

} // namespace

void bind_arukone(nb::module_ &module) {
    bind_values(module);
    module.def(
        "arukone_count",
        [](const Board &board, bool cover, bool tight, std::size_t at_most, nb::handle limits) {
            return through_door(limits, [&](const Limits &given) {
                return arukone::count(board, Reading{cover, tight}, at_most, given);
            });
        },
        nb::arg("board"), nb::arg("cover"), nb::arg("tight"), nb::arg("at_most"), nb::arg("limits"),
        "Up to `at_most` different solutions; 2 decides uniqueness.");
    module.def(
        "arukone_facts",
        [](const Board &board, bool cover, bool tight, nb::handle limits) {
            return through_door(limits, [&](const Limits &given) {
                return arukone::facts(board, Reading{cover, tight}, given);
            });
        },
        nb::arg("board"), nb::arg("cover"), nb::arg("tight"), nb::arg("limits"),
        "Which edges are in every solution, which in none.");
}

} // namespace pfadwerk::bind
