#pragma once

#include <span>
#include <vector>

#include "pfadwerk/stromrallye/near_sets.hpp"
#include "pfadwerk/stromrallye/position.hpp"

namespace pfadwerk::stromrallye {

/// Refuses positions from which some battery can't be emptied any more.
/// Sound: what it refuses is lost. It asks less than the rules do (charges are never used up).
class Closure {
  public:
    explicit Closure(const Legs &legs);

    bool refuses(const Position &position) {
        return refuses(position.charges().data(), position.robots());
    }

    template <class Charge>
    bool refuses(const Charge *charges, std::span<const Position::Robot> robots) {
        return !reaches_all(charges, robots) || (robots.size() == 1 && strands(charges));
    }

    /// Loaded batteries that no charge reaches.
    std::vector<int> out_of_reach(const Position &position);
    /// Loaded batteries from which a lone robot can't go on.
    std::vector<int> ends(const Position &position) const;

  private:
    struct Way {
        int to;
        int shortest;
    };

    template <class Charge>
    bool reaches_all(const Charge *charges, std::span<const Position::Robot> robots);
    template <class Charge>
    void reach_plainly(const Charge *charges, std::span<const Position::Robot> robots);
    template <class Charge>
    void reach_widely(const Charge *charges, std::span<const Position::Robot> robots);
    template <class Charge> bool strands(const Charge *charges) const;
    template <class Charge> bool ends_at(const Charge *charges, int battery) const;
    bool widen(int place, int charge);
    bool none_missing() const;

    const Legs &legs_;
    NearSets near_;
    std::vector<Way> ways_; ///< per place, shortest first: all that counts here, little to read
    std::vector<std::size_t> first_;
    std::vector<std::uint64_t> missing_;        ///< loaded batteries not reached yet
    std::vector<int> reached_;                  ///< ... and those reached by the quick look
    std::vector<int> widest_;                   ///< per place: no robot ever leaves it with more
    std::vector<std::pair<int, int>> going_on_; ///< a heap of charges and places
};

} // namespace pfadwerk::stromrallye
