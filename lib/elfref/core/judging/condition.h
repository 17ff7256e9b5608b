#pragma once

#include <source_location>

namespace elfref {

#ifdef ELFREF_LEAVE_CONDITIONS_OUT
/// The same, but for a condition that is left out: tests/mutation/conditions.cpp.
[[nodiscard]] bool holds(bool condition, std::source_location here = std::source_location::current());
#else
/// A condition under which something need not be asked the long way. Whoever leaves one out says wrong things and is
/// quick about it; so each is named by this, and a program of the tests leaves out one after the other.
[[nodiscard]] constexpr bool holds(bool condition) {
  return condition;
}
#endif

}  // namespace elfref
