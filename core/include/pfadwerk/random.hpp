#pragma once

#include <bit>
#include <cstdint>

namespace pfadwerk {

/// SplitMix64: the same numbers for the same seed on every machine, unlike the distributions of
/// <random>.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    /// A number in 0 .. count-1; the bias is below count / 2^64.
    std::uint64_t below(std::uint64_t count) {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::uint64_t>((static_cast<Wide>(next()) * count) >> 64);
    }

    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    std::uint64_t state_;
};

} // namespace pfadwerk
