#include "pfadwerk/stromrallye/near_sets.hpp"

#include <algorithm>

namespace pfadwerk::stromrallye {
namespace {

constexpr std::size_t most_words = std::size_t{1} << 22;

} // namespace

NearSets::NearSets(const Legs &legs) : words_(legs.batteries() / 64 + 1) {
    std::size_t all = 0;
    for (int place = 0; place < legs.places(); ++place) {
        int longest = 0;
        for (const Leg &leg : legs.from(place))
            longest = std::max(longest, leg.shortest);
        longest_.push_back(longest);
        first_.push_back(all);
        all += (static_cast<std::size_t>(longest) + 1) * words_;
    }
    if (all > most_words)
        return;
    rows_.resize(all);
    for (int place = 0; place < legs.places(); ++place)
        for (const Leg &leg : legs.from(place))
            for (int charge = leg.shortest; charge <= longest_[place]; ++charge)
                rows_[first_[place] + static_cast<std::size_t>(charge) * words_ + leg.to / 64] |=
                    std::uint64_t{1} << (leg.to % 64);
}

} // namespace pfadwerk::stromrallye
