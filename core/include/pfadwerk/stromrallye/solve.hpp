#pragma once

#include <thread>

#include "pfadwerk/limits.hpp"
#include "pfadwerk/stromrallye/board.hpp"
#include "pfadwerk/stromrallye/certificate.hpp"

namespace pfadwerk::stromrallye {

/// Every method is exact when it ends by itself.
enum class Method : std::uint8_t {
    portfolio, ///< the complete, the layered and the plan search in turn, with growing budgets
    complete,  ///< depth-first with failed positions; alone it also proves
    layered,   ///< after a short look by the complete search only the layered one: it never proves
};

struct Question {
    Method method = Method::portfolio;
    std::uint64_t seed = 1;
    std::uint64_t want = 1; ///< solutions; two with the same legs (battery, length) count as one
    unsigned threads = std::thread::hardware_concurrency(); ///< 1 or more; changes only the time
};

struct Walk {
    std::vector<Step> steps;
    int legs = 0; ///< the steps from battery to battery, walking-off apart
};

struct Solution {
    Ending ending = Ending::limit;
    std::vector<Walk> walks;
    bool complete = false; ///< there are no others
    Certificate certificate;
    Spent spent;
};

Solution solve(const Board &board, const Question &question, const Limits &limits);

} // namespace pfadwerk::stromrallye
