#pragma once

#include <cstdint>
#include <vector>

#include "pfadwerk/arukone/board.hpp"
#include "pfadwerk/arukone/cdcl.hpp"

namespace pfadwerk::arukone {

/// A board as constraints on edges (is the way between two neighbours drawn?), cells (passed?) and
/// the label of every passed cell. What ties labels to edges is code, not clauses: there would be
/// millions on large boards.
class LineModel final : public Propagator {
  public:
    /// Solutions of a special shape, in the loose reading only; what they decide is proved in
    /// `gaps.cpp`.
    enum class Shape : std::uint8_t {
        any,
        canonical, ///< no local change makes a line shorter or lower
        rigid,     ///< no local change at all
    };
    struct Form {
        Reading reading;
        Shape shape = Shape::any;
    };

    /// Left unfinished where the watch says so: `Cdcl::solve` then answers `stopped`.
    LineModel(const Board &board, Form form, Cdcl &solver);

    bool assigned(Cdcl &solver, Lit lit) override;

    Solution solution(const Cdcl &solver) const;
    /// Excludes this solution and no other: whoever draws all its edges has drawn all its lines.
    bool exclude(Cdcl &solver, const Solution &solution) const;

    /// Makes the search try these lines first, which may cross.
    void prefer(Cdcl &solver, const Solution &ways) const;

    /// A square part of the board.
    struct Window {
        int x, y, side;
    };
    /// What a solution draws, and doesn't, where not both cells lie in the window.
    std::vector<Lit> outside(Window window, const Solution &solution) const;

    /// The edge between two neighbours as a literal.
    Lit edge(int a, int b) const;
    Lit used(int cell) const { return positive(first_used_ + cell); }
    Lit label(int cell, int label) const {
        return positive(first_label_ + cell * pairs_ + label - 1);
    }

  private:
    struct Edge {
        int a, b;
    };

    void add_edges(Cdcl &solver);
    void add_cells(Cdcl &solver);
    void add_cell(Cdcl &solver, int cell);
    void add_free_cell(Cdcl &solver, int cell, std::span<const Lit> ways);
    void add_end(Cdcl &solver, int cell, std::span<const Lit> ways);
    void add_squares(Cdcl &solver);
    void add_diagonals(Cdcl &solver);
    bool diagonal_ends(int cell, int way, int other) const;
    void add_gaps(Cdcl &solver);
    void add_gap(Cdcl &solver, int cell);
    void add_parted(Cdcl &solver, int gap, int u, int w, int corner);

    void follow(const Cdcl &solver, int back, int from, std::vector<int> &cells,
                std::vector<Lit> &ways) const;
    bool closes(Cdcl &solver, int a, int b);
    bool touches(Cdcl &solver, int a, int b);
    bool edge_drawn(Cdcl &solver, Lit lit);
    bool edge_crossed(Cdcl &solver, Lit lit);
    bool labelled(Cdcl &solver, Lit lit);
    bool unlabelled(Cdcl &solver, Lit lit);
    bool emptied(Cdcl &solver, Lit lit);
    int label_of(const Cdcl &solver, int cell) const;

    std::vector<int> walk(const Cdcl &solver, int from, std::vector<std::uint8_t> &seen) const;

    const Board &board_;
    Form form_;
    bool tight_;
    int pairs_;
    std::uint32_t first_used_ = 0, first_label_ = 0;
    std::vector<Edge> edges_;
    std::vector<std::array<int, 4>> next_;    ///< neighbours of a cell
    std::vector<std::array<int, 4>> edge_at_; ///< the edges to them
    std::vector<std::int32_t> cell_of_label_; ///< by label variable
    std::vector<int> ahead_, behind_, place_of_;
    std::vector<Lit> ahead_ways_, behind_ways_;
    std::vector<std::uint32_t> stamp_of_;
    std::uint32_t stamp_ = 0;
};

} // namespace pfadwerk::arukone
