#pragma once

#include <nanobind/nanobind.h>

namespace pfadwerk::bind {

void bind_labyrinthe(nanobind::module_ &module);
void bind_stromrallye(nanobind::module_ &module);
void bind_arukone(nanobind::module_ &module);
void bind_arukone_generate(nanobind::module_ &module);

} // namespace pfadwerk::bind
