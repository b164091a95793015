#include "door.hpp"

namespace pfadwerk::bind {

Attendant::Attendant(nb::handle limits)
    : report_(nb::getattr(limits, "report")), limits_(read_limits(limits)) {
    limits_.keep_going = [this](const Progress &progress) { return ask(progress); };
}

Limits read_limits(nb::handle limits) {
    Limits read;
    if (nb::object seconds = nb::getattr(limits, "seconds"); !seconds.is_none())
        read.seconds = nb::cast<double>(seconds);
    if (nb::object nodes = nb::getattr(limits, "nodes"); !nodes.is_none())
        read.nodes = nb::cast<std::uint64_t>(nodes);
    if (nb::object memory = nb::getattr(limits, "memory"); !memory.is_none())
        read.memory = nb::cast<std::uint64_t>(memory);
    return read;
}

bool Attendant::ask(const Progress &progress) {
    nb::gil_scoped_acquire hold;
    try {
        if (PyErr_CheckSignals() != 0)
            throw nb::python_error();
        return nb::cast<bool>(report_(progress.nodes, progress.seconds, progress.bytes,
                                      progress.bound, progress.best));
    } catch (nb::python_error &error) {
        if (!error.matches(PyExc_KeyboardInterrupt))
            raised_.emplace(std::move(error));
        return false;
    }
}

void Attendant::rethrow() {
    if (raised_)
        throw nb::python_error(std::move(*raised_));
}

} // namespace pfadwerk::bind
