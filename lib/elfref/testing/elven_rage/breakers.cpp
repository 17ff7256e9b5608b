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
  if (rule == "no-summon-before-one-more-capture") return "it takes a line of phase 1 in the midst of a turn";
  if (rule == "captured-dragon-defends-its-castle") return "too few sessions have a captured castle that is attacked";
  if (rule == "artifacts-of-who-is-out") return "nobody trades with who is out of the game";
  if (rule == "treasures-in-the-box") return "no session holds so many Treasures";
  return {};
}

}  // namespace elfref::testing::rage
