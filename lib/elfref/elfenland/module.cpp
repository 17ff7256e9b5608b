#include "elfref/elfenland/module.h"

#include <fmt/format.h>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {
namespace {

std::string refuse(const Overrides& overrides) {
  if (!overrides.edition.empty() && !edition_named(overrides.edition))
    return fmt::format("unknown edition '{}': one of {}", overrides.edition, listed(edition_words(), "or"));
  for (const auto& [key, value] : overrides.options) {
    const auto option = option_named(key);
    if (!option) {
      std::vector<std::string_view> names;
      for (const OptionInfo& entry : option_infos()) names.push_back(entry.name);
      return fmt::format("unknown option '{}': one of {}", key, listed(names, "or"));
    }
    const OptionInfo& entry = info(*option);
    if (!option_value(*option, value))
      return fmt::format("'{}' is no value of '{}': {}", value, key,
                         listed(std::span(entry.values).first(entry.value_count), "or"));
  }
  return {};
}

constexpr std::uint64_t units_a_byte = 18;  // of work, to read and to decode it

Judgement referee(const Record& record, const Overrides& asked, Diagnostics faults) {
  Overrides overrides = asked;
  Work own;
  if (overrides.work == nullptr) overrides.work = &own;
  const std::uint64_t before = overrides.work->spent();
  overrides.work->spend(record.source().text.size() * units_a_byte);
  const std::optional<Session> session = readable(record, overrides, faults);
  Judgement judgement = session ? judge(*session, record.source(), std::move(faults), overrides.deductions,
                                          overrides.by_round)
                                : unreadable(std::move(faults));
  judgement.work = overrides.work->spent() - before;
  return judgement;
}

std::vector<RecordedPlay> plays(const Record& record) {
  Diagnostics faults;
  const std::optional<Session> session = decode(record, faults);
  return session ? recorded_plays(*session) : std::vector<RecordedPlay>();
}

std::vector<Suggestion> proposals_for(const Record& record, const Overrides& overrides, const Judgement& judgement) {
  Diagnostics faults;
  const std::optional<Session> session = readable(record, overrides, faults);
  return session ? proposals(record, *session, judgement) : std::vector<Suggestion>();
}

std::vector<RecordedFact> facts(const Record& record) {
  Diagnostics faults;
  const std::optional<Session> session = decode(record, faults);
  return session ? recorded_facts(*session) : std::vector<RecordedFact>();
}

std::span<const RuleInfo* const> rules() {
  static const std::vector<const RuleInfo*> infos = [] {
    std::vector<const RuleInfo*> found;
    for (const auto& rule : rulebook()) found.push_back(&rule.info);
    return found;
  }();
  return infos;
}

std::vector<EditionWords> edition_words_of_the_game() {
  std::vector<EditionWords> words;
  for (const EditionInfo& edition : editions()) {
    words.push_back({.name = edition.name,
                     .title = edition.title,
                     .text = edition.text,
                     .cited_as = edition.cited_as,
                     .remark = edition.remark,
                     .settings = {}});
    for (int i = 0; i < option_count; ++i) {
      const auto option = static_cast<Option>(i);
      const bool other_with_four = edition.name == "rio-grande-2015" && option == Option::early_win;
      words.back().settings.push_back({.value = info(option).values[edition.options[option]],
                                       .assumed = edition.assumes(option),
                                       .remark = other_with_four ? "with rounds: 4 immediate, assumed" : ""});
    }
  }
  return words;
}

std::vector<OptionWords> option_words() {
  std::vector<OptionWords> words;
  for (const OptionInfo& option : option_infos())
    words.push_back({.name = option.name,
                     .text = option.text,
                     .values = std::span(option.values).first(option.value_count),
                     .in_words = std::span(option.in_words).first(option.value_count)});
  return words;
}

constexpr GameModule elfenland_module{.name = "elfenland",
                                      .title = "Elfenland (Alan R. Moon, 1998)",
                                      .referee = referee,
                                      .plays = plays,
                                      .proposals = proposals_for,
                                      .position = position,
                                      .facts = facts,
                                      .rules = rules,
                                      .refuse = refuse,
                                      .editions = edition_words_of_the_game,
                                      .options = option_words,
                                      .figures = figures,
                                      .in_force = in_force,
                                      .count = count};

}  // namespace

const GameModule& game() {
  return elfenland_module;
}

}  // namespace elfref::elfenland
