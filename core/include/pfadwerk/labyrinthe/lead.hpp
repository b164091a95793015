#pragma once

#include <optional>
#include <string>

#include "pfadwerk/labyrinthe/team.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

/// Leads one person the shortest way to the goal, wherever the others are dragged.
template <int Words>
void lead(const Team<Words> &team, std::size_t person, Key<Words> &key, std::string &moves) {
    for (Cell left = team.distance(key, person); left > 0; --left) {
        const int move = team.downhill(key, person);
        moves.push_back(move_letters[move]);
        key = team.next(key, move);
    }
}

/// Leads one person after the other, each in turn first, and returns the shortest such sequence:
/// there always is one where each person alone has a way. Nobody is dragged to where no way leads
/// on, since every step can be taken back and a fall leads to the start. Nothing where the watch
/// stopped before the first was complete.
template <int Words>
std::optional<std::string> lead_in_turn(const Team<Words> &team, Watch &watch) {
    std::optional<std::string> best;
    for (std::size_t first = 0; first < team.persons(); ++first) {
        Key<Words> key = team.start();
        std::string moves;
        for (std::size_t turn = 0; turn < team.persons(); ++turn) {
            const std::size_t before = moves.size();
            lead(team, (first + turn) % team.persons(), key, moves);
            if (!watch.step(moves.size() - before) && !(key == team.goal()))
                return best;
        }
        if (!best || moves.size() < best->size())
            best = std::move(moves);
        if (watch.stopped())
            break;
    }
    return best;
}

} // namespace pfadwerk::labyrinthe
