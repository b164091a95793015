#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pfadwerk/labyrinthe/maze.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

/// All optimal sequences: for each depth the states that lie on one, for each state where the
/// instructions lead.
class OptimalSteps {
  public:
    /// By instruction the successor's place in the next layer, -1 where it is on no optimal
    /// sequence.
    using Steps = std::array<std::int32_t, move_count>;
    using Layers = std::vector<std::vector<Steps>>;

    /// Layer 0 holds the start alone, the last one leads to the goal alone (place 0).
    OptimalSteps() = default;
    explicit OptimalSteps(Layers layers) : layers_(std::move(layers)) {}

    std::size_t length() const { return layers_.size(); }
    std::uint64_t states() const;

    /// The number of optimal sequences, exact: 64-bit limbs, the least significant first; nothing
    /// where the watch stopped.
    std::optional<std::vector<std::uint64_t>> count(Watch &watch) const;

    /// The first optimal sequence in the order of the instructions.
    std::string first() const;

    /// The first `most` of them; nothing where the watch stopped.
    std::optional<std::vector<std::string>> list(std::uint64_t most, Watch &watch) const;

    /// One of the optimal sequences, each with the same probability; the same seed gives the same
    /// one. Nothing where the watch stopped.
    std::optional<std::string> sample(std::uint64_t seed, Watch &watch) const;

  private:
    Layers layers_;
};

/// What looking for all optimal sequences found.
struct OptimalOutcome {
    Ending ending = Ending::limit;
    Spent spent;
    OptimalSteps steps;
};

} // namespace pfadwerk::labyrinthe
