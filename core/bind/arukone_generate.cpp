#include "pfadwerk/arukone/generate.hpp"

#include <nanobind/stl/vector.h>

#include "door.hpp"
#include "kinds.hpp"

namespace pfadwerk::bind {

namespace {

using arukone::Made;
using arukone::Wishes;

Made make_unique(int width, int height, const std::vector<int> &closed,
                 const std::vector<std::vector<int>> &laid, int least_pairs, int most_pairs,
                 int least_length, double detour, bool symmetric, std::uint64_t seed,
                 nb::handle limits) {
    const Wishes wishes{width,      height,       closed, laid,     least_pairs,
                        most_pairs, least_length, detour, symmetric};
    if (!arukone::is_possible(wishes))
        throw nb::value_error("sizes, cells and pairs don't fit together");
    return through_door(
        limits, [&](const Limits &given) { return arukone::make_unique(wishes, seed, given); });
}

} // namespace

void bind_arukone_generate(nb::module_ &module) {
    nb::class_<Made>(module, "ArukoneMade",
                     "A puzzle as its lines, from end to end; none where a limit came first.")
        .def_ro("ending", &Made::ending)
        .def_ro("lines", &Made::lines)
        .def_ro("spent", &Made::spent);
    module.def(
        "arukone_make_unique", make_unique, nb::arg("width"), nb::arg("height"), nb::kw_only(),
        nb::arg("closed"), nb::arg("laid"), nb::arg("least_pairs"), nb::arg("most_pairs"),
        nb::arg("least_length"), nb::arg("detour"), nb::arg("symmetric"), nb::arg("seed"),
        nb::arg("limits"),
        "A puzzle whose only solution covers the board and is tight. Cells count row by row.");
}

} // namespace pfadwerk::bind
