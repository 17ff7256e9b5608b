#include "testing/wanted.h"

#include <cstdlib>
#include <random>

namespace elfref::testing {

bool in_full() {
  return std::getenv("ELFREF_LONG") != nullptr;
}

int wanted(const char* variable, int share, int all) {
  const char* asked = std::getenv(variable);
  if (asked != nullptr) return std::atoi(asked);
  return in_full() ? all : share;
}

std::uint64_t seed_wanted(const char* variable, std::uint64_t fixed) {
  const char* asked = std::getenv(variable);
  if (asked != nullptr) return std::strtoull(asked, nullptr, 10);
  return in_full() ? std::random_device{}() : fixed;
}

}  // namespace elfref::testing
