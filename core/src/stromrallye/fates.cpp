#include "pfadwerk/stromrallye/fates.hpp"

#include <algorithm>

namespace pfadwerk::stromrallye {
namespace {

constexpr std::uint16_t far = 0xffff;

} // namespace

template <class Charge> struct Fates::Look {
    const Charge *charges;
    Position::Robot robot;
    std::span<Fate> fate;  ///< per charge
    std::span<Fate> owner; ///< per target

    Look(const Charge *now, Position::Robot who, std::span<Fate> fates)
        : charges(now), robot(who), fate(fates.first(fates.size() / 2)),
          owner(fates.last(fates.size() / 2)) {}

    void join(std::size_t charge, Fate target) {
        fate[charge] = target;
        owner[target] = static_cast<Fate>(charge);
    }
};

Fates::Fates(const Board &board, const Terrain &terrain, const Legs &legs)
    : batteries_(legs.batteries()),
      knows_(board.robots.size() == 1 && batteries_ <= most_batteries),
      coloured_(board.portals.empty()) {
    if (!knows_)
        return;
    distance_.resize(static_cast<std::size_t>(legs.places()) * batteries_, far);
    asked_by_.resize(batteries_ + 1);
    for (int place = 0; place < legs.places(); ++place) {
        first_.push_back(targets_.size());
        measure(board, terrain, place, legs.cell(place));
    }
    first_.push_back(targets_.size());
}

/// Ways through free cells and over batteries that are loaded at the start; the others are walls
/// for good. The place itself counts as reached when one comes back to it.
void Fates::measure(const Board &board, const Terrain &terrain, int place, int cell) {
    std::vector<std::uint8_t> seen(terrain.cells(), 0);
    std::vector<int> edge{cell}, next;
    for (std::uint16_t steps = 1; !edge.empty() && steps < far; ++steps) {
        next.clear();
        for (int from : edge)
            for (int direction = 0; direction < directions; ++direction) {
                const int to = terrain.step(from, direction);
                if (to == Terrain::nowhere || seen[to])
                    continue;
                seen[to] = 1;
                const int battery = terrain.slot(to);
                if (battery >= 0 && board.batteries[battery].charge == 0)
                    continue;
                next.push_back(to);
                if (battery < 0)
                    continue;
                distance_[static_cast<std::size_t>(place) * batteries_ + battery] = steps;
                targets_.push_back({static_cast<Fate>(battery), steps});
            }
        edge.swap(next);
    }
}

template <class Charge>
bool Fates::pair(const Charge *charges, Position::Robot robot, std::span<Fate> fates) {
    if (!knows_)
        return true;
    std::fill(fates.begin(), fates.end(), nobody);
    Look<Charge> look(charges, robot, fates);
    for (int charge = 0; charge <= batteries_; ++charge)
        if ((charge == batteries_ || charges[charge] > 0) && !find_for(look, charge))
            return false;
    return true;
}

template <class Charge>
bool Fates::follow(const Charge *charges, Position::Robot robot, const Move &move, int taken,
                   std::span<Fate> fates) {
    if (!knows_)
        return true;
    Look<Charge> look(charges, {move.to, taken}, fates);
    const int mine = batteries_, left = robot.charge - move.length;
    const Fate planned = look.fate[mine];
    if (left > 0) {
        const Fate theirs = look.fate[move.to];
        look.join(mine, theirs);
        look.join(move.to, planned);
        if (planned == last_walk() || reaches(move.to, left, planned))
            return true;
        look.owner[planned] = look.fate[move.to] = nobody;
        return find_for(look, move.to);
    }
    // The battery is done; whoever should have been used up there needs another one.
    Fate loser = look.owner[move.to];
    look.owner[move.to] = nobody;
    look.fate[mine] = nobody;
    if (planned != move.to)
        look.owner[planned] = nobody;
    if (loser == move.to) { // its own charge, now on board
        look.fate[move.to] = nobody;
        return find_for(look, mine);
    }
    look.join(mine, look.fate[move.to]);
    look.fate[move.to] = nobody;
    if (loser == mine)
        return true;
    look.fate[loser] = nobody;
    return find_for(look, loser);
}

template <class Charge> bool Fates::offer(Look<Charge> &look, int charge, Fate target) {
    if (asked_by_[target] != nobody)
        return false;
    asked_by_[target] = static_cast<Fate>(charge);
    if (look.owner[target] == nobody)
        return true;
    queue_.push_back(look.owner[target]);
    return false;
}

/// Everybody on the chain takes the target that he asked for.
template <class Charge> void Fates::shift(Look<Charge> &look, Fate target) {
    while (target != nobody) {
        const Fate charge = asked_by_[target];
        const Fate given_up = look.fate[charge];
        look.join(charge, target);
        target = given_up;
    }
}

/// Breadth-first for a chain of charges, each moving on to another battery, that ends at one that
/// nobody has.
template <class Charge> bool Fates::find_for(Look<Charge> &look, int charge) {
    std::fill(asked_by_.begin(), asked_by_.end(), nobody);
    queue_.assign(1, static_cast<Fate>(charge));
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        const int asking = queue_[next];
        const bool on_board = asking == batteries_;
        const int place = on_board ? look.robot.place : asking;
        const int amount = on_board ? look.robot.charge : look.charges[asking];
        for (std::size_t i = first_[place]; i < first_[place + 1]; ++i) {
            const Target &target = targets_[i];
            if (target.distance > amount)
                break;
            const bool fits = !coloured_ || (amount - target.distance) % 2 == 0;
            if (fits && look.charges[target.battery] > 0 && offer(look, asking, target.battery)) {
                shift(look, target.battery);
                return true;
            }
        }
        if (offer(look, asking, last_walk())) {
            shift(look, last_walk());
            return true;
        }
    }
    return false;
}

template bool Fates::pair(const int *, Position::Robot, std::span<Fate>);
template bool Fates::pair(const std::uint16_t *, Position::Robot, std::span<Fate>);
template bool Fates::follow(const int *, Position::Robot, const Move &, int, std::span<Fate>);
template bool Fates::follow(const std::uint16_t *, Position::Robot, const Move &, int,
                            std::span<Fate>);

} // namespace pfadwerk::stromrallye
