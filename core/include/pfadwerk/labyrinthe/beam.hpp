#pragma once

#include <string>
#include <vector>

#include "pfadwerk/labyrinthe/flat.hpp"
#include "pfadwerk/labyrinthe/joint_rows.hpp"
#include "pfadwerk/labyrinthe/lead.hpp"

namespace pfadwerk::labyrinthe {

/// Layered search that goes on with the best `width` states of each layer only: finds good
/// sequences fast.
///
/// Best is the smallest bound plus sum of distances. Measured on mazes of 100 x 100 to
/// 250 x 250: width 1000 with this order finds the optimum on all of them, the largest distance
/// alone needs ten times the width.
template <int Words> class Beam {
  public:
    /// With `duo`, two of the persons are bounded together, too.
    Beam(const Team<Words> &team, Watch &watch, const Duo *duo = nullptr)
        : team_(team), watch_(watch), duo_(duo) {
        if (duo)
            rows_.emplace(duo->bound, watch.room() / 16);
        if (duo && duo->bound.of_starts() > team.far(team.start()))
            weight_ = 4;
    }

    /// Looks for a sequence shorter than `below`; false where none was found.
    bool run(std::size_t width, std::int64_t below) {
        links_.clear();
        best_ = below;
        complete_ = false;
        const std::size_t places = std::bit_ceil(width * 256), most = width * move_count + 1;
        const std::uint64_t bytes =
            places * sizeof(Key<Words>) + most * sizeof(Candidate) + (rows_ ? rows_->bytes() : 0);
        if (!watch_.take(bytes))
            return false;
        remembered_.assign(places, no_key<Words>());
        candidates_.resize(most);
        complete_ = true;
        search(width);
        if (best_ < below)
            write_down();
        watch_.give_back(bytes + taken_);
        taken_ = 0;
        complete_ &= !watch_.stopped();
        return best_ < below;
    }

    const std::string &moves() const { return moves_; }
    /// Whether nothing was left out: then no sequence is shorter than the found one, or than
    /// `below`.
    bool complete() const { return complete_; }

  private:
    struct Candidate {
        Key<Words> key;
        std::uint64_t order; ///< at first the sum of the distances
        Cell far;            ///< no sequence on from there is shorter
        std::uint32_t link;  ///< 4 x the parent's place in the layer before + instruction
    };

    void search(std::size_t width) {
        layer_ = {team_.start()};
        const std::int64_t deepest =
            std::min<std::int64_t>(any_depth, std::int64_t{team_.far(layer_[0])} * 4 + 1000);
        finish_if_near(0, 0);
        for (depth_ = 1; !layer_.empty(); ++depth_) {
            if (depth_ > deepest) {
                complete_ = false;
                return;
            }
            if (!watch_.step(layer_.size()))
                return;
            list_candidates();
            if (!choose(width))
                return;
            for (std::size_t place = 0; alone_ && place < layer_.size(); ++place)
                finish_if_near(place, depth_);
        }
    }

    /// Without branches: which instruction leads on, and to where nobody was, is unpredictable
    /// (half the time of a beam).
    void list_candidates() {
        alone_ = false;
        Candidate *out = candidates_.data();
        near_enough_ = static_cast<Cell>(std::max<std::int64_t>(0, best_ - depth_));
        for (std::uint32_t place = 0; place < layer_.size(); ++place)
            for (std::uint32_t link = place * 4; const auto &step : team_.steps(layer_[place])) {
                __builtin_prefetch(&place_of(step.key), 1);
                // One by one: a copy of the whole waits for the stores it is made of.
                out->key = step.key;
                out->far = step.far;
                out->order = step.sum;
                out->link = link++;
                const bool within = step.far < near_enough_;
                alone_ |= within & (step.sum == step.far);
                out += static_cast<unsigned>(!(step.key == layer_[place])) &
                       static_cast<unsigned>(within);
            }
        found_ = {candidates_.data(), out};
        keep_if([&](Candidate &candidate) { return remember(candidate.key); });
        keep_if([&](Candidate &candidate) { return give_order(candidate); });
    }

    template <class Keep> void keep_if(Keep &&keep) {
        Candidate *out = candidates_.data();
        for (Candidate &each : found_) {
            const bool kept = keep(each);
            *out = each;
            out += kept;
        }
        found_ = {candidates_.data(), out};
    }

    /// False where no sequence on from there is short enough.
    bool give_order(Candidate &candidate) {
        if (rows_)
            candidate.far =
                std::max(candidate.far, rows_->needs(duo_->first_stage(team_, candidate.key),
                                                     duo_->second_stage(team_, candidate.key)));
        candidate.order += weight_ * candidate.far;
        return candidate.far < near_enough_;
    }

    Key<Words> &place_of(const Key<Words> &key) {
        return remembered_[hash(key) & (remembered_.size() - 1)];
    }

    /// The memory is a table that forgets: each key has one place and the newest stays.
    bool remember(const Key<Words> &key) {
        Key<Words> &place = place_of(key);
        const bool fresh = !(place == key);
        place = key;
        return fresh;
    }

    /// Takes the `width` best; among equals those generated first, so that the choice is the same
    /// everywhere.
    bool choose(std::size_t width) {
        std::uint64_t limit = ~std::uint64_t{0};
        std::size_t ties = 0;
        if (found_.size() > width) {
            complete_ = false;
            orders_.clear();
            for (const Candidate &candidate : found_)
                orders_.push_back(candidate.order);
            const auto last = orders_.begin() + static_cast<std::ptrdiff_t>(width) - 1;
            std::ranges::nth_element(orders_, last);
            limit = *last;
            ties = width - static_cast<std::size_t>(std::count_if(
                               orders_.begin(), last, [&](auto order) { return order < limit; }));
        }
        layer_.clear();
        links_.emplace_back();
        for (const Candidate &candidate : found_)
            if (candidate.order < limit || (candidate.order == limit && ties > 0 && ties-- > 0)) {
                layer_.push_back(candidate.key);
                links_.back().push_back(candidate.link);
            }
        const std::uint64_t bytes = layer_.size() * sizeof(std::uint32_t);
        taken_ += bytes;
        if (watch_.take(bytes))
            return true;
        taken_ -= bytes;
        return false;
    }

    /// Where only one person is still on the way, the rest is that person's shortest way.
    void finish_if_near(std::size_t place, std::int64_t depth) {
        const Cell far = team_.far(layer_[place]);
        if (team_.sum(layer_[place]) != far || depth + far >= best_)
            return;
        best_ = depth + far;
        best_key_ = layer_[place];
        best_place_ = place;
        best_layers_ = links_.size();
        watch_.report(std::int64_t{team_.far(team_.start())}, best_);
    }

    void write_down() {
        moves_.clear();
        for (std::size_t layer = best_layers_, place = best_place_; layer-- > 0;) {
            const std::uint32_t link = links_[layer][place];
            moves_.push_back(move_letters[link % 4]);
            place = link / 4;
        }
        std::ranges::reverse(moves_);
        for (std::size_t person = 0; person < team_.persons(); ++person)
            lead(team_, person, best_key_, moves_);
    }

    const Team<Words> &team_;
    Watch &watch_;
    const Duo *duo_;
    std::optional<JointRows> rows_;
    std::uint64_t weight_ = 1; ///< of the bound, beside the sum of all distances
    std::int64_t best_ = 0;
    Key<Words> best_key_; ///< from which one person alone goes on
    std::size_t best_place_ = 0;
    std::size_t best_layers_ = 0;
    std::int64_t depth_ = 0;
    Cell near_enough_ = 0;
    bool complete_ = false;
    bool alone_ = false; ///< whether some candidate has only one person still on the way
    std::uint64_t taken_ = 0;
    std::string moves_;
    std::vector<Key<Words>> remembered_;
    std::vector<Key<Words>> layer_;
    std::vector<Candidate> candidates_; ///< room for those of a layer
    std::span<Candidate> found_;        ///< the candidates
    std::vector<std::uint64_t> orders_;
    std::vector<std::vector<std::uint32_t>> links_;
};

} // namespace pfadwerk::labyrinthe
