#include "pfadwerk/stromrallye/complete.hpp"

#include <algorithm>

#include "pfadwerk/stromrallye/moves.hpp"

namespace pfadwerk::stromrallye {

CompleteSearch::CompleteSearch(const Board &board, const Legs &legs, Fates &fates,
                               std::uint64_t table_bytes, Watch &watch)
    : legs_(legs), fates_(fates), position_(board, legs), closure_(legs),
      failed_(table_bytes, watch), watch_(watch) {
    const bool won = position_.won(legs_);
    if (won)
        found_.emplace_back();
    paired_.resize(fates.size());
    exhausted_ = won || closure_.refuses(position_) ||
                 !fates.pair(position_.charges().data(), position_.robots()[0], paired_);
    if (!exhausted_)
        enter();
}

void CompleteSearch::run(std::uint64_t nodes) {
    while (!ended() && nodes-- > 0 && watch_.step())
        advance();
}

/// All below a fruitful frame is tried too, but it must not be remembered as lost.
void CompleteSearch::keep_line() {
    std::vector<Move> &moves = found_.emplace_back();
    for (Frame &frame : frames_) {
        moves.push_back(frame.move);
        frame.fruitful = true;
    }
}

void CompleteSearch::enter() {
    frames_.push_back({moves_.size()});
    collect_moves(legs_, position_, moves_);
}

void CompleteSearch::advance() {
    Frame &frame = frames_.back();
    if (moves_.size() == frame.first)
        return leave();
    frame.move = moves_.back();
    moves_.pop_back();
    frame.undo = position_.play(frame.move);
    const bool won = position_.won(legs_);
    if (won)
        keep_line();
    if (won || lost(frame))
        position_.undo(frame.move, frame.undo);
    else
        enter();
}

bool CompleteSearch::lost(const Frame &frame) {
    return failed_.holds(position_.key()) || closure_.refuses(position_) || !pair(frame);
}

/// Pairs the position behind the frame's move; the pairs stay where there are some.
bool CompleteSearch::pair(const Frame &frame) {
    const std::size_t size = fates_.size();
    const std::size_t before = (frames_.size() - 1) * size;
    paired_.resize(before + 2 * size);
    std::copy_n(paired_.begin() + static_cast<std::ptrdiff_t>(before), size,
                paired_.begin() + static_cast<std::ptrdiff_t>(before + size));
    const int on_board = position_.robots()[frame.move.robot].charge;
    return fates_.follow(position_.charges().data(), frame.undo.robot, frame.move, on_board,
                         std::span(paired_).subspan(before + size, size));
}

void CompleteSearch::leave() {
    if (!frames_.back().fruitful)
        failed_.add(position_.key());
    frames_.pop_back();
    exhausted_ = frames_.empty();
    if (!exhausted_)
        position_.undo(frames_.back().move, frames_.back().undo);
}

} // namespace pfadwerk::stromrallye
