#include "pfadwerk/labyrinthe/optimal.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "pfadwerk/random.hpp"

namespace pfadwerk::labyrinthe {

namespace {

using Limb = std::uint64_t;
__extension__ using Wide = unsigned __int128;

/// The numbers of a layer, one after the other, all with the same number of limbs.
class Numbers {
  public:
    Numbers(std::size_t count, std::size_t limbs) : limbs_(limbs), all_(count * limbs) {}

    static std::uint64_t bytes_for(std::size_t count, std::size_t limbs) {
        return std::uint64_t{count} * limbs * sizeof(Limb);
    }
    std::size_t limbs() const { return limbs_; }
    std::span<Limb> operator[](std::size_t place) {
        return std::span(all_).subspan(place * limbs_, limbs_);
    }
    std::span<const Limb> operator[](std::size_t place) const {
        return std::span(all_).subspan(place * limbs_, limbs_);
    }
    /// Whether four times any of the numbers might need one limb more.
    bool nearly_full() const {
        for (std::size_t last = limbs_ - 1; last < all_.size(); last += limbs_)
            if (all_[last] >> 61)
                return true;
        return false;
    }

  private:
    std::size_t limbs_;
    std::vector<Limb> all_;
};

/// `sum += term`; the term may have fewer limbs.
void add(std::span<Limb> sum, std::span<const Limb> term) {
    Limb carry = 0;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const auto wide = static_cast<Wide>(sum[i]) + (i < term.size() ? term[i] : 0) + carry;
        sum[i] = static_cast<Limb>(wide);
        carry = static_cast<Limb>(wide >> 64);
    }
}

bool less(std::span<const Limb> left, std::span<const Limb> right) {
    for (std::size_t i = std::max(left.size(), right.size()); i-- > 0;) {
        const Limb a = i < left.size() ? left[i] : 0, b = i < right.size() ? right[i] : 0;
        if (a != b)
            return a < b;
    }
    return false;
}

/// Uniform in 0 .. bound-1: numbers of as many bits are drawn until one is below the bound.
std::vector<Limb> below(std::span<const Limb> bound, Random &random) {
    std::size_t limbs = bound.size();
    while (bound[limbs - 1] == 0)
        --limbs;
    std::vector<Limb> drawn(limbs);
    do {
        for (Limb &limb : drawn)
            limb = random.next();
        drawn.back() &= ~Limb{0} >> std::countl_zero(bound[limbs - 1]);
    } while (!less(drawn, bound));
    return drawn;
}

/// Counts the ways from every state to the goal, the last layer first, and calls `visit(layer,
/// place, ways, after)`: `ways` of this state, `after` those of the states in the layer behind.
/// Nothing where the watch stopped.
template <class Visit>
std::optional<Numbers> count_ways(const OptimalSteps::Layers &layers, Watch &watch, Visit &&visit) {
    Numbers after(1, 1);
    after[0][0] = 1;
    std::uint64_t taken = 0;
    for (std::size_t layer = layers.size(); layer-- > 0;) {
        const std::size_t states = layers[layer].size();
        const std::size_t limbs = after.limbs() + after.nearly_full();
        const std::uint64_t bytes = Numbers::bytes_for(states, limbs);
        if (!watch.take(bytes))
            return std::nullopt;
        Numbers ways(states, limbs);
        for (std::size_t place = 0; place < states; ++place) {
            if (!watch.step())
                return std::nullopt;
            for (std::int32_t next : layers[layer][place])
                if (next >= 0)
                    add(ways[place], after[static_cast<std::size_t>(next)]);
            visit(layer, place, ways[place], after);
        }
        after = std::move(ways);
        watch.give_back(std::exchange(taken, bytes));
    }
    return after;
}

int draw_move(const OptimalSteps::Steps &steps, std::span<const Limb> ways, const Numbers &after,
              Random &random) {
    std::vector<Limb> drawn = below(ways, random);
    std::vector<Limb> sum(ways.size());
    for (int move = 0;; ++move) {
        if (steps[move] < 0)
            continue;
        add(sum, after[static_cast<std::size_t>(steps[move])]);
        if (less(drawn, sum))
            return move;
    }
}

} // namespace

std::uint64_t OptimalSteps::states() const {
    std::uint64_t all = 1;
    for (const auto &layer : layers_)
        all += layer.size();
    return all;
}

std::optional<std::vector<std::uint64_t>> OptimalSteps::count(Watch &watch) const {
    const auto ways = count_ways(layers_, watch, [](auto &&...) {});
    if (!ways)
        return std::nullopt;
    return std::vector((*ways)[0].begin(), (*ways)[0].end());
}

std::string OptimalSteps::first() const {
    std::string moves;
    std::size_t place = 0;
    for (const auto &layer : layers_) {
        const Steps &steps = layer[place];
        const auto step = std::ranges::find_if(steps, [](std::int32_t to) { return to >= 0; });
        moves.push_back(move_letters[static_cast<std::size_t>(step - steps.begin())]);
        place = static_cast<std::size_t>(*step);
    }
    return moves;
}

std::optional<std::vector<std::string>> OptimalSteps::list(std::uint64_t most, Watch &watch) const {
    std::vector<std::string> listed;
    std::vector<std::int32_t> places{0};
    std::vector<int> moves{0};
    // Every state on the way leads to the goal, so that the walk never fails: the work is that of
    // writing it down.
    while (!moves.empty() && listed.size() < most) {
        if (!watch.step())
            return std::nullopt;
        const std::size_t depth = moves.size() - 1;
        const bool arrived = depth == layers_.size();
        if (arrived) {
            if (!watch.take(sizeof(std::string) + depth))
                return std::nullopt;
            std::string &sequence = listed.emplace_back();
            for (std::size_t i = 0; i < depth; ++i)
                sequence.push_back(move_letters[moves[i] - 1]);
        }
        if (arrived || moves.back() == move_count) {
            moves.pop_back();
            places.pop_back();
            continue;
        }
        const std::int32_t next =
            layers_[depth][static_cast<std::size_t>(places.back())][moves.back()++];
        if (next >= 0) {
            places.push_back(next);
            moves.push_back(0);
        }
    }
    return listed;
}

/// Each state draws its instruction by the ways behind it; the walk from the start along them is
/// uniform.
std::optional<std::string> OptimalSteps::sample(std::uint64_t seed, Watch &watch) const {
    if (!watch.take(states()))
        return std::nullopt;
    Random random(seed);
    std::vector<std::vector<std::uint8_t>> drawn(layers_.size());
    for (std::size_t layer = 0; layer < layers_.size(); ++layer)
        drawn[layer].resize(layers_[layer].size());
    const auto draw = [&](std::size_t layer, std::size_t place, std::span<const Limb> ways,
                          const Numbers &after) {
        drawn[layer][place] =
            static_cast<std::uint8_t>(draw_move(layers_[layer][place], ways, after, random));
    };
    if (!count_ways(layers_, watch, draw))
        return std::nullopt;
    std::string moves;
    std::size_t place = 0;
    for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
        const int move = drawn[layer][place];
        moves.push_back(move_letters[move]);
        place = static_cast<std::size_t>(layers_[layer][place][move]);
    }
    return moves;
}

} // namespace pfadwerk::labyrinthe
