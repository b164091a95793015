#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "pfadwerk/labyrinthe/checkpoints.hpp"
#include "pfadwerk/labyrinthe/gather.hpp"
#include "pfadwerk/labyrinthe/helper.hpp"
#include "pfadwerk/labyrinthe/pair_list.hpp"
#include "pfadwerk/labyrinthe/pair_reach.hpp"
#include "pfadwerk/labyrinthe/row_origins.hpp"
#include "pfadwerk/labyrinthe/seen_rows.hpp"

namespace pfadwerk::labyrinthe {

/// Breadth-first search over pairs of cells, cut where depth + the larger distance to the goal
/// exceeds a bound; with stages, where depth + what both need together does, too.
///
/// The pairs of a layer are grouped by the first maze's cell. A row of the next layer is collected
/// from the rows one instruction before it, 64 second cells at a time, so that only one row of
/// marks is written at a time: it stays in the first cache, and threads work on different rows
/// without a lock. Layers with few pairs for each first cell are lists of pairs.
///
/// One direction only: the official files 4, 5, 8 and 9 have 30, 29, 45 and 9 million pairs. By the
/// distances alone they have 46, 91, 45 and 46, backward from the goals 52, 63, 29 and 41, and
/// meeting anywhere between is never less than the better end alone.
template <class Rank> class RowSearch {
  public:
    RowSearch(const Ranked<Rank> &first, const Ranked<Rank> &second, const PairStages *stages,
              Watch &watch);
    RowSearch(const RowSearch &) = delete;
    RowSearch &operator=(const RowSearch &) = delete;

    /// Searches up to depth `most`. True where the goal was reached: then at `depth()`. False:
    /// there is no sequence of at most `most` instructions, or the watch has stopped. `kept` is
    /// given every layer but the goal's.
    bool run(std::int64_t most, Checkpoints<Rank> *kept = nullptr);

    /// Searches again what lies between a layer and those that the mazes' distances lead to,
    /// `layers` behind it, which `kept` is not given. False where the watch has stopped.
    bool run_between(const LayerRecord<Rank> &from, std::int64_t layers, Checkpoints<Rank> &kept);

    std::int64_t depth() const { return depth_; }
    /// No sequence is shorter, by what the current layer shows; for a search that was stopped.
    std::int64_t bound() const;

  private:
    struct Source {
        std::int32_t depth = -1; ///< of the layer that these cells belong to
        std::span<const Tile> tiles;
    };

    /// A row of the next layer, and which of its second cells may be within reach, by tile.
    struct Target {
        Cell row;
        const Marks *within;
    };

    bool begin();
    bool begin_with(const LayerRecord<Rank> &from);
    bool begin_row(Rank first, std::span<const Rank> seconds);
    bool make_next_layer();
    bool choose_form();
    bool group();
    bool put_row(Rank first, std::span<const Rank> seconds);
    void become_grouped();
    bool scatter();
    bool collect_layer();
    bool find_targets();
    void enter(const Part &part, std::int64_t depth);
    bool collect_chunk(std::uint32_t chunk, int hand);
    void gather_row(Cell first, Gather &gather) const;
    bool finish_row(const Target &target, Gather &gather, Part &part);
    bool keep(Checkpoints<Rank> &kept);
    std::size_t layer_size() const;
    bool at_goal() const { return seen_.has(first_.goal(), second_.goal()); }
    const Layer &layer() const { return layers_[depth_ % 2]; } ///< where grouped

    const Ranked<Rank> &first_;
    const Ranked<Rank> &second_;
    Tiles tiles_; ///< of the second maze
    SharedWatch watch_;
    std::int64_t most_ = 0;
    std::int64_t depth_ = 0;
    Cell rest_ = 0; ///< instructions left after the next layer
    bool grouped_ = false;
    RowOrigins origins_;
    PairReach reach_;
    SeenRows seen_;
    PairList<Rank> pairs_; ///< this layer, where not grouped
    std::array<std::vector<Source>, 2> sources_;
    std::array<Layer, 2> layers_;
    std::array<std::array<Gather, 2>, 2> gathers_; ///< two for each thread
    std::vector<std::uint64_t> target_bits_;
    std::vector<Target> targets_;
    std::vector<Rank> seconds_; ///< of one row
    Helper helper_;
};

extern template class RowSearch<std::uint16_t>;
extern template class RowSearch<std::uint32_t>;

} // namespace pfadwerk::labyrinthe
