#include "pfadwerk/stromrallye/failed.hpp"

namespace pfadwerk::stromrallye {
namespace {

constexpr std::size_t first_size = 1024;
constexpr Key nobody{};

} // namespace

FailedTable::FailedTable(std::uint64_t bytes, Watch &watch)
    : most_(bytes / sizeof(Key)), watch_(watch) {
    if (watch_.take(first_size * sizeof(Key)))
        keys_.resize(first_size);
}

bool FailedTable::holds(const Key &key) const {
    if (keys_.empty())
        return false;
    for (std::size_t probe = 0; probe < probes; ++probe) {
        const Key &there = keys_[at(key, probe)];
        if (there == key)
            return true;
        if (there == nobody)
            return false;
    }
    return false;
}

bool FailedTable::place(const Key &key) {
    for (std::size_t probe = 0; probe < probes; ++probe)
        if (Key &there = keys_[at(key, probe)]; there == nobody || there == key) {
            there = key;
            return true;
        }
    return false;
}

void FailedTable::add(const Key &key) {
    if (keys_.empty() || place(key))
        return;
    if (!grow() || !place(key))
        keys_[at(key, 0)] = key;
}

bool FailedTable::grow() {
    const std::size_t size = keys_.size() * 2;
    if (size > most_ || !watch_.take(size * sizeof(Key)))
        return false;
    std::vector<Key> old(size);
    old.swap(keys_);
    for (const Key &key : old)
        if (!(key == nobody) && !place(key))
            keys_[at(key, 0)] = key;
    watch_.give_back(old.size() * sizeof(Key));
    return true;
}

} // namespace pfadwerk::stromrallye
