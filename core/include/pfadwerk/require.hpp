#pragma once

namespace pfadwerk {

/// A precondition, checked in release builds too: a wrong answer costs more than a stop.
inline void require(bool holds) {
    if (!holds) [[unlikely]]
        __builtin_trap();
}

} // namespace pfadwerk
