#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"

namespace elfref {
namespace {

constexpr int page_width = 100;  // columns of a table, where no terminal says how many it has

using Lines = std::vector<std::string>;

std::string name_of(const JudgedBy& column) {
  if (!column.otherwise.empty()) return column.otherwise;
  return column.as_edition ? std::string(column.rules.edition) : "as written";
}

// ---------------------------------------------------------------- the table

/// A table whose first column says what stands in the others; the first `heading` rows are names.
struct ComparisonTable {
  std::vector<TableColumn> columns;
  std::size_t heading = 0;

  /// Adds a row, of as many lines as its highest cell has.
  void add(std::string title, std::vector<Lines> cells) {
    std::size_t height = 1;
    for (const Lines& cell : cells) height = std::max(height, cell.size());
    cells.insert(cells.begin(), {std::move(title)});
    for (std::size_t column = 0; column < columns.size(); ++column) {
      cells[column].resize(height);
      std::ranges::move(cells[column], std::back_inserter(columns[column].cells));
    }
  }
};

int width(const TableColumn& column) {
  int widest = 0;
  for (const std::string& cell : column.cells) widest = std::max(widest, display_width(cell));
  return widest;
}

/// As many columns beside each other as the page has room for, the first one always before them; the others below.
void render_table(std::string& out, const ComparisonTable& table, TextStyle style) {
  const int widest = style.width == 0 ? page_width : style.width;
  std::size_t next = 1;
  while (next < table.columns.size()) {
    std::vector<TableColumn> block{table.columns.front()};
    int taken = width(block.front());
    if (next > 1) out += '\n';
    do {
      taken += 2 + width(table.columns[next]);
      block.push_back(table.columns[next++]);
    } while (next < table.columns.size() && taken + 2 + width(table.columns[next]) <= widest);
    for (std::size_t row = 0; row < block.front().cells.size(); ++row) {
      const std::string text = table_row(block, row);
      if (row < table.heading && text.empty()) continue;
      out += (row < table.heading ? painted(text, Paint::bold, style) : text) + "\n";
    }
  }
}

struct Page {
  const Source& source;
  const GameModule& game;
  const Comparison& comparison;
  TextStyle style;
  Speaker says{comparison.columns.front().judgement, style.language};
  Places places{source};
  std::vector<OptionWords> options = game.options();
  std::vector<EditionWords> editions = game.editions();
  std::set<const RuleInfo*> cited{};

  [[nodiscard]] std::string file() const { return title_of(source) + ":"; }

  /// The rulebooks of a group, one below the other.
  [[nodiscard]] Lines heading(std::size_t group) const {
    Lines names;
    for (const std::size_t index : comparison.groups[group]) {
      const JudgedBy& column = comparison.columns[index];
      if (column.as_written) names.emplace_back("as written");
      if (column.as_edition) names.emplace_back(column.rules.edition);
      if (!column.otherwise.empty()) names.push_back(column.otherwise);
    }
    return names;
  }

  /// The rulebooks of some groups, side by side.
  [[nodiscard]] std::string names(const std::vector<std::size_t>& groups) const {
    std::vector<std::size_t> columns;
    for (const std::size_t group : groups)
      columns.insert(columns.end(), comparison.groups[group].begin(), comparison.groups[group].end());
    std::ranges::sort(columns);
    if (columns.size() == comparison.columns.size()) return "all";
    return joined(columns, [this](std::size_t column) { return name_of(comparison.columns[column]); });
  }

  /// Where a group parts from the first one.
  [[nodiscard]] std::string parts_at(std::size_t group) const {
    if (group == 0) return "";
    for (const FindingApart& apart : comparison.findings) {
      const Diagnostic *a = apart.of_group[0], *b = apart.of_group[group];
      if (a != nullptr && b != nullptr && a->severity == b->severity && a->message == b->message) continue;
      if (a == b) continue;
      return fmt::format("line {}", place_of(source, (a != nullptr ? a : b)->span).line);
    }
    return "the count";
  }

  /// Adds a row if some group has something there.
  template <class Cell>
  void add_row(ComparisonTable& table, std::string title, const Cell& cell) const {
    std::vector<Lines> cells;
    for (std::size_t group = 0; group < comparison.groups.size(); ++group) cells.push_back(cell(group));
    const auto empty = [](const Lines& lines) {
      return std::ranges::all_of(lines, [](const std::string& line) { return line.empty(); });
    };
    if (!std::ranges::all_of(cells, empty)) table.add(std::move(title), std::move(cells));
  }

