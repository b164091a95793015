#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pfadwerk/labyrinthe/layer.hpp"

namespace pfadwerk::labyrinthe {

/// One cell of each maze.
template <class Rank> struct Pair {
    Rank first{};
    Rank second{};
};

/// A layer of a search, kept to find the ways back: for each row the first cell and the second
/// cells; without `counts` each row has one.
template <class Rank> struct LayerRecord {
    std::vector<Rank> cells;
    std::vector<Rank> rows;
    std::vector<std::uint32_t> counts;

    explicit LayerRecord(const Layer &layer) {
        cells.reserve(layer.pairs());
        rows.reserve(layer.rows());
        counts.reserve(layer.rows());
        for_each_pair(layer, [&](Cell first, Cell second) {
            if (rows.empty() || rows.back() != first) {
                rows.push_back(static_cast<Rank>(first));
                counts.push_back(0);
            }
            ++counts.back();
            cells.push_back(static_cast<Rank>(second));
        });
    }

    explicit LayerRecord(std::span<const Pair<Rank>> pairs) {
        cells.reserve(pairs.size());
        rows.reserve(pairs.size());
        for (Pair<Rank> pair : pairs) {
            rows.push_back(pair.first);
            cells.push_back(pair.second);
        }
    }

    static std::uint64_t bytes_for(const Layer &layer) {
        return layer.pairs() * sizeof(Rank) + layer.rows() * (sizeof(Rank) + sizeof(std::uint32_t));
    }
    static std::uint64_t bytes_for(std::span<const Pair<Rank>> pairs) {
        return pairs.size() * sizeof(Pair<Rank>);
    }
    std::uint64_t bytes() const {
        return cells.size() * sizeof(Rank) + rows.size() * sizeof(Rank) +
               counts.size() * sizeof(std::uint32_t);
    }

    bool grouped() const { return !counts.empty(); }

    /// Calls `visit(first, seconds)` for each row, while it says true.
    template <class Visit> bool for_each_row(Visit &&visit) const {
        std::span<const Rank> left = cells;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::size_t count = grouped() ? counts[row] : 1;
            if (!visit(rows[row], left.first(count)))
                return false;
            left = left.subspan(count);
        }
        return true;
    }
};

} // namespace pfadwerk::labyrinthe
