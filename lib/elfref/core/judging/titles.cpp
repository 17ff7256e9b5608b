#include "elfref/core/judging/titles.h"

#include <string>

namespace elfref {
namespace {

template <class... Parts>
std::string id_of(const Parts&... parts) {
  std::string id;
  (id.append(parts), ...);
  return id;
}

Message or_name(Message title, std::string_view name) { return title.empty() ? alone(verbatim(name)) : title; }

}  // namespace

Message title_of(const RuleInfo& rule, const Speaker& says) {
  return says.named(id_of("rule-", rule.id));
}

Message differences_of(const RuleInfo& rule, const Speaker& says) {
  return says.named(id_of("rule-", rule.id, "-differs"));
}

Message title_of(const OptionWords& option, const Speaker& says) {
  return says.named(id_of("option-", option.name));
}

Message meaning_of(const OptionWords& option, std::size_t value, const Speaker& says) {
  return says.named(id_of("option-", option.name, "-is-", option.values[value]));
}

Message book_of(const EditionWords& edition, const Speaker& says) {
  return says.named(id_of("edition-", edition.name, "-book"));
}

Message title_of(const GameModule& game, const Speaker& says) {
  return or_name(says.named("title-of-game"), game.title);
}

Message title_of_phase(std::string_view phase, const Speaker& says) {
  return or_name(says.named(id_of("in-phase-", phase)), phase);
}

Message title_of_figure(std::string_view key, const Speaker& says) {
  return or_name(says.named(id_of("standing-", key)), key);
}

Message title_of_side(const Standing& standing, const Speaker& says) {
  if (standing.side.size() < 2) return alone(verbatim(standing.name));
  return or_name(says.named(id_of("standing-side-", standing.name)), standing.name);
}

}  // namespace elfref