  [[nodiscard]] ComparisonTable table() const {
    using What = OutcomeApart::What;
    ComparisonTable table;
    table.columns.resize(comparison.groups.size() + 1);
    add_row(table, "", [this](std::size_t group) { return heading(group); });
    table.heading = table.columns.front().cells.size();
    const auto outcome = [this](What what) {
      return [this, what](std::size_t group) -> Lines { 
        return {says(in_words(comparison.judgement(group), what, {}))};
      };
    };
    add_row(table, "verdict", outcome(What::verdict));
    if (comparison.judgement(0).claims != Claims::none || differs(What::claims))
      add_row(table, "claims", outcome(What::claims));
    add_row(table, "parts at", [this](std::size_t group) -> Lines { return {parts_at(group)}; });
    if (differs(What::ended)) add_row(table, "end", [this](std::size_t group) { return end_of(group); });
    add_row(table, "winner", [this](std::size_t group) { return winners_of(group); });
    for (const std::string& player : comparison.judgement(0).players)
      add_row(table, printable(player), [&](std::size_t group) -> Lines {
        const Judgement& judgement = comparison.judgement(group);
        const std::string place = says(in_words(judgement, What::place, player));
        const std::string score = says(in_words(judgement, What::score, player));
        return {score + (place.empty() ? "" : fmt::format(" (place {})", place))};
      });
    return table;
  }

  [[nodiscard]] bool differs(OutcomeApart::What what) const {
    return std::ranges::find(comparison.outcomes, what, &OutcomeApart::what) != comparison.outcomes.end();
  }

  /// How the game ended, short enough for a column.
  [[nodiscard]] Lines end_of(std::size_t group) const {
    const Judgement& judgement = comparison.judgement(group);
    return {judgement.finished ? std::string(judgement.ended) : "unfinished"};
  }

  [[nodiscard]] Lines winners_of(std::size_t group) const {
    const Judgement& judgement = comparison.judgement(group);
    Lines certain, thinkable;
    for (const Standing& standing : judgement.standings) {
      if (standing.won) certain.push_back(printable(standing.name));
      if (standing.place && standing.place->min == 1) thinkable.push_back(printable(standing.name));
    }
    if (!judgement.finished) return {};
    if (!certain.empty()) return certain;
    for (std::size_t i = 1; i < thinkable.size(); ++i) thinkable[i] = "or " + thinkable[i];
    return thinkable;
  }

  // -------------------------------------------------------------- the differences

  /// What groups say alike of one finding.
  struct Said {
    const Diagnostic* finding;  ///< null: nothing
    std::vector<std::size_t> groups;
  };

  [[nodiscard]] static std::vector<Said> said(const FindingApart& apart) {
    std::vector<Said> found;
    for (std::size_t group = 0; group < apart.of_group.size(); ++group) {
      const Diagnostic* finding = apart.of_group[group];
      const auto same = std::ranges::find_if(found, [&](const Said& one) {
        if (finding == nullptr || one.finding == nullptr) return finding == one.finding;
        return finding->severity == one.finding->severity && finding->message == one.finding->message;
      });
      if (same == found.end()) {
        found.push_back({finding, {group}});
      } else {
        same->groups.push_back(group);
      }
    }
    std::ranges::stable_sort(found, [](const Said& a, const Said& b) {
      if (a.finding == nullptr || b.finding == nullptr) return a.finding != nullptr && b.finding == nullptr;
      return a.finding->severity > b.finding->severity;
    });
    return found;
  }

  /// The same for two differences of one rule (or both of claims) where the same rulebooks part by the same options.
  [[nodiscard]] static std::string kind_of(const FindingApart& apart) {
    const Diagnostic& gravest = apart.gravest();
    std::string kind(gravest.bearing == Bearing::claims ? "claims" : gravest.id);
    for (const Diagnostic* finding : apart.of_group)
      kind += fmt::format(" {}", finding == nullptr ? -1 : static_cast<int>(finding->severity));
    for (const Parting& parting : apart.partings)
      kind += fmt::format("; {}: {}", fmt::join(parting.options, " "), fmt::join(parting.groups, " "));
    return kind;
  }

  /// `the option 'deal' alone makes`.
  [[nodiscard]] std::string in_words_of(const Parting& parting) const {
    if (parting.options.size() == 1)
      return fmt::format("the option '{}' alone makes", options[parting.options[0]].name);
    std::vector<std::string> quoted;
    for (const std::size_t option : parting.options) quoted.push_back(fmt::format("'{}'", options[option].name));
    const std::vector<std::string_view> views(quoted.begin(), quoted.end());
    return fmt::format("only the options {} together make", listed(views, "and"));
  }

  void ground(std::string& out, std::string_view text) const {
    add_line(out, fmt::format("   = {}", text), style, hang_of_ground);
  }

