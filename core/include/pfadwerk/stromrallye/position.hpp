#pragma once

#include <cstdint>
#include <vector>

#include "pfadwerk/stromrallye/legs.hpp"

namespace pfadwerk::stromrallye {

/// One leg as played: a robot goes to a battery with a walk of this length.
struct Move {
    int robot = 0;
    int to = 0;
    int length = 0;
};

/// A 128-bit key: with it, two different positions share a key once in 10^20 searches of a billion.
struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    bool operator==(const Key &) const = default;
};

/// Where everything stands between two legs.
class Position {
  public:
    struct Robot {
        int place = 0;
        int charge = 0;
    };
    /// What `undo` needs.
    struct Undo {
        Robot robot;
        int left = 0; ///< what lay on the battery's cell
    };

    Position(const Board &board, const Legs &legs);

    const std::vector<int> &charges() const { return charges_; }
    const std::vector<Robot> &robots() const { return robots_; }
    int charge(int battery) const { return charges_[battery]; }
    int loaded() const { return loaded_; } ///< batteries on the board that are not empty
    const Key &key() const { return key_; }

    Undo play(const Move &move);
    void undo(const Move &move, const Undo &before);
    /// All batteries on the board are empty and every robot can walk its charge off.
    bool won(const Legs &legs) const;

  private:
    void put(int battery, int charge);
    void seat(int robot, Robot where);

    std::vector<int> charges_;
    std::vector<Robot> robots_;
    int loaded_ = 0;
    Key key_;
};

} // namespace pfadwerk::stromrallye
