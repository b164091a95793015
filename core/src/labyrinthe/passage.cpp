#include "pfadwerk/labyrinthe/passage.hpp"

#include <algorithm>

#include "pfadwerk/labyrinthe/sweep.hpp"

namespace pfadwerk::labyrinthe {

namespace {

/// The cell from which an instruction would lead to `cell` if nothing stopped it; beyond the edge
/// any number.
Cell before(const Maze &maze, Cell cell, int move) {
    switch (move) {
    case Move::up:
        return cell + maze.width();
    case Move::down:
        return cell - maze.width();
    case Move::left:
        return cell + 1;
    default:
        return cell - 1;
    }
}

/// Whether an instruction leads to a neighbour; otherwise one waits or falls.
bool is_step(const Maze &maze, Cell cell, int move) {
    const Cell to = maze.next(cell, move);
    return to != cell && before(maze, to, move) == cell;
}

/// Finds the cells on ways without detours: those in one block (without a cell whose loss would
/// part it) with an edge that is imagined between goal and start. Tarjan's search, which goes along
/// that edge first: what has not been closed at the end is that block.
class Blocks {
  public:
    explicit Blocks(const Maze &maze)
        : maze_(maze), number_(maze.cells()), low_(maze.cells()), tried_(maze.cells()),
          gate_(maze.cells()) {
        enter(maze.goal());
        enter(maze.start());
        way_ = open_ = {maze.start()};
        while (!way_.empty())
            go_on();
        open_.push_back(maze.goal());
    }

    const std::vector<Cell> &between() const { return open_; }
    /// The cells beside, each before the gate to it if that is one of them.
    const std::vector<Cell> &beside() const { return closed_; }
    /// The cell through which all ways from a cell beside to the goal lead.
    Cell gate(Cell cell) const { return gate_[cell]; }

  private:
    void enter(Cell cell) { number_[cell] = low_[cell] = ++entered_; }

    void go_on() {
        const Cell cell = way_.back();
        if (tried_[cell] < move_count)
            return look(cell, tried_[cell]++);
        way_.pop_back();
        if (way_.empty())
            return;
        low_[way_.back()] = std::min(low_[way_.back()], low_[cell]);
        if (low_[cell] >= number_[way_.back()])
            close(cell, way_.back());
    }

    void look(Cell cell, int move) {
        if (!is_step(maze_, cell, move))
            return;
        const Cell to = maze_.next(cell, move);
        if (number_[to] == 0) {
            enter(to);
            way_.push_back(to);
            open_.push_back(to);
        } else if (way_.size() < 2 || way_[way_.size() - 2] != to) {
            low_[cell] = std::min(low_[cell], number_[to]);
        }
    }

    void close(Cell last, Cell gate) {
        for (Cell cell = unreachable; cell != last;) {
            cell = open_.back();
            open_.pop_back();
            gate_[cell] = gate;
            closed_.push_back(cell);
        }
    }

    const Maze &maze_;
    std::vector<Cell> number_; ///< in the order of entering, 0 = not yet
    std::vector<Cell> low_;    ///< the lowest number that is known to be reached around
    std::vector<std::uint8_t> tried_;
    std::vector<Cell> gate_;
    std::vector<Cell> way_;
    std::vector<Cell> open_;
    std::vector<Cell> closed_;
    Cell entered_ = 0;
};

} // namespace

Passage find_passage(const Maze &maze) {
    const Blocks blocks(maze);
    std::vector<bool> between(maze.cells());
    for (Cell cell : blocks.between())
        between[cell] = true;
    Passage passage;
    passage.stage = sweep(maze.cells(), {maze.goal()}, [&](Cell cell, auto &&visit) {
        for (int move = 0; move < move_count; ++move)
            if (const Cell from = before(maze, cell, move);
                from < maze.cells() && between[from] && maze.next(from, move) == cell)
                visit(from);
    });
    const Cell highest = passage.stage[maze.start()];
    passage.moves.resize(highest + 1);
    for (Cell cell : blocks.between())
        if (const Cell stage = passage.stage[cell]; stage <= highest)
            for (int move = 0; move < move_count; ++move)
                if (const Cell to = maze.next(cell, move);
                    is_step(maze, cell, move) && between[to] && passage.stage[to] + 1 == stage)
                    passage.moves[stage] |= static_cast<std::uint8_t>(1U << move);
    for (auto cell = blocks.beside().rbegin(); cell != blocks.beside().rend(); ++cell)
        passage.stage[*cell] = passage.stage[blocks.gate(*cell)];
    for (Cell &stage : passage.stage)
        stage = stage == unreachable ? 0 : std::min(stage, highest); // nobody stands on the others
    return passage;
}

} // namespace pfadwerk::labyrinthe
