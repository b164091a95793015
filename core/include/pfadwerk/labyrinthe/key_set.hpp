#pragma once

#include <utility>
#include <vector>

#include "pfadwerk/labyrinthe/team.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::labyrinthe {

template <int Words> std::uint64_t hash(const Key<Words> &key) {
    std::uint64_t mixed = 0;
    for (std::uint64_t word : key.words) {
        mixed = (mixed ^ word) * 0x9e3779b97f4a7c15ULL;
        mixed ^= mixed >> 32;
    }
    return mixed;
}

/// All ones: no team's key (a cell's field holds more values than there are cells).
template <int Words> constexpr Key<Words> no_key() {
    Key<Words> key;
    key.words.fill(~std::uint64_t{0});
    return key;
}

/// A set of keys: open addressing, grown before it is 5/8 full, memory asked for first.
template <int Words> class KeySet {
  public:
    explicit KeySet(Watch &watch) : watch_(watch) {}
    ~KeySet() { watch_.give_back(places_.size() * sizeof(Key<Words>)); }
    KeySet(const KeySet &) = delete;
    KeySet &operator=(const KeySet &) = delete;

    /// Makes room for `more` keys; false where the memory isn't granted.
    bool reserve(std::size_t more) {
        std::size_t places = std::max<std::size_t>(places_.size(), 1024);
        while (places / 8 * 5 < size_ + more)
            places *= 2;
        return places == places_.size() || grow(places);
    }

    /// True where the key is new. Room must have been reserved.
    bool insert(const Key<Words> &key) {
        const std::size_t place = find(key);
        if (places_[place] == key)
            return false;
        places_[place] = key;
        ++size_;
        return true;
    }

    std::size_t size() const { return size_; }

    void prefetch(const Key<Words> &key) const {
        __builtin_prefetch(&places_[hash(key) & (places_.size() - 1)], 1);
    }

  private:
    std::size_t find(const Key<Words> &key) const {
        std::size_t place = hash(key) & (places_.size() - 1);
        while (!(places_[place] == key) && !(places_[place] == no_key<Words>()))
            place = (place + 1) & (places_.size() - 1);
        return place;
    }

    bool grow(std::size_t places) {
        if (!watch_.take(places * sizeof(Key<Words>)))
            return false;
        const std::vector<Key<Words>> old =
            std::exchange(places_, std::vector<Key<Words>>(places, no_key<Words>()));
        for (const Key<Words> &key : old)
            if (!(key == no_key<Words>()))
                places_[find(key)] = key;
        watch_.give_back(old.size() * sizeof(Key<Words>));
        return true;
    }

    Watch &watch_;
    std::vector<Key<Words>> places_;
    std::size_t size_ = 0;
};

} // namespace pfadwerk::labyrinthe
