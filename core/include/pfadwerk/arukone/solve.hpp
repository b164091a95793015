#pragma once

#include <optional>
#include <vector>

#include "pfadwerk/arukone/board.hpp"
#include "pfadwerk/limits.hpp"

namespace pfadwerk::arukone {

/// What a count found. `exhausted`: there are no other solutions. `proved_none` where there is none
/// at all; `limit` and `cancelled` keep the solutions found until then.
struct Counted {
    Ending ending = Ending::limit;
    std::vector<Solution> solutions;
    bool exhausted = false;
    /// Proved not to have exactly one solution, even where fewer than two were found.
    bool not_unique = false;
    Spent spent;
};

/// Up to `at_most` different solutions: 1 finds one, 2 decides whether it is the only one.
Counted count(const Board &board, Reading reading, std::size_t at_most, const Limits &limits);

/// What holds of an edge in all solutions.
enum class Fact : std::int8_t { never = -1, open = 0, always = 1 };

struct FactEdge {
    int a = nowhere;
    int b = nowhere;
    Fact fact = Fact::open;
};

/// Every edge of the board, right one before lower one, cell by cell. Without a solution nothing is
/// stated. Where the search ended early, `open` also stands for what is not decided yet.
struct Facts {
    Ending ending = Ending::limit;
    std::vector<FactEdge> edges;
    std::vector<Solution> solutions; ///< one, and others that show why edges are open
    Spent spent;
};

Facts facts(const Board &board, Reading reading, const Limits &limits);

/// A different solution, where a line can be led through empty cells (see `gaps.cpp`).
std::optional<Solution> detour(const Board &board, const Solution &solution);

/// The same lines on a part of their cells so that none touches itself.
Solution shortcut(const Board &board, const Solution &solution);

/// Whether lines could pass every cell as far as chessboard colours tell (see `colours.cpp`).
bool colours_even_out(const Board &board);

} // namespace pfadwerk::arukone
