#include "elfref/elfenland/rules/game.h"

namespace elfref::elfenland {

const RuleInfo& rule_of(ClaimResult::Key key) {
  using Key = ClaimResult::Key;
  switch (key) {
    case Key::towns:
      return rule_named("claimed-towns");
    case Key::at:
      return rule_named("claimed-boot");
    case Key::cards:
      return rule_named("claimed-cards");
    case Key::place:
      return rule_named("claimed-place");
    case Key::score:
      return rule_named("claimed-score");
    case Key::distance:
      break;
  }
  return rule_named("claimed-distance");
}

Finding right_unless_won_before() {
  Words words{.message = "right, unless somebody had won before, which was not recorded"};
  words.open = true;
  return broken(std::move(words));
}

Diagnostic remark(std::string_view id, Span at, std::string message) {
  Diagnostic found;
  found.rule = &rule_named(id);
  found.id = found.rule->id;
  found.severity = found.rule->severity;
  found.bearing = found.rule->bearing;
  found.phase = found.rule->phase;
  found.span = at;
  found.message = std::move(message);
  return found;
}

}  // namespace elfref::elfenland
