#pragma once

namespace elfref {

#ifdef ELFREF_LEAVE_CONDITIONS_OUT
/// The same, but for a condition that is left out: tests/mutation/conditions.cpp. (clang 14 has no source_location of
/// this library's.) REQUIRES: one a line.
[[nodiscard]] bool holds(bool condition, const char* file = __builtin_FILE(), int line = __builtin_LINE());
#else
/// A condition under which something need not be asked the long way. Whoever leaves one out says wrong things and is
/// quick about it; so each is named by this, and a program of the tests leaves out one after the other.
[[nodiscard]] constexpr bool holds(bool condition) {
  return condition;
}
#endif

}  // namespace elfref
