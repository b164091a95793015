#pragma once

#include <vector>

#include "pfadwerk/stromrallye/closure.hpp"
#include "pfadwerk/stromrallye/failed.hpp"
#include "pfadwerk/stromrallye/fates.hpp"
#include "pfadwerk/stromrallye/position.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::stromrallye {

/// Depth-first over legs with a table of failed positions, the closure test and the pairs of
/// charges and batteries. It proves as well as finds.
///
///     CompleteSearch search(board, legs, bytes, watch);
///     while (!search.ended())
///         search.run(10000);   // goes on where it stopped
class CompleteSearch {
  public:
    CompleteSearch(const Board &board, const Legs &legs, Fates &fates, std::uint64_t table_bytes,
                   Watch &watch);

    /// Goes on for so many nodes, or until it ends or the watch stops it.
    void run(std::uint64_t nodes);

    /// So many solutions are looked for, 1 at first; raised, an ended search can go on.
    void want(std::size_t solutions) { want_ = solutions; }

    bool ended() const { return exhausted_ || found_.size() >= want_; }
    /// Everything was tried: there are no solutions but those found.
    bool exhausted() const { return exhausted_; }
    const std::vector<std::vector<Move>> &found() const { return found_; }

  private:
    struct Frame {
        std::size_t first; ///< of its moves, in moves_
        Move move{};
        Position::Undo undo{};
        bool fruitful = false; ///< a solution was found below
    };

    void enter();
    void leave();
    void advance();
    bool lost(const Frame &frame);
    bool pair(const Frame &frame);
    void keep_line();

    const Legs &legs_;
    Fates &fates_;
    Position position_;
    Closure closure_;
    FailedTable failed_;
    Watch &watch_;
    std::vector<Frame> frames_;
    std::vector<Move> moves_;
    std::vector<Fates::Fate> paired_; ///< the pairs of each frame's position, one after the other
    std::vector<std::vector<Move>> found_;
    std::size_t want_ = 1;
    bool exhausted_ = false;
};

} // namespace pfadwerk::stromrallye
