#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pfadwerk/stromrallye/legs.hpp"

namespace pfadwerk::stromrallye {

/// A side of the board.
enum class Side : std::uint8_t { left, right, top, bottom };

/// What makes a position promising; chosen afresh for each run of the layered search.
struct Taste {
    double loaded = 1.0; ///< cost of a battery that is not empty yet
    double hard = 0.0;   ///< ... more, the fewer exact ways lead there from the start
    double sweep = 0.0;  ///< ... more, the nearer it lies to one side: up to twice this
    Side side = Side::left;
    double crowd = 4.0;    ///< so many ways in (or out) are as good as more
    double exact = 1.0;    ///< value of a way that the charge lying there fits exactly
    double exact_fade = 0; ///< ... divided by its length to this power
    double loose = 1.0;    ///< value of a way that leaves a remainder
    double loose_fade = 1; ///< ... divided by its length to this power
    bool rounded = false;  ///< the first ways count most (else all the same)
    double noise = 0.3;
    int near = 8; ///< only legs to so many nearest batteries count
};

/// The legs to the nearest other batteries.
std::vector<Leg> nearest_legs(const Legs &legs, int place, int count);

/// The health of single-robot positions: each loaded battery wants ways in and ways out.
/// All values are whole numbers, so that scores are the same on every machine.
class Health {
  public:
    using Charge = std::uint16_t;
    using Degree = std::uint16_t;
    static constexpr int unit = 1024;

    Health(const Board &board, const Legs &legs, const Taste &taste);

    /// Per battery the ways in, then per battery the ways out.
    void count(std::span<const Charge> charges, std::span<Degree> degrees) const;
    int score(std::span<const Charge> charges, std::span<const Degree> degrees) const;
    /// How the score changes when the battery at `at` gets the charge `left`.
    int change(const Charge *charges, const Degree *degrees, int at, int left) const;
    void update(const Charge *charges, Degree *degrees, int at, int left) const;

  private:
    /// A battery next to another: the leg there, the leg back, and what they are worth.
    struct Neighbour {
        int battery;
        Leg out, in;
        Degree out_exact, out_loose, in_exact, in_loose;
    };

    std::span<const Neighbour> around(int battery) const {
        return {near_.data() + first_[battery], near_.data() + first_[battery + 1]};
    }
    int worth(const Leg &leg, int charge, int exact, int loose) const {
        if (charge < leg.shortest)
            return 0;
        return legs_.has_length(leg, charge) ? exact : loose;
    }
    int out(const Neighbour &near, int charge) const {
        return worth(near.out, charge, near.out_exact, near.out_loose);
    }
    int in(const Neighbour &near, int charge) const {
        return worth(near.in, charge, near.in_exact, near.in_loose);
    }
    int lack(int degree) const { return lack_[degree < top_ ? degree : top_]; }
    std::vector<int> loaded_costs(const Board &board) const;
    Degree valued(double value, double fade, int length) const;
    std::vector<std::vector<Neighbour>> neighbours() const;

    const Legs &legs_;
    const Taste &taste_;
    int batteries_;
    std::vector<int> loaded_cost_; ///< per battery
    int top_;
    std::vector<int> lack_; ///< by degree: what missing ways cost
    std::vector<Neighbour> near_;
    std::vector<std::size_t> first_;
};

} // namespace pfadwerk::stromrallye
