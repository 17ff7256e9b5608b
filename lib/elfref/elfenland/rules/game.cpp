#include "elfref/elfenland/rules/game.h"

#include <array>
#include <string_view>

#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {

const RuleInfo& rule_of(ClaimResult::Key key) {
  static constexpr std::array<std::string_view, result_keys.size()> rules{
      "claimed-towns", "claimed-boot", "claimed-distance", "claimed-score", "claimed-cards", "claimed-place"};
  return rule_named(rules[static_cast<std::size_t>(key)]);
}

Message unrecorded_win() { return msg::unwritten_win(); }

Finding right_unless_won_before() {
  Words words{.message = msg::right_unless_won_before()};
  words.open = true;
  return broken(std::move(words));
}

}  // namespace elfref::elfenland
