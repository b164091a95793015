#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pfadwerk/stromrallye/position.hpp"

namespace pfadwerk::stromrallye {

/// For a lone robot: on which battery's cell each charge is used up in the end.
///
/// A charge stays one thing all the way: it is taken on board, walked with, left with what remains,
/// taken on again. The cell where it reaches 0 is done for good, so no two charges are used up on
/// one battery, and every loaded battery needs one; just one charge is left over for the last walk.
/// A charge gets no farther than it is large, and its colour on the chessboard is settled. Where
/// charges and batteries can't be paired that way, the position is lost.
class Fates {
  public:
    using Fate = std::uint16_t;

    /// Knows nothing, and refuses nothing, where there are several robots (a battery done may be
    /// loaded again), and on boards of more than `most_batteries`.
    Fates(const Board &board, const Terrain &terrain, const Legs &legs);

    /// A position's pairs: per charge (of each battery, then of the robot) its battery or
    /// `last_walk()`, then the other way round. None where nothing is known.
    std::size_t size() const { return knows_ ? 2 * (static_cast<std::size_t>(batteries_) + 1) : 0; }
    Fate last_walk() const { return static_cast<Fate>(batteries_); }

    /// Pairs a position; false where that can't be.
    template <class Charge>
    bool pair(const Charge *charges, Position::Robot robot, std::span<Fate> fates);
    /// Pairs the position behind a move. Before it the robot was `robot`, and `fates` held; now
    /// `charges` hold, with `taken` on board and `move.to` as the robot's place.
    template <class Charge>
    bool follow(const Charge *charges, Position::Robot robot, const Move &move, int taken,
                std::span<Fate> fates);

    /// After `pair` failed: charges (the robot's is `last_walk()`), one more than there are
    /// batteries and last walks for them all.
    std::span<const Fate> too_many() const { return queue_; }

  private:
    static constexpr int most_batteries = 1024;
    static constexpr Fate nobody = 0xffff;

    struct Target {
        Fate battery;
        std::uint16_t distance;
    };
    template <class Charge> struct Look; // a position with its pairs, while it is paired

    bool reaches(int place, int charge, int battery) const {
        const int distance = distance_[static_cast<std::size_t>(place) * batteries_ + battery];
        return distance <= charge && (!coloured_ || (charge - distance) % 2 == 0);
    }
    void measure(const Board &board, const Terrain &terrain, int place, int cell);
    template <class Charge> bool find_for(Look<Charge> &look, int charge);
    template <class Charge> bool offer(Look<Charge> &look, int charge, Fate target);
    template <class Charge> void shift(Look<Charge> &look, Fate target);

    int batteries_;
    bool knows_;
    bool coloured_; ///< without portals each step changes the colour
    std::vector<std::uint16_t> distance_;
    std::vector<Target> targets_; ///< per place, nearest first
    std::vector<std::size_t> first_;
    std::vector<Fate> queue_;
    std::vector<Fate> asked_by_; ///< per target: the charge that looked at it first
};

} // namespace pfadwerk::stromrallye
