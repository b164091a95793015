#include "pfadwerk/stromrallye/layered.hpp"

#include <algorithm>

#include "pfadwerk/random.hpp"
#include "pfadwerk/stromrallye/closure.hpp"
#include "pfadwerk/stromrallye/layer.hpp"

namespace pfadwerk::stromrallye {
namespace {

/// Of the lengths that go beyond the shortest and leave something, only those that leave so little
/// are tried.
constexpr int small_remainder = 2;

constexpr int few = 20;     // batteries left: the endgame
constexpr int crowding = 8; // candidates per position kept, before they are thinned out
constexpr int chance_bits = 24;
constexpr int most_charge = 4096;
constexpr int most_total = 200000;

struct Sums {
    int largest = 0;
    int total = 0;
};

Sums sums_of(const Board &board) {
    Sums sums{board.robots[0].charge, board.robots[0].charge};
    for (const Charged &battery : board.batteries) {
        sums.largest = std::max(sums.largest, battery.charge);
        sums.total += battery.charge;
    }
    return sums;
}

using Charge = Health::Charge;
using Degree = Health::Degree;

class Search {
  public:
    Search(const Board &board, const Legs &legs, Fates &fates, const LayeredPlan &plan,
           Watch &watch)
        : board_(board), legs_(legs), fates_(fates), plan_(plan), watch_(watch),
          health_(board, legs, plan.taste), closure_(legs), random_(plan.seed),
          batteries_(legs.batteries()), noise_(static_cast<int>(plan.taste.noise * Health::unit)) {
        const Sums sums = sums_of(board);
        total_ = sums.total;
        layers_.resize(sums.largest + 1);
        for (int place = 0; place < legs.places(); ++place) {
            std::vector<Leg> &ways =
                ways_.emplace_back(legs.from(place).begin(), legs.from(place).end());
            std::ranges::stable_sort(ways, {}, &Leg::shortest);
        }
    }

    LayeredSearch run() {
        if (!start())
            return {false, {}, fewest_};
        for (left_ = total_; left_ > 0; --left_) {
            Layer &layer = at(left_);
            if (left_ < total_ && select(layer))
                return {true, line(), 0};
            for (int i = 0; i < static_cast<int>(layer.kept.size()); ++i) {
                if (!watch_.step())
                    return {false, {}, fewest_};
                expand(layer, i);
            }
        }
        return {false, {}, fewest_};
    }

  private:
    Layer &at(int left) { return layers_[left % layers_.size()]; }
    std::size_t offset(int index) const { return static_cast<std::size_t>(index) * batteries_; }

    /// A large charge can be walked down to 1 or 2 by its colour. Taken as alike, they leave
    /// room for positions that differ in what matters: 5.4 million nodes instead of 12.4 on eleven
    /// boards with charges around 20.
    static int told_apart(int charge) { return charge == 0 ? 0 : 2 - charge % 2; }

    bool start() {
        Layer &layer = at(total_);
        Kept root{legs_.start(0), board_.robots[0].charge, 0, 0, -1, 0};
        root.key = key_of_robot(root.place, told_apart(root.charge));
        for (int i = 0; i < batteries_; ++i) {
            const int charge = board_.batteries[i].charge;
            layer.charges.push_back(static_cast<Charge>(charge));
            root.loaded += charge > 0;
            root.key ^= key_of_battery(i, told_apart(charge));
        }
        layer.degrees.resize(2 * batteries_);
        health_.count(layer.charges, layer.degrees);
        root.score = health_.score(layer.charges, layer.degrees);
        fewest_ = root.loaded;
        layer.kept.push_back(root);
        layer.fates.resize(fates_.size());
        return fates_.pair(layer.charges.data(), {root.place, root.charge}, layer.fates);
    }

