#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "pfadwerk/random.hpp"
#include "pfadwerk/stromrallye/fates.hpp"
#include "pfadwerk/stromrallye/health.hpp"

/// What the layered search keeps.
namespace pfadwerk::stromrallye {

/// A move from a position of an earlier layer, not yet played.
struct Candidate {
    std::int64_t rank; ///< the score with its noise, then chance: ties are dear to break
    int score;
    int parent; ///< in its layer
    int to;
    int length;
};

/// A position that is kept; what lies on the batteries stands in its layer.
struct Kept {
    int place;
    int charge;
    int loaded;
    int score;
    int record; ///< the move that led here
    std::uint64_t key;
};

/// A move of some line, and the one before it.
struct Record {
    int before;
    int to;
    int length;
};

/// The positions with the same charge left, and those that may become such.
struct Layer {
    std::vector<Kept> kept;
    std::vector<Health::Charge> charges;
    std::vector<Health::Degree> degrees;
    std::vector<Fates::Fate> fates;
    std::vector<Candidate> candidates;
};

inline std::uint64_t mixed(std::uint64_t value) { return Random(value).next(); }
inline std::uint64_t key_of_battery(int battery, int charge) {
    return charge == 0 ? 0 : mixed(static_cast<std::uint64_t>(battery) << 20 | charge);
}
inline std::uint64_t key_of_robot(int place, int charge) {
    return mixed(std::uint64_t{1} << 50 | static_cast<std::uint64_t>(place) << 20 | charge);
}

inline bool better(const Candidate &a, const Candidate &b) {
    return a.rank != b.rank
               ? a.rank > b.rank
               : std::tie(a.length, a.parent, a.to) < std::tie(b.length, b.parent, b.to);
}

} // namespace pfadwerk::stromrallye
