#pragma once

#include <cstdint>
#include <span>

// Who can have which thing: a thing for everybody, each a different one (Kuhn 1955).

namespace elfref {

/// Whose a thing is that nobody has.
inline constexpr std::uint32_t unmatched = ~std::uint32_t{0};

/// Finds a thing for one more, `who`, though others may have to take another. `owner` says whose each thing is, and
/// `fits(who, thing)` what somebody can have. REQUIRES: `tried`, as long as `owner`, is all false.
template <class Fits>
bool match(std::uint32_t who, std::span<std::uint32_t> owner, std::span<bool> tried, const Fits& fits) {
  for (std::uint32_t thing = 0; thing < owner.size(); ++thing) {
    if (tried[thing] || !fits(who, thing)) continue;
    tried[thing] = true;
    if (owner[thing] != unmatched && !match(owner[thing], owner, tried, fits)) continue;
    owner[thing] = who;
    return true;
  }
  return false;
}

}  // namespace elfref
