#pragma once

#include <cstddef>
#include <span>
#include <type_traits>

// Matching of owners and things: each owner gets a different thing (Kuhn 1955).

namespace elfref {

/// The owner of a thing that has none.
template <class Who>
inline constexpr Who unmatched = static_cast<Who>(-1);

/// Finds a thing for one more owner, `who`, though others may have to take another. `owner` has the owner of each
/// thing, and `fits(who, thing)` is whether an owner can have a thing. REQUIRES: `tried` has the size of `owner` and is
/// all false.
template <class Who, class Fits>
bool match(Who who, std::span<std::type_identity_t<Who>> owner, std::span<bool> tried, const Fits& fits) {
  for (std::size_t thing = 0; thing < owner.size(); ++thing) {
    if (tried[thing] || !fits(who, thing)) continue;
    tried[thing] = true;
    if (owner[thing] != unmatched<Who> && !match(owner[thing], owner, tried, fits)) continue;
    owner[thing] = who;
    return true;
  }
  return false;
}

}  // namespace elfref
