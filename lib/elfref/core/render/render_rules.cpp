#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// Every citation; one that holds only for a value of the rule's option says so.
std::string citations_of(const RuleInfo& rule, std::string_view between, const Speaker& says) {
  std::string text;
  for (const Citation& citation : rule.cites) {
    if (citation.edition.empty()) continue;
    if (!text.empty()) text += between;
    Message where = cited(citation, says);
    if (!citation.value.empty())
      where = msg::cited_where(
          {.citation = where, .option = verbatim(rule.options[0]), .value = verbatim(citation.value)});
    text += says(where);
  }
  return text.empty() ? says(msg::rule_not_printed()) : text;
}

// ---------------------------------------------------------------- a page

/// Where a rule is stated differently.
std::string otherwise_of(const RuleInfo& rule, const Speaker& says) {
  std::string text;
  for (const Citation& citation : rule.otherwise)
    if (!citation.edition.empty()) text += (text.empty() ? "" : " · ") + cite(citation, says);
  return text;
}

/// Options as they are written in running text: `caravan` and its like in code.
std::string in_code(const std::vector<std::string_view>& words) {
  return fmt::format("`{}`", fmt::join(words, "`, `"));
}

/// A clause as a sentence.
std::string sentence(std::string_view clause) {
  std::string text(clause);
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 32);
  return text + ".";
}

constexpr std::string_view introduction = R"(# The rules of {}

Written by `elfref rules --format markdown` from the table that the referee judges by; `elfref explain RULE` shows each
rule kept once and broken once. The rules are in our own words; of a rulebook only headings and pages are named, so that
you can look them up in yours.

A rule is an *error* where breaking it makes a record illegal, or refutes a claim; a *warning* where that hangs on
something; a *note* where nothing is wrong. The code behind its name (`MOVE-4`) groups rules that belong together.

## Editions

Each rule is cited by the rulebooks whose whole text is known. An edition is cited by its own text or, where the last
column says so, by that of another one. A rulebook that does not state a rule is not cited for it; one that states it
differently stands behind *otherwise*. A place with a *where* behind it states the rule for one value of an option only.

| edition | what it is | cited by |
|---|---|---|
)";

void add_editions(std::string& out, const GameModule& game) {
  const Speaker says = speaker_of(game);
  for (const EditionWords& edition : game.editions()) {
    const Citation its_book{.edition = edition.cited_as, .section = {}, .page = {}, .value = {}, .used = edition.name};
    out += fmt::format("| `{}` | {} | {} |\n", edition.name, says(book_of(edition, says)),
                       edition.cited_as.empty()           ? "–"
                       : edition.cited_as == edition.name ? "its own text"
                                                          : cite(its_book, says));
  }
}

/// What an edition has for an option, as it stands in the table.
std::string in_cell(const Setting& setting) {
  return fmt::format("{}{}{}{}", setting.value, setting.assumed ? "*" : "", setting.remark.empty() ? "" : "; ",
                     english(setting.remark));
}

void add_options(std::string& out, const GameModule& game) {
  const auto editions = game.editions();
  const auto options = game.options();
  const Speaker says = speaker_of(game);
  out += fmt::format(
      "\n## Options\n\nWhere editions differ, a record sets an option or takes the value of its edition.\n"
      "`*` {}.\n\n| option |",
      assumed_in_words);
  for (const EditionWords& edition : editions) out += fmt::format(" {} |", edition.name);
  out += "\n|---|";
  for (std::size_t i = 0; i < editions.size(); ++i) out += "---|";
  for (std::size_t i = 0; i < options.size(); ++i) {
    out += fmt::format("\n| `{}` |", options[i].name);
    for (const EditionWords& edition : editions) out += fmt::format(" {} |", in_cell(edition.settings[i]));
  }
  out += "\n\n";
  for (const OptionWords& option : options) {
    out += fmt::format("- `{}`: {}\n", option.name, says(title_of(option, says)));
    for (std::size_t i = 0; i < option.values.size(); ++i)
      out += fmt::format("  - `{}`: {}\n", option.values[i], says(meaning_of(option, i, says)));
  }
}

void add_rule(std::string& out, const RuleInfo& rule, const Speaker& says) {
  out += fmt::format("\n### {}\n\n`{}` · {}\n\n{}", rule.id, rule.code, name(rule.severity),
                     sentence(says(title_of(rule, says))));
  if (const Message differs = differences_of(rule, says); !differs.empty())
    out += fmt::format(" *{}*", sentence(says(differs)));
  out += "\n\n";
  if (const auto options = options_of(rule); !options.empty())
    out += fmt::format("- depends on {}\n", in_code(options));
  out += fmt::format("- {}\n", citations_of(rule, " · ", says));
  if (const std::string others = otherwise_of(rule, says); !others.empty())
    out += fmt::format("- otherwise: {}\n", others);
}

/// Phases in the order in which the table first names them.
std::vector<std::string_view> phases_of(std::span<const RuleInfo* const> rules) {
  std::vector<std::string_view> phases;
  for (const RuleInfo* rule : rules)
    if (std::ranges::find(phases, rule->phase) == phases.end()) phases.push_back(rule->phase);
  return phases;
}

}  // namespace

void render_rule_head(std::string& out, const RuleInfo& rule, const Message& kind, const Speaker& says,
                      TextStyle style) {
  add_line(out,
           fmt::format("{}  {}  {}  {}", painted(rule.id, Paint::bold, style), rule.code,
                       says(title_of_phase(rule.phase, says)), says(kind)),
           style);
  add_line(out, "   " + says(title_of(rule, says)), style, hang_of_ground);
}

void render_rules(std::string& out, std::span<const GameModule* const> games, TextStyle style) {
  bool first = true;
  for (const GameModule* game : games) {
    const Speaker says = speaker_of(*game, style.language);
    for (const RuleInfo* rule : game->rules()) {
      if (!std::exchange(first, false)) out += '\n';
      render_rule_head(out, *rule, in_words(rule->severity), says, style);
      if (const auto options = options_of(*rule); !options.empty()) {
        const Message names = list(Joint::comma, options, [](std::string_view option) {
          return msg::quoted({.text = verbatim(option)});
        });
        add_line(out, "   " + says(msg::rule_depends({.options = names})), style, hang_of_ground);
      }
      add_line(out, fmt::format("   {}", citations_of(*rule, "; ", says)), style, hang_of_ground);
    }
  }
}

std::string render_rules_markdown(const GameModule& game) {
  const Speaker says = speaker_of(game);
  std::string out;
  out += fmt::format(introduction, game.title);
  add_editions(out, game);
  add_options(out, game);
  for (const std::string_view phase : phases_of(game.rules())) {
    std::string title(phase);
    title.front() = static_cast<char>(title.front() - 32);
    out += fmt::format("\n## {}\n", title);
    for (const RuleInfo* rule : game.rules())
      if (rule->phase == phase) add_rule(out, *rule, says);
  }
  return out;
}

}  // namespace elfref
