#pragma once

#include <string>
#include <vector>

#include "pfadwerk/labyrinthe/flat.hpp"
#include "pfadwerk/labyrinthe/lead.hpp"

namespace pfadwerk::labyrinthe {

/// Layered search that goes on with the best `width` states of each layer only: finds good
/// sequences fast.
///
/// Best is the smallest largest distance plus sum of distances. Measured on mazes of 100 x 100 to
/// 250 x 250: width 1000 with this order finds the optimum on all of them, the largest distance
/// alone needs ten times the width.
template <int Words> class Beam {
  public:
    Beam(const Team<Words> &team, Watch &watch) : team_(team), watch_(watch) {}

    /// Looks for a sequence shorter than `below`; false where none was found.
    bool run(std::size_t width, std::int64_t below) {
        links_.clear();
        remembered_.assign(std::bit_ceil(width * 1024), no_key<Words>());
        best_ = below;
        complete_ = false;
        const std::uint64_t bytes = remembered_.size() * sizeof(Key<Words>);
        if (!watch_.take(bytes))
            return false;
        complete_ = true;
        search(width);
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
        std::uint64_t order;
        std::uint32_t link; ///< 4 x the parent's place in the layer before + instruction
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
            for (std::size_t place = 0; place < layer_.size(); ++place)
                finish_if_near(place, depth_);
        }
    }

    /// Without branches: which instruction leads on, and to where nobody was, is unpredictable
    /// (half the time of a beam).
    void list_candidates() {
        candidates_.resize(layer_.size() * move_count + 1);
        Candidate *out = candidates_.data();
        const auto near_enough = static_cast<Cell>(std::max<std::int64_t>(0, best_ - depth_));
        for (std::uint32_t place = 0; place < layer_.size(); ++place)
            for (int move = 0; move < move_count; ++move) {
                const Key<Words> key = team_.next(layer_[place], move);
                const Cell far = team_.far(key);
                __builtin_prefetch(&place_of(key), 1);
                *out = {key, far + team_.sum(key), place * 4 + static_cast<unsigned>(move)};
                out += static_cast<unsigned>(!(key == layer_[place])) &
                       static_cast<unsigned>(far < near_enough);
            }
        const Candidate *end = out;
        out = candidates_.data();
        for (const Candidate *each = out; each != end; ++each) {
            const bool fresh = remember(each->key);
            *out = *each;
            out += fresh;
        }
        candidates_.resize(static_cast<std::size_t>(out - candidates_.data()));
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
        if (candidates_.size() > width) {
            complete_ = false;
            orders_.clear();
            for (const Candidate &candidate : candidates_)
                orders_.push_back(candidate.order);
            const auto last = orders_.begin() + static_cast<std::ptrdiff_t>(width) - 1;
            std::ranges::nth_element(orders_, last);
            limit = *last;
            ties = width - static_cast<std::size_t>(std::count_if(
                               orders_.begin(), last, [&](auto order) { return order < limit; }));
        }
        layer_.clear();
        links_.emplace_back();
        for (const Candidate &candidate : candidates_)
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
        moves_ = way_to(place);
        Key<Words> key = layer_[place];
        for (std::size_t person = 0; person < team_.persons(); ++person)
            lead(team_, person, key, moves_);
        watch_.report(std::int64_t{team_.far(team_.start())}, best_);
    }

    std::string way_to(std::size_t place) const {
        std::string moves;
        for (std::size_t layer = links_.size(); layer-- > 0;) {
            const std::uint32_t link = links_[layer][place];
            moves.push_back(move_letters[link % 4]);
            place = link / 4;
        }
        std::ranges::reverse(moves);
        return moves;
    }

    const Team<Words> &team_;
    Watch &watch_;
    std::int64_t best_ = 0;
    std::int64_t depth_ = 0;
    bool complete_ = false;
    std::uint64_t taken_ = 0;
    std::string moves_;
    std::vector<Key<Words>> remembered_;
    std::vector<Key<Words>> layer_;
    std::vector<Candidate> candidates_;
    std::vector<std::uint64_t> orders_;
    std::vector<std::vector<std::uint32_t>> links_;
};

} // namespace pfadwerk::labyrinthe
