#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace pfadwerk::arukone {

/// A set of labels, a bit each: all labels of a cell are reasoned about at once.
template <int Words> struct LabelSet {
    static constexpr int capacity = 64 * Words;

    std::array<std::uint64_t, Words> words{};

    static LabelSet of(int label) {
        LabelSet set;
        set.words[label / 64] = std::uint64_t{1} << label % 64;
        return set;
    }

    /// The labels 0 .. count-1.
    static LabelSet first(int count) {
        LabelSet set;
        for (int label = 0; label < count; ++label)
            set = set | of(label);
        return set;
    }

    bool empty() const { return *this == LabelSet{}; }

    // Word by word: the library's comparison of arrays calls memcmp, 8 % of the generator's time.
    bool operator==(const LabelSet &other) const {
        bool same = true;
        for (int word = 0; word < Words; ++word)
            same &= words[word] == other.words[word];
        return same;
    }

    bool single() const {
        int labels = 0;
        for (const auto word : words)
            labels += std::popcount(word);
        return labels == 1;
    }

    friend LabelSet operator&(LabelSet one, const LabelSet &other) {
        for (int word = 0; word < Words; ++word)
            one.words[word] &= other.words[word];
        return one;
    }
    friend LabelSet operator|(LabelSet one, const LabelSet &other) {
        for (int word = 0; word < Words; ++word)
            one.words[word] |= other.words[word];
        return one;
    }
    /// Without the labels of `other`.
    friend LabelSet operator-(LabelSet one, const LabelSet &other) {
        for (int word = 0; word < Words; ++word)
            one.words[word] &= ~other.words[word];
        return one;
    }
};

/// popcount without the hardware instruction costs more than the rest of the reasoning together.
template <> inline bool LabelSet<1>::single() const {
    return words[0] != 0 && (words[0] & (words[0] - 1)) == 0;
}

} // namespace pfadwerk::arukone
