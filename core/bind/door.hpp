#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <utility>

#include "pfadwerk/limits.hpp"

namespace pfadwerk::bind {

namespace nb = nanobind;

/// Reads a Python `pfadwerk.limits.Limits`.
Limits read_limits(nb::handle limits);

/// Asked by the core every 50 ms with the GIL free: takes it, looks for signals, calls the progress
/// callback. Ctrl-C and a callback that answers False end the search as `cancelled`; other
/// exceptions are kept.
class Attendant {
  public:
    explicit Attendant(nb::handle limits);

    Limits limits() const { return limits_; }
    /// Raises in Python what a callback or a signal handler raised during the search.
    void rethrow();

  private:
    bool ask(const Progress &progress);

    nb::object report_;
    Limits limits_;
    std::optional<nb::python_error> raised_;

  public:
    Attendant(const Attendant &) = delete;
    Attendant &operator=(const Attendant &) = delete;
};

/// The one door into the core: frees the GIL, runs `search(limits)`, hands exceptions back to
/// Python.
template <class Search> auto through_door(nb::handle limits, Search &&search) {
    Attendant attendant(limits);
    auto result = [&] {
        nb::gil_scoped_release free;
        return std::forward<Search>(search)(attendant.limits());
    }();
    attendant.rethrow();
    return result;
}

} // namespace pfadwerk::bind
