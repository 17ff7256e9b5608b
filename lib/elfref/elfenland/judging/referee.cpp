#include "elfref/elfenland/judging/referee.h"

#include <algorithm>

#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/alternatives.h"
#include "elfref/elfenland/reading/decode.h"

namespace elfref::elfenland {

void override(Session& session, const Overrides& overrides) {
  session.work = overrides.work;
  if (!overrides.edition.empty())
    if (const auto name = edition_named(overrides.edition)) session.edition = *name;
  for (const auto& [key, value] : overrides.options) {
    const auto option = option_named(key);
    const auto index = option ? option_value(*option, value) : std::nullopt;
    if (!index) continue;
    session.options[*option] = *index;
    session.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(*option));
  }
}

std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults) {
  std::optional<Session> session = decode(record, faults);
  if (!session || faults.unreadable()) return std::nullopt;
  override(*session, overrides);
  look_ahead(session->plays);
  return session;
}

RulesInForce in_force(const Record& record, const Overrides& overrides) {
  Diagnostics faults;
  std::optional<Session> session = decode(record, faults);
  if (!session) return {};
  const std::uint16_t by_the_record = session->options_set;
  const bool by_a_town = session->town_written;
  override(*session, overrides);
  const Options options = judging_options(*session);
  const EditionInfo& judging = edition(session->edition);
  RulesInForce rules{.edition = judging.name, .edition_named = !session->edition.empty(), .options = {}};
  for (int i = 0; i < option_count; ++i) {
    const auto option = static_cast<Option>(i);
    const bool asked =
        std::ranges::any_of(overrides.options, [&](const auto& set) { return option_named(set.first) == option; });
    const bool recorded = (by_the_record >> i & 1) != 0 || (by_a_town && option == Option::town_cards);
    ValueInForce value{.value = info(option).values[options[option]]};
    value.set_by = asked ? SetBy::request : recorded ? SetBy::record : SetBy::edition;
    value.assumed = value.set_by == SetBy::edition && is_assumed(judging, options, option);
    rules.options.push_back(value);
  }
  return rules;
}

}  // namespace elfref::elfenland
