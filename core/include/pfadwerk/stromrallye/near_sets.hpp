#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pfadwerk/stromrallye/legs.hpp"

namespace pfadwerk::stromrallye {

/// Per place and charge the set of batteries within reach of one leg, as bits: what is reached from
/// everywhere is then found word by word.
class NearSets {
  public:
    explicit NearSets(const Legs &legs);

    /// Boards with very many batteries have none: they would take too much memory.
    bool empty() const { return rows_.empty(); }
    std::size_t words() const { return words_; }
    std::span<const std::uint64_t> within(int place, int charge) const {
        const int row = charge < longest_[place] ? charge : longest_[place];
        return {rows_.data() + first_[place] + static_cast<std::size_t>(row) * words_, words_};
    }

  private:
    std::size_t words_;
    std::vector<int> longest_; ///< per place: the longest of its shortest walks
    std::vector<std::size_t> first_;
    std::vector<std::uint64_t> rows_;
};

} // namespace pfadwerk::stromrallye
