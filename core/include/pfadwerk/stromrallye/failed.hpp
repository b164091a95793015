#pragma once

#include <vector>

#include "pfadwerk/stromrallye/position.hpp"
#include "pfadwerk/watch.hpp"

namespace pfadwerk::stromrallye {

/// Positions known to be lost. The table may forget, it never invents: keys are compared in full.
class FailedTable {
  public:
    /// Grows up to about `bytes`, then overwrites.
    FailedTable(std::uint64_t bytes, Watch &watch);
    ~FailedTable() { watch_.give_back(keys_.size() * sizeof(Key)); }
    FailedTable(const FailedTable &) = delete;
    FailedTable &operator=(const FailedTable &) = delete;

    bool holds(const Key &key) const;
    void add(const Key &key);

  private:
    static constexpr std::size_t probes = 8;

    bool place(const Key &key);
    bool grow();
    std::size_t at(const Key &key, std::size_t probe) const {
        return (key.low + probe) & (keys_.size() - 1);
    }

    std::uint64_t most_;
    Watch &watch_;
    std::vector<Key> keys_;
};

} // namespace pfadwerk::stromrallye
