#include <nanobind/nanobind.h>

#include "door.hpp"
#include "kinds.hpp"

NB_MODULE(_core, module) {
    module.doc() = "The compiled searches of Pfadwerk.";
    nanobind::enum_<pfadwerk::Ending>(module, "Ending", "How a search ended.")
        .value("solved", pfadwerk::Ending::solved)
        .value("proved_none", pfadwerk::Ending::proved_none)
        .value("limit", pfadwerk::Ending::limit)
        .value("cancelled", pfadwerk::Ending::cancelled);
    nanobind::class_<pfadwerk::Spent>(module, "Spent", "What a search has spent.")
        .def_ro("nodes", &pfadwerk::Spent::nodes)
        .def_ro("bytes", &pfadwerk::Spent::bytes)
        .def_ro("seconds", &pfadwerk::Spent::seconds);
    pfadwerk::bind::bind_labyrinthe(module);
    pfadwerk::bind::bind_stromrallye(module);
    pfadwerk::bind::bind_arukone(module);
    pfadwerk::bind::bind_arukone_generate(module);
}
