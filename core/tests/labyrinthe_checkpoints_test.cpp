#include <vector>

#include "check.hpp"
#include "pfadwerk/labyrinthe/checkpoints.hpp"

using namespace pfadwerk;
using namespace pfadwerk::labyrinthe;

namespace {

using Rank = std::uint16_t;
using Pairs = std::vector<Pair<Rank>>;

constexpr std::uint64_t layer_pairs = 10;
constexpr std::uint64_t layer_bytes = layer_pairs * sizeof(Pair<Rank>);

/// Keeps layers of equal size; the depth of the last one, -1 where there was no memory.
std::int64_t last_of(std::int64_t layers, std::uint64_t memory) {
    Limits limits;
    limits.memory = memory;
    Watch watch(limits);
    Checkpoints<Rank> kept(watch);
    const Pairs pairs(layer_pairs);
    for (std::int64_t depth = 0; depth < layers; ++depth)
        if (!kept.keep(depth, std::span<const Pair<Rank>>(pairs)))
            return -1;
    return kept.last_depth();
}

void keeps_all_where_there_is_room() { CHECK(last_of(100, 300 * layer_bytes) == 99); }

/// With the first one alone, who finds missing layers again would begin anew with the same ones.
void keeps_a_layer_beside_the_first() {
    for (std::uint64_t fit = 2; fit < 40; ++fit)
        for (std::int64_t layers = 2; layers < 200; ++layers)
            CHECK(3 * last_of(layers, fit * layer_bytes) >= layers - 1);
}

void needs_room_for_two() {
    CHECK(last_of(1, layer_bytes) == 0);
    CHECK(last_of(2, layer_bytes) == -1);
}

} // namespace

int main() {
    keeps_all_where_there_is_room();
    keeps_a_layer_beside_the_first();
    needs_room_for_two();
}