    /// Wide where few batteries are left: there a layer is cheap, and a missed line costs the whole
    /// run.
    void choose_width() {
        int fewest = batteries_;
        for (int left = left_ + 1; left <= std::min(total_, left_ + 3); ++left)
            for (const Kept &kept : at(left).kept)
                fewest = std::min(fewest, kept.loaded);
        width_ = fewest > 2 * few ? plan_.width
                 : fewest > few   ? (plan_.width + plan_.end_width) / 2
                                  : plan_.end_width;
    }

    /// Keeps the best candidates of a layer; true when one of them wins.
    bool select(Layer &layer) {
        choose_width();
        layer.kept.clear();
        layer.charges.clear();
        layer.degrees.clear();
        layer.fates.clear();
        seen_.clear();
        std::vector<Candidate> &candidates = layer.candidates;
        thin_out(candidates);
        std::sort(candidates.begin(), candidates.end(), better);
        for (const Candidate &candidate : candidates) {
            if (static_cast<int>(layer.kept.size()) >= width_)
                break;
            if (keep(layer, candidate))
                return true;
        }
        candidates.clear();
        return false;
    }

    void thin_out(std::vector<Candidate> &candidates) const {
        const std::size_t enough = static_cast<std::size_t>(width_) * 3;
        if (candidates.size() <= enough)
            return;
        std::nth_element(candidates.begin(), candidates.begin() + enough, candidates.end(), better);
        candidates.resize(enough);
    }

    /// Plays a candidate and keeps what comes out if it is new and not lost; true when it wins.
    bool keep(Layer &layer, const Candidate &candidate) {
        const Layer &before = at(left_ + candidate.length);
        const Kept &parent = before.kept[candidate.parent];
        const Charge *old = before.charges.data() + offset(candidate.parent);
        const int to = candidate.to, left = parent.charge - candidate.length, taken = old[to];
        Kept kept{to, taken, parent.loaded - (left == 0), candidate.score, 0, parent.key};
        kept.key ^= key_of_robot(parent.place, told_apart(parent.charge)) ^
                    key_of_robot(to, told_apart(taken)) ^ key_of_battery(to, told_apart(taken)) ^
                    key_of_battery(to, told_apart(left));
        if (!is_new(kept.key))
            return false;
        const std::size_t place = layer.charges.size();
        layer.charges.insert(layer.charges.end(), old, old + batteries_);
        layer.charges[place + to] = static_cast<Charge>(left);
        if (lost(layer.charges.data() + place, kept) ||
            !keep_fates(layer, before, candidate, kept)) {
            layer.charges.resize(place);
            return false;
        }
        const Degree *degrees = before.degrees.data() + 2 * offset(candidate.parent);
        layer.degrees.insert(layer.degrees.end(), degrees, degrees + 2 * batteries_);
        health_.update(old, layer.degrees.data() + 2 * place, to, left);
        kept.record = static_cast<int>(records_.size());
        records_.push_back({parent.record, to, candidate.length});
        layer.kept.push_back(kept);
        fewest_ = std::min(fewest_, kept.loaded);
        return kept.loaded == 0 && legs_.walks_off(kept.place, kept.charge);
    }

    bool keep_fates(Layer &layer, const Layer &before, const Candidate &candidate,
                    const Kept &kept) {
        const Kept &parent = before.kept[candidate.parent];
        const std::size_t place = layer.fates.size(), size = fates_.size();
        const auto old =
            before.fates.begin() + static_cast<std::ptrdiff_t>(candidate.parent * size);
        layer.fates.insert(layer.fates.end(), old, old + static_cast<std::ptrdiff_t>(size));
        const bool paired =
            fates_.follow(layer.charges.data() + offset(static_cast<int>(layer.kept.size())),
                          {parent.place, parent.charge}, {0, candidate.to, candidate.length},
                          kept.charge, std::span(layer.fates).subspan(place));
        if (!paired)
            layer.fates.resize(place);
        return paired;
    }

    bool lost(const Charge *charges, const Kept &kept) {
        const Position::Robot robot{kept.place, kept.charge};
        return closure_.refuses(charges, {&robot, 1});
    }

