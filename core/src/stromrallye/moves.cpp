#include "pfadwerk/stromrallye/moves.hpp"

namespace pfadwerk::stromrallye {

void collect_moves(const Legs &legs, const Position &position, std::vector<Move> &moves) {
    const int robots = static_cast<int>(position.robots().size());
    for (int robot = 0; robot < robots; ++robot) {
        const auto [place, charge] = position.robots()[robot];
        for (const Leg &leg : legs.from(place)) {
            const bool emptied = position.charge(leg.to) == 0;
            if (robots == 1 && emptied)
                continue;
            // bringing nothing to nothing is no swap but walking off, which can wait for the end
            const int most = emptied ? charge - 1 : charge;
            for (int length = leg.shortest; length <= most; length = legs.next_length(leg, length))
                moves.push_back({robot, leg.to, length});
        }
    }
}

} // namespace pfadwerk::stromrallye
