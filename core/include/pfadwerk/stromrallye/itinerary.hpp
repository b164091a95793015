#pragma once

#include <vector>

#include "pfadwerk/random.hpp"
#include "pfadwerk/stromrallye/legs.hpp"

namespace pfadwerk::stromrallye {

/// The batteries that one charge goes to, in order. On the last it is used up, unless that is the
/// last walk.
using Itinerary = std::vector<int>;

/// Which itineraries the charges of a plain board with one robot can have.
/// Charges are numbered like the batteries where they lie; the robot's comes after them.
class Itineraries {
  public:
    Itineraries(const Board &board, const Legs &legs);

    /// What it takes in memory, in bytes.
    static std::uint64_t bytes(const Board &board);

    int batteries() const { return batteries_; }
    int robots_charge() const { return batteries_; }
    /// Stands at the end of an itinerary in place of a battery: what remains is walked off.
    int last_walk() const { return batteries_; }
    int amount(int charge) const { return amounts_[charge]; }
    int home(int charge) const { return charge == batteries_ ? start_ : charge; }
    int largest() const { return largest_; }
    int loaded() const { return loaded_; }

    /// Loaded batteries by their distance: from a place, and to a battery.
    const std::vector<int> &ahead(int place) const { return ahead_[place]; }
    const std::vector<int> &behind(int battery) const { return behind_[battery]; }
    int shortest(int place, int battery) const { return way(place, battery).shortest; }
    bool has_length(int place, int battery, int length) const {
        const Way &leg = way(place, battery);
        return length == leg.shortest ||
               (length >= leg.extended && (length - leg.extended) % 2 == 0);
    }
    bool walks_off(int place, int amount) const {
        return amount <= walk_off_[place] || walk_off_[place] == any_walk;
    }

    /// Whether the legs can have lengths that add up to the charge.
    bool fits(int charge, const Itinerary &itinerary) const;
    /// Makes an itinerary fit by short trips forth and back, more or fewer; false where that fails.
    bool mend(int charge, Itinerary &itinerary, Random &random) const;
    /// The lengths of the legs of an itinerary that fits, the last walk left out.
    std::vector<int> lengths(int charge, const Itinerary &itinerary) const;

  private:
    struct Way {
        int shortest = Legs::never, extended = Legs::never;
    };
    /// The sum of the shortest lengths, and by how much the leg best for it can be made longer.
    struct Sum {
        int shortest = 0;
        int stretch = Legs::never;
        bool passable = true;
        int end = 0; ///< the place where the last leg ends
    };
    static constexpr int any_walk = 3; // who can walk three steps off can walk any number

    const Way &way(int place, int battery) const {
        return ways_[static_cast<std::size_t>(place) * batteries_ + battery];
    }
    Sum add_up(int charge, const Itinerary &itinerary) const;
    bool lengthen(int charge, Itinerary &itinerary, int missing, Random &random) const;
    bool shorten(int charge, Itinerary &itinerary, Random &random) const;
    int stretched_by(const Sum &sum, int charge, bool walks_off) const;

    int batteries_;
    int start_;
    int largest_ = 0;
    int loaded_ = 0;
    std::vector<int> amounts_;
    std::vector<Way> ways_;
    std::vector<int> walk_off_;
    std::vector<std::vector<int>> ahead_, behind_;
};

} // namespace pfadwerk::stromrallye
