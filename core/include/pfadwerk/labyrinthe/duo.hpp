#pragma once

#include "pfadwerk/labyrinthe/joint_bound.hpp"
#include "pfadwerk/labyrinthe/team.hpp"

namespace pfadwerk::labyrinthe {

/// Two persons of a team and what they need together.
struct Duo {
    std::size_t first;
    std::size_t second;
    JointBound bound;

    template <int Words> Cell first_stage(const Team<Words> &team, const Key<Words> &key) const {
        return bound.first().stage[team.cell(key, first)];
    }
    template <int Words> Cell second_stage(const Team<Words> &team, const Key<Words> &key) const {
        return bound.second().stage[team.cell(key, second)];
    }
};

} // namespace pfadwerk::labyrinthe
