#include "pfadwerk/stromrallye/walk.hpp"

#include <algorithm>

#include "pfadwerk/require.hpp"

namespace pfadwerk::stromrallye {
namespace {

constexpr int anywhere = -1;

/// A walk of exactly `length` steps through free cells, the last step onto `target`.
class ExactWalk {
  public:
    ExactWalk(const Terrain &terrain, int from, int length)
        : terrain_(terrain), layers_(length + 1, std::vector<bool>(terrain.cells())) {
        layers_[0][from] = true;
        for (int done = 0; done < length; ++done)
            for (int cell = 0; cell < terrain.cells(); ++cell)
                if (leads_on(done, cell))
                    for (int direction = 0; direction < directions; ++direction)
                        if (const int next = terrain.step(cell, direction); next >= 0)
                            layers_[done + 1][next] = true;
    }

    /// The directions, or nothing where there is no such walk.
    std::vector<std::uint8_t> to(int target) const {
        const int length = static_cast<int>(layers_.size()) - 1;
        const auto &last = layers_[length];
        int cell = target;
        if (target == anywhere)
            cell = static_cast<int>(std::find(last.begin(), last.end(), true) - last.begin());
        if (cell == terrain_.cells() || !last[cell])
            return {};
        std::vector<std::uint8_t> way(length);
        for (int done = length - 1; done >= 0; --done)
            cell = back(done, cell, way[done]);
        return way;
    }

  private:
    bool leads_on(int done, int cell) const {
        return layers_[done][cell] && (done == 0 || terrain_.free(cell));
    }

    int back(int done, int cell, std::uint8_t &direction) const {
        for (int before = 0; before < terrain_.cells(); ++before)
            for (direction = 0; direction < directions; ++direction)
                if (leads_on(done, before) && terrain_.step(before, direction) == cell)
                    return before;
        require(false);
        return cell;
    }

    const Terrain &terrain_;
    std::vector<std::vector<bool>> layers_;
};

std::uint8_t opposite(std::uint8_t direction) { return direction ^ 1; }

/// Goes forth and back between the first two cells of a walk of three steps or more.
std::vector<std::uint8_t> lengthened(const std::vector<std::uint8_t> &way, int length) {
    std::vector<std::uint8_t> longer{way[0]};
    for (int extra = static_cast<int>(way.size()); extra < length; extra += 2) {
        longer.push_back(way[1]);
        longer.push_back(opposite(way[1]));
    }
    longer.insert(longer.end(), way.begin() + 1, way.end());
    return longer;
}

std::vector<std::uint8_t> walk(const Terrain &terrain, bool plain, int from, int target,
                               int length) {
    // On plain boards a long walk is a short one of the same parity, lengthened: no need for many
    // layers.
    for (int tried = plain ? (length - 1) % 2 + 1 : length; tried <= length; tried += 2) {
        if (tried < length && tried < 3)
            continue;
        const std::vector<std::uint8_t> way = ExactWalk(terrain, from, tried).to(target);
        if (!way.empty())
            return tried == length ? way : lengthened(way, length);
    }
    require(false);
    return {};
}

} // namespace

std::vector<Step> steps_of(const Board &board, const Terrain &terrain, const Legs &legs,
                           const std::vector<Move> &moves) {
    Position position(board, legs);
    std::vector<Step> steps;
    auto go = [&](int robot, int target, int length) {
        const int from = legs.cell(position.robots()[robot].place);
        for (std::uint8_t direction : walk(terrain, board.plain(), from, target, length))
            steps.push_back({static_cast<std::uint8_t>(robot), direction});
    };
    for (const Move &move : moves) {
        go(move.robot, legs.cell(move.to), move.length);
        position.play(move);
    }
    require(position.won(legs));
    for (std::size_t robot = 0; robot < position.robots().size(); ++robot)
        if (const int charge = position.robots()[robot].charge; charge > 0)
            go(static_cast<int>(robot), anywhere, charge);
    return steps;
}

} // namespace pfadwerk::stromrallye
