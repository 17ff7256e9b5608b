#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

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
    Message where = cited(citation);
    if (!citation.value.empty())
      where = msg::cited_where(
          {.citation = where, .option = verbatim(rule.options[0]), .value = verbatim(citation.value)});
    text += says(where);
  }
  return text.empty() ? says(msg::rule_not_printed()) : text;
}

// ---------------------------------------------------------------- a page

/// Where a rule is stated differently.
std::string otherwise_of(const RuleInfo& rule) {
  std::string text;
  for (const Citation& citation : rule.otherwise)
    if (!citation.edition.empty()) text += (text.empty() ? "" : " · ") + cite(citation);
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
  const auto editions = game.editions();
  for (const EditionWords& edition : editions) {
    const auto cited = std::ranges::find(editions, edition.cited_as, &EditionWords::name);
    out += fmt::format("| `{}` | {} | {} |\n", edition.name, edition.text,
                       cited == editions.end()            ? "–"
                       : edition.cited_as == edition.name ? "its own text"
                                                          : fmt::format("{} ({})", cited->title, edition.remark));
  }
}

/// What an edition has for an option, as it stands in the table.
std::string in_cell(const Setting& setting) {
  return fmt::format("{}{}{}{}", setting.value, setting.assumed ? "*" : "", setting.remark.empty() ? "" : "; ",
                     setting.remark);
}

void add_options(std::string& out, const GameModule& game) {
  const auto editions = game.editions();
  const auto options = game.options();
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
    out += fmt::format("- `{}`: {}\n", option.name, option.text);
    for (std::size_t i = 0; i < option.values.size(); ++i)
      out += fmt::format("  - `{}`: {}\n", option.values[i], option.in_words[i]);
  }
}

void add_rule(std::string& out, const RuleInfo& rule) {
  out += fmt::format("\n### {}\n\n`{}` · {}\n\n{}", rule.id, rule.code, name(rule.severity), sentence(rule.text));
  if (!rule.differs.empty()) out += fmt::format(" *{}*", sentence(rule.differs));
  out += "\n\n";
  if (const auto options = options_of(rule); !options.empty())
    out += fmt::format("- depends on {}\n", in_code(options));
  out += fmt::format("- {}\n", citations_of(rule, " · ", Speaker()));
  if (const std::string others = otherwise_of(rule); !others.empty()) out += fmt::format("- otherwise: {}\n", others);
}

/// Phases in the order in which the table first names them.
std::vector<std::string_view> phases_of(std::span<const RuleInfo* const> rules) {
  std::vector<std::string_view> phases;
  for (const RuleInfo* rule : rules)
    if (std::ranges::find(phases, rule->phase) == phases.end()) phases.push_back(rule->phase);
  return phases;
}

}  // namespace

void render_rule_head(std::string& out, const RuleInfo& rule, TextStyle style, std::string_view kind) {
  add_line(out, fmt::format("{}  {}  {}  {}", painted(rule.id, Paint::bold, style), rule.code, rule.phase, kind),
           style);
  add_line(out, fmt::format("   {}", rule.text), style, hang_of_ground);
}

void render_rules(std::string& out, std::span<const RuleInfo* const> rules, TextStyle style) {
  const Speaker says(style.language);
  for (const RuleInfo* rule : rules) {
    if (rule != rules.front()) out += '\n';
    render_rule_head(out, *rule, style, says(in_words(rule->severity)));
    if (const auto options = options_of(*rule); !options.empty())
      add_line(out, "   " + says(msg::rule_depends({.options = list(Joint::comma, options, [](std::string_view option) {
                              return msg::quoted({.text = verbatim(option)});
                            })})),
               style, hang_of_ground);
    add_line(out, fmt::format("   {}", citations_of(*rule, "; ", says)), style, hang_of_ground);
  }
}

std::string render_rules_markdown(const GameModule& game) {
  std::string out;
  out += fmt::format(introduction, game.title);
  add_editions(out, game);
  add_options(out, game);
  for (const std::string_view phase : phases_of(game.rules())) {
    std::string title(phase);
    title.front() = static_cast<char>(title.front() - 32);
    out += fmt::format("\n## {}\n", title);
    for (const RuleInfo* rule : game.rules())
      if (rule->phase == phase) add_rule(out, *rule);
  }
  return out;
}

}  // namespace elfref
