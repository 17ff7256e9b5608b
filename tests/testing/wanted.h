#pragma once

#include <cstdint>

namespace elfref::testing {

/// Whether everything is tried that can be tried: `tools/test --all long` sets ELFREF_LONG. Otherwise a share is.
[[nodiscard]] bool in_full();

/// The number to try: the value of the environment variable; without it the share, or all in full.
[[nodiscard]] int wanted(const char* variable, int share, int all);

/// The seed of all draws: the value of the variable; without it `fixed`, or in full a different seed each time.
[[nodiscard]] std::uint64_t seed_wanted(const char* variable, std::uint64_t fixed);

}  // namespace elfref::testing
