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

}  // namespace elfref
