#include "pfadwerk/labyrinthe/bfs.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>
#include <vector>

#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

namespace {

struct Pair {
    Cell first;
    Cell second;
    bool operator==(const Pair &) const = default;
};

/// For each visited pair, in the order of visiting, which instructions led to pairs not seen
/// before. The n-th such instruction belongs to the n-th pair of the next layer, so that this alone
/// gives the way back.
class Family {
  public:
    explicit Family(Watch &watch) : watch_(watch) {}

    bool add(unsigned moves) {
        if (count_ % 2 == 0) {
            if (pairs_.size() == pairs_.capacity() && !grow())
                return false;
            pairs_.push_back(0);
        }
        pairs_.back() |= static_cast<std::uint8_t>(moves << (count_ % 2 * 4));
        ++count_;
        return true;
    }

    void begin_layer() { layers_.push_back(count_); }

    /// The instructions that lead to child `place` of the newest layer.
    std::string way_to(std::uint64_t place) const {
        std::string moves;
        for (std::size_t layer = layers_.size(); layer-- > 0;) {
            std::uint64_t parent = layers_[layer];
            for (;; ++parent) {
                const auto born = static_cast<std::uint64_t>(std::popcount(at(parent)));
                if (place < born)
                    break;
                place -= born;
            }
            moves.push_back(move_letters[nth_move(at(parent), place)]);
            place = parent - layers_[layer];
        }
        std::ranges::reverse(moves);
        return moves;
    }

  private:
    unsigned at(std::uint64_t pair) const { return pairs_[pair / 2] >> (pair % 2 * 4) & 15U; }

    static int nth_move(unsigned moves, std::uint64_t n) {
        for (; n > 0; --n)
            moves &= moves - 1;
        return std::countr_zero(moves);
    }

    bool grow() {
        const std::size_t more = std::max<std::size_t>(4096, pairs_.size() / 4);
        if (!watch_.take(more))
            return false;
        pairs_.reserve(pairs_.size() + more);
        return true;
    }

    Watch &watch_;
    std::vector<std::uint8_t> pairs_;
    std::vector<std::uint64_t> layers_;
    std::uint64_t count_ = 0;
};

/// Bits that are all 0 at first. The system hands out zeroed pages when they are touched; filling
/// gigabytes by hand would keep Ctrl-C waiting.
class Bits {
  public:
    /// False where there isn't so much memory.
    bool allocate(std::uint64_t count) {
        words_.reset(
            static_cast<std::uint64_t *>(std::calloc((count + 63) / 64, sizeof(std::uint64_t))));
        return words_ != nullptr;
    }

    /// Sets a bit; true where it was 0.
    bool set(std::uint64_t place) {
        const std::uint64_t bit = std::uint64_t{1} << (place % 64);
        const bool fresh = !(words_[place / 64] & bit);
        words_[place / 64] |= bit;
        return fresh;
    }

  private:
    struct Free {
        void operator()(std::uint64_t *words) const { std::free(words); }
    };

    std::unique_ptr<std::uint64_t[], Free> words_;
};

class BreadthFirst {
  public:
    BreadthFirst(const Maze &first, const Maze &second, const Limits &limits)
        : first_(first), second_(second), watch_(limits), family_(watch_) {}

    Outcome run() {
        if (Pair{first_.start(), second_.start()} == goal())
            return close(Ending::solved, true);
        if (!start())
            return close(Ending::limit, false);
        for (; !layer_.empty(); layer_.swap(next_), next_.clear()) {
            if (!expand_layer())
                return close(watch_.ending(), false);
            if (found_)
                return close(Ending::solved, true);
            watch_.report(++depth_, -1);
        }
        return close(Ending::proved_none, false);
    }

  private:
    Pair goal() const { return {first_.goal(), second_.goal()}; }

    bool start() {
        const std::uint64_t pairs = std::uint64_t{first_.cells()} * second_.cells();
        // Allocated first, which touches nothing: what the system refuses was never taken.
        if (!seen_.allocate(pairs) || !watch_.take((pairs + 63) / 64 * 8))
            return false;
        layer_.push_back({first_.start(), second_.start()});
        mark(layer_.front());
        return true;
    }

    /// True where the pair was not seen before.
    bool mark(Pair pair) {
        return seen_.set(std::uint64_t{pair.first} * second_.cells() + pair.second);
    }

    bool expand_layer() {
        family_.begin_layer();
        for (Pair pair : layer_)
            if (!watch_.step() || !make_room() || !family_.add(expand(pair)))
                return false;
            else if (found_)
                return true;
        return true;
    }

    unsigned expand(Pair pair) {
        unsigned moves = 0;
        for (int move = 0; move < move_count; ++move) {
            const Pair next{first_.next(pair.first, move), second_.next(pair.second, move)};
            if (!mark(next))
                continue;
            next_.push_back(next);
            moves |= 1U << move;
            if (next == goal()) {
                found_ = true;
                break;
            }
        }
        return moves;
    }

    bool make_room() {
        if (next_.size() + move_count <= next_.capacity())
            return true;
        const std::size_t more = std::max<std::size_t>(1024, next_.capacity());
        if (!watch_.take(more * sizeof(Pair)))
            return false;
        next_.reserve(next_.capacity() + more);
        return true;
    }

    Outcome close(Ending ending, bool found) {
        Outcome outcome{ending, watch_.spent(), found, {}, depth_};
        if (found && found_) {
            outcome.moves = family_.way_to(next_.size() - 1);
            outcome.bound = static_cast<std::int64_t>(outcome.moves.size());
        }
        return outcome;
    }

    const Maze &first_;
    const Maze &second_;
    Watch watch_;
    Family family_;
    Bits seen_;
    std::vector<Pair> layer_;
    std::vector<Pair> next_;
    std::int64_t depth_ = 0;
    bool found_ = false;
};

} // namespace

Outcome breadth_first(const Maze &first, const Maze &second, const Limits &limits) {
    return BreadthFirst(first, second, limits).run();
}

} // namespace pfadwerk::labyrinthe
