#pragma once

#include <cstddef>
#include <span>
#include <type_traits>

// Who can have which thing: a thing for everybody, each a different one (Kuhn 1955).

namespace elfref {

/// Whose a thing is that nobody has.
template <class Who>
inline constexpr Who unmatched = static_cast<Who>(-1);

/// Finds a thing for one more, `who`, though others may have to take another. `owner` says whose each thing is, and
/// `fits(who, thing)` what somebody can have. REQUIRES: `tried`, as long as `owner`, is all false.
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
