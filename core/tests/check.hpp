#pragma once

#include <cstdio>
#include <cstdlib>

/// Ends the test program with the place of the first statement that does not hold.
#define CHECK(statement)                                                                           \
    do {                                                                                           \
        if (!(statement)) {                                                                        \
            std::fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #statement);    \
            std::exit(1);                                                                          \
        }                                                                                          \
    } while (false)
