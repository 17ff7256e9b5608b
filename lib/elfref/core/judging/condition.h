#pragma once

namespace elfref {

#ifdef ELFREF_LEAVE_CONDITIONS_OUT
/// The condition, or true if tests/mutation/conditions.cpp leaves it out. (clang 14 has no std::source_location with
/// libstdc++.) REQUIRES: at most one per line.
[[nodiscard]] bool holds(bool condition, const char* file = __builtin_FILE(), int line = __builtin_LINE());
#else
/// A condition under which the long way of judging is not needed. Without it the answers would be fast, but wrong. So
/// each such condition is marked with this function, and a program of the tests leaves out one after another.
[[nodiscard]] constexpr bool holds(bool condition) {
  return condition;
}
#endif

}  // namespace elfref
