#include "pfadwerk/labyrinthe/joint_bound.hpp"

#include <algorithm>
#include <bit>

namespace pfadwerk::labyrinthe {

namespace {

/// Steps of 64 bits: some seconds.
constexpr std::uint64_t most_work = std::uint64_t{1} << 32;
/// The table; a share of the memory where that is less.
constexpr std::uint64_t most_bytes = std::uint64_t{64} << 20;
constexpr std::uint64_t share = 16;

} // namespace

JointBound::JointBound(Passage first, Passage second)
    : first_(std::move(first)), second_(std::move(second)), words_(second_.stages() / 64 + 1) {
    for (std::size_t moves = 0; moves < serving_.size(); ++moves) {
        serving_[moves].resize(words_);
        for (Cell stage = 1; stage <= second_.stages(); ++stage)
            if (second_.moves[stage] & moves)
                serving_[moves][(stage - 1) / 64] |= std::uint64_t{1} << ((stage - 1) % 64);
    }
}

std::optional<JointBound> JointBound::between(Passage first, Passage second, Watch &watch) {
    JointBound bound(std::move(first), std::move(second));
    if (bound.first_.stages() * std::uint64_t{bound.words_} > most_work || !bound.fill(watch))
        return std::nullopt;
    return bound;
}

bool JointBound::fill(Watch &watch) {
    while (rows() > 1 && bytes() > std::min(most_bytes, watch.room() / share))
        ++shift_;
    if (!watch.take(bytes()))
        return false;
    rows_.reserve(rows() * words_);
    std::vector<std::uint64_t> row(words_, ~std::uint64_t{0});
    row.back() = (std::uint64_t{1} << (second_.stages() % 64)) - 1; // no bits beyond the last stage
    for (Cell stage = 0;; climb(row, stage)) {
        if (stage == stage_of(row_of(stage)))
            rows_.insert(rows_.end(), row.begin(), row.end());
        if (stage++ == first_.stages())
            break;
        if (!watch.look())
            return false;
    }
    of_starts_ = first_.stages();
    for (std::uint64_t word : row)
        of_starts_ += static_cast<Cell>(std::popcount(word));
    return true;
}

std::uint64_t JointBound::bytes() const {
    return (rows() + serving_.size()) * words_ * sizeof(std::uint64_t);
}

void JointBound::climb(std::span<std::uint64_t> row, Cell to) const {
    const std::vector<std::uint64_t> &serving = serving_[first_.moves[to]];
    std::uint64_t carry = 0;
    for (std::size_t word = 0; word < words_; ++word) {
        const std::uint64_t served = row[word] & serving[word];
        const std::uint64_t half = row[word] + served;
        const std::uint64_t sum = half + carry;
        carry = static_cast<std::uint64_t>(half < served) | static_cast<std::uint64_t>(sum < half);
        row[word] = sum | (row[word] & ~served);
    }
    // What is carried beyond the last stage belongs to none.
    row.back() &= (std::uint64_t{1} << (second_.stages() % 64)) - 1;
}

} // namespace pfadwerk::labyrinthe