    bool is_new(std::uint64_t key) {
        const auto place = std::lower_bound(seen_.begin(), seen_.end(), key);
        if (place != seen_.end() && *place == key)
            return false;
        seen_.insert(place, key);
        return true;
    }

    void expand(const Layer &layer, int index) {
        const Kept &kept = layer.kept[index];
        const Charge *charges = layer.charges.data() + offset(index);
        const Degree *degrees = layer.degrees.data() + 2 * offset(index);
        int tried = 0;
        for (const Leg &leg : ways_[kept.place]) {
            if (charges[leg.to] == 0)
                continue;
            if (leg.shortest > kept.charge || ++tried > plan_.reach)
                break;
            int length = leg.shortest;
            while (length <= kept.charge) {
                const int score =
                    kept.score + health_.change(charges, degrees, leg.to, kept.charge - length);
                propose({rank(score), score, index, leg.to, length});
                length = next_tried(leg, length, kept.charge);
            }
        }
    }

    int next_tried(const Leg &leg, int length, int charge) const {
        const int next = legs_.next_length(leg, length);
        if (next >= charge - small_remainder || length == leg.shortest)
            return next;
        return legs_.next_length(leg, std::max(length, charge - small_remainder - 1));
    }

    std::int64_t rank(int score) {
        const std::uint64_t chance = random_.next();
        const auto noise = static_cast<int>((chance >> 32) % (static_cast<unsigned>(noise_) + 1));
        return (std::int64_t{score} + noise) * (1 << chance_bits) +
               static_cast<std::int64_t>(chance % (1 << chance_bits));
    }

    void propose(const Candidate &candidate) {
        std::vector<Candidate> &candidates = at(left_ - candidate.length).candidates;
        candidates.push_back(candidate);
        if (candidates.size() > static_cast<std::size_t>(width_) * crowding + 64)
            thin_out(candidates);
    }

    std::vector<Move> line() const {
        std::vector<Move> moves;
        for (int i = static_cast<int>(records_.size()) - 1; i >= 0; i = records_[i].before)
            moves.push_back({0, records_[i].to, records_[i].length});
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

    const Board &board_;
    const Legs &legs_;
    Fates &fates_;
    const LayeredPlan &plan_;
    Watch &watch_;
    Health health_;
    Closure closure_;
    Random random_;
    int batteries_;
    int noise_;
    int total_ = 0;
    int left_ = 0; ///< charge left, all together, in the layer at work
    int fewest_ = 0;
    int width_ = 1;
    std::vector<std::vector<Leg>> ways_; ///< per place, nearest first
    std::vector<Layer> layers_;          ///< a ring: no leg is longer than the largest charge
    std::vector<Record> records_;
    std::vector<std::uint64_t> seen_;
};

} // namespace

bool fits_layers(const Board &board) {
    if (board.robots.size() != 1)
        return false;
    const Sums sums = sums_of(board);
    return sums.largest <= most_charge && sums.total <= most_total;
}

std::uint64_t layered_bytes(const Board &board, const LayeredPlan &plan) {
    const Sums sums = sums_of(board);
    const std::uint64_t batteries = board.batteries.size();
    const std::uint64_t position =
        batteries * (sizeof(Charge) + 2 * sizeof(Degree) + 2 * sizeof(Fates::Fate)) + sizeof(Kept) +
        crowding * sizeof(Candidate);
    const std::uint64_t layers = static_cast<std::uint64_t>(sums.largest) + 1;
    return plan.end_width * layers * position +
           std::uint64_t{sizeof(Record)} * plan.width * sums.total * 2;
}

LayeredSearch search_layers(const Board &board, const Legs &legs, Fates &fates,
                            const LayeredPlan &plan, Watch &watch) {
    return Search(board, legs, fates, plan, watch).run();
}

} // namespace pfadwerk::stromrallye
