#include "check.hpp"
#include "pfadwerk/stromrallye/fates.hpp"
#include "pfadwerk/stromrallye/moves.hpp"
#include "stromrallye_naive.hpp"

#include <cstdlib>

using namespace pfadwerk;
using namespace pfadwerk::stromrallye;

namespace {

struct Fixture {
    explicit Fixture(const Board &given)
        : board(given), watch(limits), terrain(board), legs(board, terrain, watch),
          fates(board, terrain, legs), position(board, legs), pairs(fates.size()) {}

    bool pair() { return fates.pair(position.charges().data(), position.robots()[0], pairs); }
    /// Plays a move: whether the pairs could follow.
    bool follow(const Move &move) {
        const Position::Undo before = position.play(move);
        return fates.follow(position.charges().data(), before.robot, move,
                            position.robots()[0].charge, pairs);
    }

    Board board;
    Limits limits;
    Watch watch;
    Terrain terrain;
    Legs legs;
    Fates fates;
    Position position;
    std::vector<Fates::Fate> pairs;
};

/// Two charges of 1 beside one battery, and a third one that nobody is beside: one of them can be
/// walked off last, two batteries remain for them and only one is near.
void too_many_ones() {
    Fixture row({5, 1, {{0, 3}}, {{1, 1}, {2, 1}, {4, 1}}, {}, {}, {}});
    CHECK(!row.pair());
    const auto many = row.fates.too_many();
    CHECK(!many.empty());
    for (Fates::Fate charge : many)
        CHECK(charge == row.fates.last_walk() || row.board.batteries[charge].charge > 0);
}

/// Many batteries with small charges, so that they crowd each other.
Board crowded_board(Random &random) {
    Board board{5, 5, {{0, static_cast<int>(random.below(6))}}, {}, {}, {}, {}};
    for (int cell = 1; cell < board.cells(); ++cell)
        if (random.below(2) == 0)
            board.batteries.push_back({cell, static_cast<int>(random.below(6))});
    return board;
}

/// Going on from the pairs before says the same as pairing anew.
void follows_as_if_paired_anew(int boards) {
    Random random(1);
    int refused = 0, kept = 0;
    for (int i = 0; i < boards; ++i) {
        Fixture play(crowded_board(random));
        for (bool paired = play.pair(); paired;) {
            std::vector<Move> moves;
            collect_moves(play.legs, play.position, moves);
            if (moves.empty())
                break;
            paired = play.follow(moves[random.below(moves.size())]);
            std::vector<Fates::Fate> anew(play.fates.size());
            CHECK(paired ==
                  play.fates.pair(play.position.charges().data(), play.position.robots()[0], anew));
            (paired ? kept : refused)++;
        }
    }
    CHECK(refused > boards / 50 && kept > boards / 5);
}

void never_refuses_what_can_be_won(int boards, bool extended) {
    Random random(2);
    int refused = 0;
    for (int i = 0; i < boards; ++i) {
        const Board board = naive::random_board(random, extended);
        if (board.robots.empty() || board.robots.size() > 1)
            continue;
        const bool paired = Fixture(board).pair();
        CHECK(paired || !naive::solvable(board));
        refused += !paired;
    }
    CHECK(refused > boards / 50);
}

/// With two robots nothing is known, so nothing is refused.
void says_nothing_of_two_robots() {
    Fixture pair({3, 1, {{0, 1}, {2, 1}}, {{1, 1}}, {}, {}, {}});
    CHECK(pair.fates.size() == 0);
    CHECK(pair.pair());
}

} // namespace

int main(int count, char **arguments) {
    const int boards = count > 1 ? std::atoi(arguments[1]) : 1000;
    too_many_ones();
    follows_as_if_paired_anew(boards);
    never_refuses_what_can_be_won(boards, false);
    never_refuses_what_can_be_won(boards, true);
    says_nothing_of_two_robots();
}