  /// Why rulebooks part; with their names where they do so for different reasons.
  void add_partings(std::string& out, const std::vector<Parting>& partings) const {
    for (const Parting& parting : partings) {
      const bool one =
          std::ranges::all_of(partings, [&](const Parting& other) { return other.groups == parting.groups; });
      ground(out,
             fmt::format("{} it so{}", in_words_of(parting), one ? "" : fmt::format(" in {}", names(parting.groups))));
    }
  }

  /// Where the editions that are compared print a rule; once.
  void add_rule(std::string& out, const RuleInfo& rule) {
    if (!cited.insert(&rule).second) return;
    if (rule.cites[0].edition.empty()) {
      ground(out, "rule: printed in no edition");
      return;
    }
    std::vector<std::pair<std::string, std::string>> all;
    for (EditionWords edition : editions) {
      const bool shown = std::ranges::any_of(
          comparison.columns, [&](const JudgedBy& column) { return column.rules.edition == edition.name; });
      if (!shown) continue;
      edition.remark = {};
      const std::string where = where_printed(edition, rule);
      const auto same = std::ranges::find(all, where, &std::pair<std::string, std::string>::first);
      if (same == all.end()) {
        all.emplace_back(where, edition.name);
      } else {
        same->second += fmt::format(", {}", edition.name);
      }
    }
    for (const auto& [where, names_there] : all) ground(out, fmt::format("rule in {}: {}", names_there, where));
  }

  void add_finding(std::string& out, const FindingApart& apart) {
    const Diagnostic& gravest = apart.gravest();
    const Place place = places.of(gravest.span);
    const std::vector<Said> all = said(apart);
    add_line(out,
             painted(fmt::format("{}:{}:{}:", source.name, place.line, place.column), Paint::bold, style) + " " +
                 painted(says(gravest.message), Paint::bold, style) + fmt::format(" [{}]", gravest.id),
             style);
    render_excerpt(out, source, places, gravest.span, style);
    for (const Said& one : all) {
      if (one.finding == nullptr) {
        ground(out, fmt::format("not in {}", names(one.groups)));
        continue;
      }
      ground(out, fmt::format("{} in {}{}", elfref::name(one.finding->severity), names(one.groups),
                              one.finding->message == gravest.message
                                  ? ""
                                  : ": " + printable(says(one.finding->message))));
    }
    add_partings(out, apart.partings);
    // Where a claim is wrong, the rule to be looked up is that of the option.
    if (gravest.rule != nullptr && gravest.bearing != Bearing::claims) add_rule(out, *gravest.rule);
  }

  /// What follows a difference that is shown: those of its kind, a line each, notes in one line.
  void add_others(std::string& out, std::string_view id, std::span<const FindingApart* const> others) {
    std::string lines;
    for (const FindingApart* apart : others) {
      const Diagnostic& gravest = apart->gravest();
      const int line = places.of(gravest.span).line;
      if (gravest.severity != Severity::note) {
        ground(out, fmt::format("so too in line {}: {}{}", line, printable(says(gravest.message)),
                                gravest.id == id ? "" : fmt::format(" [{}]", gravest.id)));
      } else {
        lines += fmt::format("{}{}", lines.empty() ? "" : ", ", line);
      }
    }
    if (!lines.empty())
      ground(out, fmt::format("so too in line{} {}", lines.find(',') == std::string::npos ? "" : "s", lines));
  }

  void add_findings(std::string& out) {
    std::map<std::string, std::vector<const FindingApart*>> kinds;
    for (const FindingApart& apart : comparison.findings) kinds[kind_of(apart)].push_back(&apart);
    for (const FindingApart& apart : comparison.findings) {
      const std::vector<const FindingApart*>& alike = kinds[kind_of(apart)];
      if (alike.front() != &apart) continue;
      out += '\n';
      add_finding(out, apart);
      add_others(out, apart.gravest().id, std::span(alike).subspan(1));
    }
  }

  // -------------------------------------------------------------- the options

  [[nodiscard]] std::string columns_with(std::string_view value, std::size_t option, bool& assumed) const {
    std::string text;
    std::string_view whose;
    for (const JudgedBy& column : comparison.columns) {
      const ValueInForce& in_force = column.rules.options[option];
      if (in_force.value != value) continue;
      assumed = assumed || in_force.assumed;
      text += fmt::format("{}{}{}", text.empty() ? "" : ", ", name_of(column), in_force.assumed ? "*" : "");
      if (in_force.set_by == SetBy::record) whose = ": so the record says";
      if (in_force.set_by == SetBy::request) whose = ": so it was asked for";
    }
    text += whose;
    return text;
  }

  [[nodiscard]] static bool alone(const OutcomeApart& apart, std::size_t option) {
    return std::ranges::any_of(
        apart.partings, [&](const Parting& parting) { return parting.options == std::vector<std::size_t>{option}; });
  }

