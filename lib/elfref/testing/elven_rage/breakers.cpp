#include "elfref/testing/elven_rage/breakers.h"

namespace elfref::testing::rage {

std::span<const Breaker> breakers() {
  static const std::vector<Breaker> all = [] {
    using namespace breaking;
    std::vector<Breaker> found;
    return found;
  }();
  return all;
}

std::string_view never_broken(std::string_view) {
  return {};
}

}  // namespace elfref::testing::rage
