#pragma once

#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/tiles.hpp"

namespace pfadwerk::labyrinthe {

/// Collects the cells that instructions lead to, 64 at a time: one row of marks.
class Gather {
  public:
    explicit Gather(const Tiles &tiles)
        : tiles_(tiles), margin_(tiles.across()), marks_(tiles.count() + 2 * margin_),
          touched_(tiles.count() + 2 * margin_ + 1) {}

    /// Adds where `move` leads from the cells of `from`.
    void add(int move, std::span<const Tile> from);

    /// Has the marks that `finish` will need fetched from memory.
    void prefetch(const Marks *seen) const {
        for (std::uint32_t i = 0; i < used_; ++i)
            __builtin_prefetch(seen + (touched_[i] - margin_), 1);
    }

    /// As many tiles as `finish` writes at most.
    std::size_t touched() const { return used_; }

    /// Writes the cells that are near enough, `within` and not `seen` yet, marks them as seen,
    /// forgets all; how many tiles were written and, added to `cells`, how many cells.
    std::uint32_t finish(const Marks *within, Marks *seen, Tile *out, std::uint64_t &cells);

  private:
    struct Hand;

    template <int move> void add_by(std::span<const Tile> from);

    const Tiles &tiles_;
    std::uint32_t margin_; ///< a neighbour's place before the first or behind the last tile is one,
                           ///< too
    std::vector<Marks> marks_;
    std::vector<std::uint32_t> touched_;
    std::uint32_t used_ = 0;
};

} // namespace pfadwerk::labyrinthe
