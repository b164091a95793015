#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "pfadwerk/arukone/label_set.hpp"

namespace pfadwerk::arukone {

/// What is forced on a board whose lines don't touch themselves, by looking at one cell and its
/// neighbours at a time. Label 0 stands for "empty".
///
/// In a tight solution a cell of label k has exactly two neighbours of label k, an end exactly one:
/// two neighbouring cells of one line follow each other. So a label stays possible on a cell only
/// while two of its neighbours can carry it and no three of them must. If this decides every cell,
/// the tight solution is the only one. If it covers the board besides, it is the only solution at
/// all: any solution shortens to a tight one on a part of its cells, and here no part is smaller.
template <int Words> class LabelDomains {
  public:
    using Set = LabelSet<Words>;

    /// Cells are numbered with a rim of one cell (see LineCover).
    LabelDomains(int width, int height)
        : width_(width), height_(height), stride_(width + 2), step_{-stride_, stride_, -1, 1},
          domain_(static_cast<std::size_t>(stride_) * (height + 2)), wanted_(domain_.size()),
          waits_(domain_.size()) {
        queue_.reserve(domain_.size());
    }

    /// Starts anew with `labels` labels on all cells but the closed ones.
    void start(int labels) {
        const Set all = Set::first(labels + 1);
        std::ranges::fill(domain_, Set{});
        std::ranges::fill(wanted_, 2);
        for (int y = 1; y <= height_; ++y)
            std::fill_n(domain_.begin() + y * stride_ + 1, width_, all);
    }

    void close(int place) { domain_[place] = Set{}; }

    void put_end(int place, int label) {
        domain_[place] = Set::of(label);
        wanted_[place] = 1;
    }

    /// Draws all conclusions; false where there is no tight solution.
    bool conclude() {
        for (int y = 1; y <= height_; ++y)
            for (int x = 1; x <= width_; ++x)
                wait(y * stride_ + x);
        while (!queue_.empty()) {
            const int place = queue_.back();
            queue_.pop_back();
            waits_[place] = false;
            if (!look(place))
                return give_up();
        }
        return true;
    }

    /// How many cells are known to be passed by which line.
    int decided() const {
        return static_cast<int>(std::ranges::count_if(
            domain_, [](const Set &set) { return set.single() && set != Set::of(0); }));
    }

  private:
    void wait(int place) {
        if (!waits_[place] && !domain_[place].empty()) {
            waits_[place] = true;
            queue_.push_back(place);
        }
    }

    bool give_up() {
        for (const int place : queue_)
            waits_[place] = false;
        queue_.clear();
        return false;
    }

    bool narrow(int place, const Set &set) {
        if (set == domain_[place])
            return true;
        domain_[place] = set;
        wait(place);
        for (const int step : step_)
            wait(place + step);
        return !set.empty();
    }

    bool look(int place) {
        return domain_[place].single() ? look_around_known(place) : look_at_unknown(place);
    }

    bool look_around_known(int place) {
        const Set label = domain_[place];
        if (label == Set::of(0))
            return true;
        int able = 0;
        int sure = 0;
        for (const int step : step_) {
            const Set &beside = domain_[place + step];
            able += !(beside & label).empty();
            sure += beside == label;
        }
        const int wanted = wanted_[place];
        if (able < wanted || sure > wanted)
            return false;
        if (able == sure)
            return true;
        if (sure == wanted)
            return for_unsure(place, label, [&](const Set &beside) { return beside - label; });
        return able > wanted || for_unsure(place, label, [&](const Set &) { return label; });
    }

    template <class Narrowed> bool for_unsure(int place, const Set &label, Narrowed narrowed) {
        for (const int step : step_) {
            const Set &beside = domain_[place + step];
            if (beside != label && !(beside & label).empty() &&
                !narrow(place + step, narrowed(beside)))
                return false;
        }
        return true;
    }

    bool look_at_unknown(int place) {
        const Set &up = domain_[place + step_[0]], &down = domain_[place + step_[1]];
        const Set &left = domain_[place + step_[2]], &right = domain_[place + step_[3]];
        const Set two = (up & down) | (left & right) | ((up | down) & (left | right));
        const Set sure_up = known(up), sure_down = known(down);
        const Set sure_left = known(left), sure_right = known(right);
        const Set three = ((sure_up & sure_down) & (sure_left | sure_right)) |
                          ((sure_left & sure_right) & (sure_up | sure_down));
        const Set nothing = Set::of(0);
        return narrow(place, (domain_[place] & (two | nothing)) - (three - nothing));
    }

    static Set known(const Set &set) { return set.single() ? set : Set{}; }

    int width_;
    int height_;
    int stride_;
    std::array<int, 4> step_;
    std::vector<Set> domain_;
    std::vector<std::uint8_t> wanted_; ///< neighbours of the same label: 1 for an end, else 2
    std::vector<std::uint8_t> waits_;
    std::vector<int> queue_;
};

} // namespace pfadwerk::arukone
