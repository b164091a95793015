#include "pfadwerk/stromrallye/position.hpp"

#include <algorithm>

#include "pfadwerk/random.hpp"

namespace pfadwerk::stromrallye {
namespace {

/// Two random words for "this charge at this place"; places of robots are numbered apart.
Key words_for(std::uint64_t where, std::uint64_t charge) {
    Random random(where << 32 ^ charge);
    const std::uint64_t low = random.next();
    return {low, random.next()};
}

Key words_of(int robot, Position::Robot where) {
    const auto number = static_cast<std::uint64_t>(robot) + 1;
    return words_for(number << 24 | static_cast<std::uint64_t>(where.place),
                     static_cast<std::uint64_t>(where.charge));
}

void flip(Key &key, Key words) {
    key.low ^= words.low;
    key.high ^= words.high;
}

} // namespace

Position::Position(const Board &board, const Legs &legs) : charges_(board.batteries.size(), 0) {
    for (std::size_t i = 0; i < board.batteries.size(); ++i)
        put(static_cast<int>(i), board.batteries[i].charge);
    for (std::size_t i = 0; i < board.robots.size(); ++i) {
        robots_.push_back({legs.start(static_cast<int>(i)), board.robots[i].charge});
        flip(key_, words_of(static_cast<int>(i), robots_.back()));
    }
}

void Position::put(int battery, int charge) {
    int &now = charges_[battery];
    if (now > 0)
        flip(key_, words_for(battery, now));
    if (charge > 0)
        flip(key_, words_for(battery, charge));
    loaded_ += (charge > 0) - (now > 0);
    now = charge;
}

void Position::seat(int robot, Robot where) {
    flip(key_, words_of(robot, robots_[robot]));
    flip(key_, words_of(robot, where));
    robots_[robot] = where;
}

Position::Undo Position::play(const Move &move) {
    const Undo before{robots_[move.robot], charges_[move.to]};
    put(move.to, before.robot.charge - move.length);
    seat(move.robot, {move.to, before.left});
    return before;
}

void Position::undo(const Move &move, const Undo &before) {
    put(move.to, before.left);
    seat(move.robot, before.robot);
}

bool Position::won(const Legs &legs) const {
    return loaded_ == 0 && std::all_of(robots_.begin(), robots_.end(), [&](const Robot &robot) {
               return legs.walks_off(robot.place, robot.charge);
           });
}

} // namespace pfadwerk::stromrallye
