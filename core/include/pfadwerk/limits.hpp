#pragma once

#include <cstdint>
#include <functional>
#include <limits>

namespace pfadwerk {

/// How a search ended. Unknown (`limit`, `cancelled`) is never folded into `proved_none`.
enum class Ending : std::uint8_t { solved, proved_none, limit, cancelled };

/// What a running search tells the outside.
struct Progress {
    std::uint64_t nodes = 0;
    std::uint64_t bytes = 0;
    double seconds = 0.0;
    std::int64_t bound = -1; ///< proven lower bound, -1 where there is none
    std::int64_t best = -1;  ///< value of the best solution so far, -1 where there is none
};

/// What a search may spend. `keep_going` is asked at most every 50 ms, from the calling thread
/// only.
struct Limits {
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max();
    std::function<bool(const Progress &)> keep_going;
};

/// What a search has spent.
struct Spent {
    std::uint64_t nodes = 0;
    std::uint64_t bytes = 0;
    double seconds = 0.0;
};

} // namespace pfadwerk