  /// What an option alone changes of what the record comes to.
  [[nodiscard]] std::string changed_by(std::size_t option) const {
    using What = OutcomeApart::What;
    std::vector<std::string> changed;
    for (const What what : {What::verdict, What::claims, What::ended, What::winner, What::place, What::score}) {
      std::vector<std::string> players;
      bool changes = false;
      for (const OutcomeApart& apart : comparison.outcomes) {
        if (apart.what != what || !alone(apart, option)) continue;
        changes = true;
        if (!apart.player.empty()) players.push_back(printable(apart.player));
      }
      if (!changes) continue;
      const std::vector<std::string_view> views(players.begin(), players.end());
      changed.push_back(fmt::format("the {}{}{}{}", what == What::ended ? "end" : elfref::name(what),
                                    players.size() > 1 ? "s" : "", players.empty() ? "" : " of ",
                                    listed(views, "and")));
    }
    return fmt::format("{}", fmt::join(changed, "; "));
  }

  void add_option(std::string& out, std::size_t option) {
    const OptionWords& words = options[option];
    out += '\n';
    add_line(out, painted(fmt::format("option '{}': {}", words.name, words.text), Paint::bold, style), style);
    std::size_t width = 0;
    for (const std::string_view value : words.values) width = std::max(width, value.size());
    bool assumed = false;
    for (std::size_t i = 0; i < words.values.size(); ++i)
      if (const std::string there = columns_with(words.values[i], option, assumed); !there.empty()) {
        const int hang = static_cast<int>(width) + 5;
        add_line(out, fmt::format("   {:<{}}  {}", words.values[i], width, words.in_words[i]), style, hang);
        add_line(out, fmt::format("   {:<{}}  in {}", "", width, there), style, hang);
      }
    if (assumed) add_line(out, fmt::format("   * {}", assumed_in_words), style, hang_of_ground);
    if (const std::string changed = changed_by(option); !changed.empty())
      ground(out, fmt::format("alone changes {}", changed));
    if (const RuleInfo* rule = rule_settled_by(words, game)) add_rule(out, *rule);
  }
};

}  // namespace

std::set<std::size_t> options_that_matter(const Comparison& comparison) {
  std::set<std::size_t> found;
  const auto add = [&](const auto& apart) {
    for (const Parting& parting : apart.partings) found.insert(parting.options.begin(), parting.options.end());
  };
  std::ranges::for_each(comparison.findings, add);
  std::ranges::for_each(comparison.outcomes, add);
  return found;
}

const RuleInfo* rule_settled_by(const OptionWords& option, const GameModule& game) {
  const RuleInfo* found = nullptr;
  for (const RuleInfo* rule : game.rules()) {
    if (rule->options[0] != option.name) continue;
    if (!rule->cites[0].edition.empty()) return rule;
    if (found == nullptr) found = rule;
  }
  return found;
}

void render_comparison(std::string& out, const Source& source, const GameModule& game, const Comparison& comparison,
                       TextStyle style) {
  if (comparison.unreadable()) {
    render_check(out, source, comparison.columns.front().judgement, style);
    return;
  }
  Page page{source, game, comparison, style};
  const auto editions = static_cast<std::size_t>(std::ranges::count(comparison.columns, true, &JudgedBy::as_edition));
  std::string file = painted(page.file(), Paint::bold, style) + " ";
  if (comparison.agree()) {
    const Judgement& judgement = comparison.judgement(0);
    file +=
        fmt::format("{}: {}{}", elfref::name(judgement.verdict),
                    comparison.by_options ? "no value of an option makes a difference"
                    : editions == 1       ? "no difference"
                    : editions == 2       ? "both editions agree"
                                          : fmt::format("all {} editions agree", editions),
                    judgement.claims == Claims::none ? "" : fmt::format("; claims {}", elfref::name(judgement.claims)));
    add_line(out, file, style);
    return;
  }
  file +=
      fmt::format("{} ways to judge it; {}", comparison.groups.size(),
                  comparison.findings.empty()       ? "the findings are the same"
                  : comparison.findings.size() == 1 ? "1 finding differs"
                                                    : fmt::format("{} findings differ", comparison.findings.size()));
  add_line(out, file, style);
  render_table(out, page.table(), style);
  page.add_findings(out);
  for (const std::size_t option : options_that_matter(comparison)) page.add_option(out, option);
  if (comparison.given_up)
    add_line(out,
             fmt::format("{} {} not every option was tried that may make a difference: it would take too long",
                         painted(page.file(), Paint::bold, style), painted("note:", Paint::note, style)),
             style);
}

}  // namespace elfref
