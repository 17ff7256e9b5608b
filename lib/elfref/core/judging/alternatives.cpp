#include "elfref/core/judging/alternatives.h"

namespace elfref {

std::vector<Alternative> alternatives(const OptionTable& table, const Agreed& agreed, OptionSet settled,
                                      const OptionValues& options) {
  std::vector<Alternative> found;
  const EditionInfo& chosen = table.edition(agreed.edition);
  for (std::size_t option = 0; option < table.options().size(); ++option) {
    if (has(settled, option) || !table.assumes(chosen, options, option)) continue;
    for (std::uint8_t value = 0; value < table.options()[option].values.size(); ++value) {
      if (value == options.value[option]) continue;
      Alternative other{options, table.options()[option].name};
      other.options.value[option] = value;
      found.push_back(other);
    }
  }
  if (!agreed.edition.empty()) return found;
  for (const EditionInfo& other : table.editions()) {
    Alternative whole{options, {}};
    for (std::size_t option = 0; option < table.options().size(); ++option)
      if (!has(settled, option) && !table.assumes(other, whole.options, option))
        whole.options.value[option] = other.options.value[option];
    const bool known = std::ranges::find(found, whole.options, &Alternative::options) != found.end();
    if (whole.options != options && !known) found.push_back(whole);
  }
  return found;
}

std::size_t option_of(const OptionTable& table, const Alternative& other, const OptionValues& options,
                      const RuleInfo& rule) {
  if (!other.option.empty()) return *table.option_named(other.option);
  std::size_t first = table.options().size();
  for (std::size_t option = 0; option < table.options().size(); ++option) {
    if (other.options.value[option] == options.value[option]) continue;
    const std::string_view name = table.options()[option].name;
    if (std::ranges::find(rule.options, name) != rule.options.end()) return option;
    first = std::min(first, option);
  }
  return first;
}

void Accused::add(std::span<const Shown> shown) {
  for (const Shown& one : shown) all_.emplace_back(false, one.ply, one.rule->id);
  std::ranges::sort(all_);
}

Followers::Followers(std::span<const Raised> raised) {
  for (const Raised& one : raised)
    if (one.finding.words && one.finding.words->follows) all_.emplace_back(*one.finding.words->follows, one.ply);
  std::ranges::sort(all_);
}

bool Followers::any_accused(const Raised& slip, const Accused& accused) const {
  if (slip.claim) return false;
  for (auto it = std::ranges::lower_bound(all_, std::pair(slip.ply, std::uint32_t{0}));
       it != all_.end() && it->first == slip.ply; ++it)
    if (accused.play(it->second)) return true;
  return false;
}

}  // namespace elfref
