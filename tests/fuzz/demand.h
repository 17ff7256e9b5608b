#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace elfref::fuzz {

/// Ends the program if something does not hold: a fuzzer sees this as a crash.
inline void demand(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what.c_str());
  std::abort();
}

}  // namespace elfref::fuzz
