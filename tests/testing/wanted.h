#pragma once

#include <cstdint>

namespace elfref::testing {

/// Whether everything is tried that there is to try: `tools/test --all long` sets ELFREF_LONG. Otherwise a share of it.
[[nodiscard]] bool in_full();

/// How many are tried: what the variable of the environment says; without it the share, or all in full.
[[nodiscard]] int wanted(const char* variable, int share, int all);

/// What all is drawn from: what the variable says; without it `fixed`, or in full another seed each time.
[[nodiscard]] std::uint64_t seed_wanted(const char* variable, std::uint64_t fixed);

}  // namespace elfref::testing
