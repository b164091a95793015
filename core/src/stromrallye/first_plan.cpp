#include "pfadwerk/stromrallye/first_plan.hpp"

#include <algorithm>

namespace pfadwerk::stromrallye {
namespace {

constexpr std::size_t most_looked_at = 2000; // places with remainders, per charge
constexpr int nobody = -1;

class Pairing {
  public:
    Pairing(const Itineraries &itineraries, Random &random, Watch &watch)
        : all_(itineraries), random_(random), watch_(watch), owner_(all_.batteries() + 1, nobody),
          options_(all_.batteries() + 1) {
        for (int charge = 0; charge <= all_.batteries(); ++charge)
            if (charge == all_.robots_charge() || all_.amount(charge) > 0)
                waiting_.push_back(charge);
        charges_ = waiting_;
        shuffle(waiting_);
    }

    std::vector<Itinerary> run() {
        for (int most_legs : {1, 2, 3, 5, 8, 12, 20}) {
            for (int charge : charges_) {
                if (!watch_.step())
                    return {};
                look_around(charge, most_legs);
            }
            std::erase_if(waiting_, [&](int charge) {
                asked_.assign(owner_.size(), 0);
                return find_for(charge);
            });
            if (waiting_.empty())
                return chosen();
        }
        return {};
    }

  private:
    /// Where a charge can be used up, and how it gets there.
    struct Option {
        int end;
        Itinerary way;
    };
    struct Stop {
        int place, left, before, legs;
    };

    template <class T> void shuffle(std::vector<T> &items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[random_.below(i)]);
    }

    /// Breadth-first over places and what is left there, all legs but the last the shortest.
    void look_around(int charge, int most_legs) {
        std::vector<Option> &options = options_[charge];
        options.clear();
        stops_.assign(1, {all_.home(charge), all_.amount(charge), nobody, 0});
        met_.assign(owner_.size(), 0);
        const std::size_t amounts = static_cast<std::size_t>(all_.amount(charge)) + 1;
        seen_.assign(owner_.size() * amounts, false);
        for (std::size_t i = 0; i < stops_.size() && i < most_looked_at; ++i)
            look_from(i, most_legs, amounts, options);
        shuffle(options);
        // The last walk is no leg.
        std::ranges::stable_sort(options, {}, [&](const Option &option) {
            return option.way.size() - (option.end == all_.last_walk());
        });
    }

    void look_from(std::size_t at, int most_legs, std::size_t amounts,
                   std::vector<Option> &options) {
        const Stop stop = stops_[at];
        auto end_at = [&](int end) {
            if (!std::exchange(met_[end], 1))
                options.push_back({end, way_to(at, end)});
        };
        if (all_.walks_off(stop.place, stop.left))
            end_at(all_.last_walk());
        for (int to : all_.ahead(stop.place)) {
            const int left = stop.left - all_.shortest(stop.place, to);
            if (left < 0)
                break;
            if (all_.has_length(stop.place, to, stop.left))
                end_at(to);
            const std::size_t state = static_cast<std::size_t>(to) * amounts + left;
            if (left > 0 && stop.legs + 1 < most_legs && !seen_[state]) {
                seen_[state] = true;
                stops_.push_back({to, left, static_cast<int>(at), stop.legs + 1});
            }
        }
    }

    Itinerary way_to(std::size_t at, int end) const {
        Itinerary way{end};
        for (int i = static_cast<int>(at); stops_[i].before != nobody; i = stops_[i].before)
            way.push_back(stops_[i].place);
        std::ranges::reverse(way);
        return way;
    }

    bool find_for(int charge) {
        for (const Option &option : options_[charge]) {
            if (std::exchange(asked_[option.end], 1))
                continue;
            if (owner_[option.end] == nobody || find_for(owner_[option.end])) {
                owner_[option.end] = charge;
                return true;
            }
        }
        return false;
    }

    std::vector<Itinerary> chosen() const {
        std::vector<Itinerary> plan(owner_.size());
        for (int end = 0; end < static_cast<int>(owner_.size()); ++end)
            if (owner_[end] != nobody)
                plan[owner_[end]] =
                    std::ranges::find(options_[owner_[end]], end, &Option::end)->way;
        return plan;
    }

    const Itineraries &all_;
    Random &random_;
    Watch &watch_;
    std::vector<int> owner_; ///< per battery, and for the last walk
    std::vector<std::vector<Option>> options_;
    std::vector<int> charges_, waiting_;
    std::vector<Stop> stops_;
    std::vector<std::uint8_t> met_, asked_;
    std::vector<bool> seen_;
};

} // namespace

std::uint64_t first_plan_bytes(const Board &board) {
    constexpr std::uint64_t option = 64; // with its way, which mostly is short
    const std::uint64_t charges = board.batteries.size() + 1;
    return charges * charges * option;
}

std::vector<Itinerary> first_plan(const Itineraries &itineraries, Random &random, Watch &watch) {
    return Pairing(itineraries, random, watch).run();
}

} // namespace pfadwerk::stromrallye
