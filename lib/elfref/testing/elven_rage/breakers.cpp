#include "elfref/testing/elven_rage/breakers.h"

#include <algorithm>

namespace elfref::testing::rage {

std::span<const Breaker> breakers() {
  static const std::vector<Breaker> all = [] {
    using namespace breaking;
    std::vector<Breaker> found;
    for (const auto part : {breakers_of_the_setup(), breakers_of_turns(), breakers_of_attacks(), breakers_of_battles(),
                            breakers_of_things()})
      found.insert(found.end(), part.begin(), part.end());
    return found;
  }();
  return all;
}

std::string_view never_broken(std::string_view rule) {
  if (rule == "battle-judged-by-its-cards") return "it is a warning, of cards that no set has";
  if (rule == "outcome-that-cards-allow") return "in a whole session somebody may always have used an Action";
  return {};
}

}  // namespace elfref::testing::rage
