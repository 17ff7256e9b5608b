#include "elfref/core/judging/options.h"

#include <algorithm>
#include <cassert>

#include "elfref/core/record/record.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

std::vector<std::string_view> names_of(const auto& all) {
  std::vector<std::string_view> names;
  for (const auto& one : all) names.push_back(one.name);
  return names;
}

/// A truth value as records write it, from what people write for one; else as it is written.
std::string_view truth_value(std::string_view written) {
  const std::string word = fold(written);
  if (word == "yes" || word == "true" || word == "on") return "true";
  if (word == "no" || word == "false" || word == "off") return "false";
  return written;
}

/// Why a rule is cited from another book than that of the edition used.
Citation::For why_another(const RuleInfo& rule, const EditionInfo& used) {
  if (used.cited_as.empty()) return Citation::For::unknown_text;
  const auto in_it = [&](const auto& cites) {
    return std::ranges::find(cites, used.cited_as, &Citation::edition) != cites.end();
  };
  return in_it(rule.cites) || in_it(rule.otherwise) ? Citation::For::different_rule : Citation::For::silent;
}

}  // namespace

OptionTable::OptionTable(std::span<const OptionWords> options, std::span<const EditionInfo> editions,
                         Canonical canonical, Foreign foreign)
    : options_(options), editions_(editions), canonical_(canonical), foreign_(foreign) {}

std::vector<std::string_view> OptionTable::option_names() const {
  return names_of(options_);
}

std::vector<std::string_view> OptionTable::edition_names() const {
  return names_of(editions_);
}

const EditionInfo& OptionTable::edition(std::string_view name) const {
  const auto found = std::ranges::find(editions_, name, &EditionInfo::name);
  assert(name.empty() || found != editions_.end());
  return found == editions_.end() ? editions_.front() : *found;
}

std::optional<std::string_view> OptionTable::edition_named(std::string_view name) const {
  if (canonical_ != nullptr) return canonical_(name);
  const auto found = std::ranges::find_if(editions_, [&](const EditionInfo& one) { return same_key(one.name, name); });
  return found == editions_.end() ? std::nullopt : std::optional(found->name);
}

std::optional<std::size_t> OptionTable::option_named(std::string_view name) const {
  const auto found = std::ranges::find_if(options_, [&](const OptionWords& one) { return same_key(one.name, name); });
  if (found == options_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - options_.begin());
}

std::optional<std::uint8_t> OptionTable::value_named(std::size_t option, std::string_view written) const {
  const ValueWords& values = options_[option].values;
  auto found = std::ranges::find(values, written);
  const std::string_view truth = truth_value(written);
  const auto is_truth = [](std::string_view word) { return word == "true" || word == "false"; };
  if (found == values.end() && is_truth(truth))  // `yes` is `true` where a truth value is due, in whatever words
    found = std::ranges::find_if(values, [&](std::string_view value) { return truth_value(value) == truth; });
  if (found == values.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - values.begin());
}

OptionValues OptionTable::values(const Agreed& agreed) const {
  const EditionInfo& chosen = edition(agreed.edition);
  OptionValues values = chosen.options;
  for (std::size_t option = 0; option < options_.size(); ++option)
    if (has(agreed.options_set, option)) values.value[option] = agreed.options.value[option];
  const auto& variant = chosen.variant;
  if (variant && values.value[variant->where] == variant->where_value && !has(agreed.options_set, variant->option))
    values.value[variant->option] = variant->value;
  return values;
}

bool OptionTable::assumes(const EditionInfo& edition, const OptionValues& values, std::size_t option) const {
  const auto& variant = edition.variant;
  if (variant && variant->option == option && values.value[variant->where] == variant->where_value) return true;
  return edition.assumes(option);
}

Message OptionTable::refuse(const Overrides& overrides) const {
  const auto any_of = [](const auto& names) {
    return list(Joint::or_, names, [](std::string_view name) { return verbatim(name); });
  };
  if (const std::string& name = overrides.edition; !name.empty() && !edition_named(name)) {
    if (foreign_ != nullptr && foreign_(name))
      return msg::edition_of_expansion({.edition = verbatim(name), .editions = any_of(edition_names())});
    return msg::no_such_edition({.edition = verbatim(name), .editions = any_of(edition_names())});
  }
  for (const auto& [key, value] : overrides.options) {
    const auto option = option_named(key);
    if (!option) return msg::no_such_game_option({.option = verbatim(key), .options = any_of(option_names())});
    if (!value_named(*option, value))
      return msg::no_such_value(
          {.option = verbatim(key), .value = verbatim(value), .values = any_of(options_[*option].values)});
  }
  return {};
}

void OptionTable::override(Agreed& agreed, const Overrides& overrides) const {
  if (!overrides.edition.empty())
    if (const auto name = edition_named(overrides.edition)) agreed.edition = *name;
  for (const auto& [key, value] : overrides.options) {
    const auto option = option_named(key);
    const auto index = option ? value_named(*option, value) : std::nullopt;
    if (index) agreed.set(*option, *index);
  }
}

RulesInForce OptionTable::in_force(const Agreed& agreed, OptionSet recorded, const OptionValues& values,
                                   const Overrides& overrides) const {
  const EditionInfo& judging = edition(agreed.edition);
  RulesInForce rules{.edition = judging.name, .edition_named = !agreed.edition.empty(), .options = {}};
  for (std::size_t option = 0; option < options_.size(); ++option) {
    const bool asked =
        std::ranges::any_of(overrides.options, [&](const auto& set) { return option_named(set.first) == option; });
    ValueInForce in_force{.value = value(values, option)};
    in_force.set_by = asked ? SetBy::request : has(recorded, option) ? SetBy::record : SetBy::edition;
    in_force.assumed = in_force.set_by == SetBy::edition && assumes(judging, values, option);
    rules.options.push_back(in_force);
  }
  return rules;
}

std::vector<EditionWords> OptionTable::edition_words() const {
  std::vector<EditionWords> words;
  for (const EditionInfo& edition : editions_) {
    words.push_back({.name = edition.name, .cited_as = edition.cited_as, .settings = {}});
    for (std::size_t option = 0; option < options_.size(); ++option) {
      Setting& set = words.back().settings.emplace_back();
      set.value = value(edition.options, option);
      set.assumed = edition.assumes(option);
      if (const auto& variant = edition.variant; variant && variant->option == option)
        set.remark = msg::setting_varies({.value = verbatim(options_[option].values[variant->value]),
                                          .with = setting(options_[variant->where].name,
                                                          options_[variant->where].values[variant->where_value])});
    }
  }
  return words;
}

std::vector<Citation> OptionTable::citations(const RuleInfo& rule, const Agreed& agreed,
                                             const OptionValues& values) const {
  const EditionInfo& judging = edition(agreed.edition);
  const auto option = option_named(rule.options[0]);
  const std::string_view judged_by = option ? value(values, *option) : std::string_view();
  std::vector<Citation> found;
  for (Citation citation : rule.cites) {
    if (citation.edition.empty() || (!citation.value.empty() && citation.value != judged_by)) continue;
    if (citation.edition == judging.cited_as) citation.used = judging.name;
    found.push_back(citation);
  }
  const auto is_its_book = [&](const Citation& cite) { return cite.edition == judging.cited_as; };
  std::stable_partition(found.begin(), found.end(), is_its_book);
  if (!found.empty() && !is_its_book(found.front())) {
    found.front().cited_for = why_another(rule, judging);
    found.front().used = judging.name;
  }
  return found;
}

}  // namespace elfref
