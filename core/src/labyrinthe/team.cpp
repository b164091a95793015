#include "pfadwerk/labyrinthe/team.hpp"

namespace pfadwerk::labyrinthe {

int words_for(Mazes mazes) {
    int words = 1, used = 0;
    for (const Maze *maze : mazes) {
        const int bits = std::bit_width(maze->cells());
        if (used + bits > 64) {
            ++words;
            used = 0;
        }
        used += bits;
    }
    return words;
}

} // namespace pfadwerk::labyrinthe
