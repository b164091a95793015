#pragma once

#include "pfadwerk/stromrallye/fates.hpp"

namespace pfadwerk::stromrallye {

/// Why a board has no solution.
enum class Reason : std::uint8_t {
    none,        ///< it has one, or nobody knows yet
    exhausted,   ///< every line was tried
    unreachable, ///< no charge reaches the batteries at `cells`
    stranded, ///< from each of the batteries at `cells` nobody can go on: only the last may be such
    stuck_end, ///< the battery at `cells` must be the last, and its charge can't be walked off
    parity,    ///< chessboard colours: too many batteries would have to end on one colour
    crowded,   ///< the charges at `cells` have fewer batteries on which they can be used up
};

/// A short reason, and the cells it is about.
struct Certificate {
    Reason reason = Reason::none;
    std::vector<int> cells;
};

/// A short proof that there is no solution, or `none`.
Certificate certify(const Board &board, const Legs &legs, Fates &fates);

} // namespace pfadwerk::stromrallye
