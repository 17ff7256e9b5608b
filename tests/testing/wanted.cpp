#include "testing/wanted.h"

#include <cstdlib>

namespace elfref::testing {

bool in_full() {
  return std::getenv("ELFREF_LONG") != nullptr;
}

int wanted(const char* variable, int share, int all) {
  const char* asked = std::getenv(variable);
  if (asked != nullptr) return std::atoi(asked);
  return in_full() ? all : share;
}

}  // namespace elfref::testing
