#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr int page_width = 100;  // columns of a table, where no terminal says how many it has

using Lines = std::vector<std::string>;

Message name_of(const JudgedBy& column) {
  if (!column.otherwise.empty()) return alone(verbatim(column.otherwise));
  return column.as_edition ? alone(verbatim(column.rules.edition)) : msg::as_written();
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

  [[nodiscard]] std::string file() const { return title_of(source, style.language) + ":"; }

  /// The rulebooks of a group, one below the other.
  [[nodiscard]] Lines heading(std::size_t group) const {
    Lines names;
    for (const std::size_t index : comparison.groups[group]) {
      const JudgedBy& column = comparison.columns[index];
      if (column.as_written) names.push_back(says(msg::as_written()));
      if (column.as_edition) names.emplace_back(column.rules.edition);
      if (!column.otherwise.empty()) names.push_back(column.otherwise);
    }
    return names;
  }

  /// The rulebooks of some groups, side by side.
  [[nodiscard]] Message names(const std::vector<std::size_t>& groups) const {
    std::vector<std::size_t> columns;
    for (const std::size_t group : groups)
      columns.insert(columns.end(), comparison.groups[group].begin(), comparison.groups[group].end());
    std::ranges::sort(columns);
    if (columns.size() == comparison.columns.size()) return msg::all_rulebooks();
    return list(Joint::comma, columns, [this](std::size_t column) { return name_of(comparison.columns[column]); });
  }

  /// Where a group parts from the first one.
  [[nodiscard]] std::string parts_at(std::size_t group) const {
    if (group == 0) return "";
    for (const FindingApart& apart : comparison.findings) {
      const Diagnostic *a = apart.of_group[0], *b = apart.of_group[group];
      if (a != nullptr && b != nullptr && a->severity == b->severity && a->message == b->message) continue;
      if (a == b) continue;
      return says(msg::parts_at_line({.line = line_number(place_of(source, (a != nullptr ? a : b)->span).line)}));
    }
    return says(msg::parts_at_count());
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
    add_row(table, says(msg::row_verdict()), outcome(What::verdict));
    if (comparison.judgement(0).claims != Claims::none || differs(What::claims))
      add_row(table, says(msg::row_claims()), outcome(What::claims));
    add_row(table, says(msg::row_parts_at()), [this](std::size_t group) -> Lines { return {parts_at(group)}; });
    if (differs(What::ended)) add_row(table, says(msg::row_end()), [this](std::size_t group) { return end_of(group); });
    add_row(table, says(msg::row_winner()), [this](std::size_t group) { return winners_of(group); });
    for (const std::string& player : comparison.judgement(0).players)
      add_row(table, printable(player), [&](std::size_t group) -> Lines {
        const Judgement& judgement = comparison.judgement(group);
        const std::string place = says(in_words(judgement, What::place, player));
        const std::string score = says(in_words(judgement, What::score, player));
        if (place.empty()) return {score};
        return {says(msg::score_and_place({.place = verbatim(place), .score = verbatim(score)}))};
      });
    return table;
  }

  [[nodiscard]] bool differs(OutcomeApart::What what) const {
    return std::ranges::find(comparison.outcomes, what, &OutcomeApart::what) != comparison.outcomes.end();
  }

  /// How the game ended, short enough for a column.
  [[nodiscard]] Lines end_of(std::size_t group) const {
    const Judgement& judgement = comparison.judgement(group);
    return {judgement.finished ? std::string(judgement.ended) : says(msg::unfinished())};
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
    for (std::size_t i = 1; i < thinkable.size(); ++i)
      thinkable[i] = says(msg::or_name({.name = verbatim(thinkable[i])}));
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

  void ground(std::string& out, const Message& message) const { add_ground(out, printable(says(message)), style); }

  /// Why rulebooks part; with their names where they do so for different reasons.
  void add_partings(std::string& out, const std::vector<Parting>& partings) const {
    for (const Parting& parting : partings) {
      const bool one =
          std::ranges::all_of(partings, [&](const Parting& other) { return other.groups == parting.groups; });
      const Message names_of_options = list(Joint::and_, parting.options, [this](std::size_t option) {
        return msg::quoted({.text = verbatim(options[option].name)});
      });
      std::optional<Message> rulebooks;
      if (!one) rulebooks = names(parting.groups);
      ground(out, msg::parted_by({.options = names_of_options, .rulebooks = rulebooks}));
    }
  }

  /// Where the editions that are compared print a rule; once.
  void add_rule(std::string& out, const RuleInfo& rule) {
    if (!cited.insert(&rule).second) return;
    if (rule.cites[0].edition.empty()) {
      ground(out, msg::ground_rule({.where = msg::rule_not_printed()}));
      return;
    }
    std::vector<std::pair<Message, List>> all;
    for (const EditionWords& edition : editions) {
      const bool shown = std::ranges::any_of(
          comparison.columns, [&](const JudgedBy& column) { return column.rules.edition == edition.name; });
      if (!shown) continue;
      const Message where = where_printed(edition, rule, says, false);
      const auto same = std::ranges::find(all, where, &std::pair<Message, List>::first);
      if (same == all.end()) {
        all.emplace_back(where, List(Joint::comma)).second.add(verbatim(edition.name));
      } else {
        same->second.add(verbatim(edition.name));
      }
    }
    for (auto& [where, names_there] : all)
      ground(out, msg::rule_in({.editions = names_there.take(), .where = where}));
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
        ground(out, msg::not_in({.rulebooks = names(one.groups)}));
        continue;
      }
      const bool same = one.finding->message == gravest.message;
      ground(out, msg::severity_in({.rulebooks = names(one.groups),
                                    .severity = in_words(one.finding->severity),
                                    .told = same ? ArgView(none) : ArgView(one.finding->message)}));
    }
    add_partings(out, apart.partings);
    // Where a claim is wrong, the rule to be looked up is that of the option.
    if (gravest.rule != nullptr && gravest.bearing != Bearing::claims) add_rule(out, *gravest.rule);
  }

  /// What follows a difference that is shown: those of its kind, a line each, notes in one line.
  void add_others(std::string& out, std::string_view id, std::span<const FindingApart* const> others) {
    std::vector<std::uint32_t> lines;
    for (const FindingApart* apart : others) {
      const Diagnostic& gravest = apart->gravest();
      const auto line = static_cast<std::uint32_t>(places.of(gravest.span).line);
      if (gravest.severity != Severity::note) {
        ground(out, msg::so_too_in_line({.line = line_number(line),
                                         .rule = gravest.id == id ? ArgView(none) : verbatim(gravest.id),
                                         .told = gravest.message}));
      } else {
        lines.push_back(line);
      }
    }
    if (!lines.empty()) ground(out, msg::so_too_in_lines({.lines = list(Joint::comma, lines, line_number)}));
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

  /// The rulebooks that have a value of an option; nothing if none has it.
  [[nodiscard]] std::optional<Message> columns_with(std::string_view value, std::size_t option, bool& assumed) const {
    List rulebooks(Joint::comma);
    std::optional<Message> why;
    bool any = false;
    for (const JudgedBy& column : comparison.columns) {
      const ValueInForce& in_force = column.rules.options[option];
      if (in_force.value != value) continue;
      any = true;
      assumed = assumed || in_force.assumed;
      rulebooks.add(in_force.assumed ? msg::assumed_by({.rulebook = name_of(column)}) : name_of(column));
      if (in_force.set_by == SetBy::record) why = msg::so_the_record_says();
      if (in_force.set_by == SetBy::request) why = msg::so_it_was_asked();
    }
    if (!any) return std::nullopt;
    return msg::value_in({.rulebooks = rulebooks.take(), .why = why});
  }

  [[nodiscard]] static bool alone(const OutcomeApart& apart, std::size_t option) {
    return std::ranges::any_of(
        apart.partings, [&](const Parting& parting) { return parting.options == std::vector<std::size_t>{option}; });
  }

  [[nodiscard]] static Message result(OutcomeApart::What what, const std::vector<std::string_view>& players) {
    using What = OutcomeApart::What;
    const Message names = list(Joint::and_, players, [](std::string_view name) { return verbatim(name); });
    switch (what) {
      case What::verdict:
        return msg::the_verdict();
      case What::claims:
        return msg::the_claims();
      case What::ended:
        return msg::the_end();
      case What::winner:
        return msg::the_winner();
      case What::place:
        return msg::the_places({.players = names});
      case What::score:
        break;
    }
    return msg::the_scores({.players = names});
  }

  /// What an option alone changes of what the record comes to.
  [[nodiscard]] std::optional<Message> changed_by(std::size_t option) const {
    using What = OutcomeApart::What;
    List changed(Joint::semicolon);
    bool any = false;
    for (const What what : {What::verdict, What::claims, What::ended, What::winner, What::place, What::score}) {
      std::vector<std::string_view> players;
      bool changes = false;
      for (const OutcomeApart& apart : comparison.outcomes) {
        if (apart.what != what || !alone(apart, option)) continue;
        changes = any = true;
        if (!apart.player.empty()) players.emplace_back(apart.player);
      }
      if (changes) changed.add(result(what, players));
    }
    return any ? std::optional(changed.take()) : std::nullopt;
  }

  void add_option(std::string& out, std::size_t option) {
    const OptionWords& words = options[option];
    out += '\n';
    const Message title = msg::option_is({.option = verbatim(words.name), .text = title_of(words, says)});
    add_line(out, painted(says(title), Paint::bold, style), style);
    std::size_t width = 0;
    for (const std::string_view value : words.values) width = std::max(width, value.size());
    bool assumed = false;
    for (std::size_t i = 0; i < words.values.size(); ++i)
      if (const auto there = columns_with(words.values[i], option, assumed)) {
        const int hang = static_cast<int>(width) + 5;
        add_line(out, fmt::format("   {:<{}}  {}", words.values[i], width, says(meaning_of(words, i, says))), style,
                 hang);
        add_line(out, fmt::format("   {:<{}}  {}", "", width, says(*there)), style, hang);
      }
    if (assumed) add_line(out, "   " + says(msg::assumed_means()), style, hang_of_ground);
    if (const auto changed = changed_by(option)) ground(out, msg::alone_changes({.results = *changed}));
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
    std::optional<Message> claims;
    if (judgement.claims != Claims::none) claims = in_words(judgement.claims);
    file += page.says(msg::compared_alike(
        {.claims = claims,
         .how = comparison.by_options ? msg::no_value_differs()
                                      : msg::editions_agree({.editions = quantity(editions, noun::edition)}),
         .verdict = in_words(judgement.verdict)}));
    add_line(out, file, style);
    return;
  }
  file += page.says(msg::ways_to_judge({.findings = quantity(comparison.findings.size(), noun::finding),
                                        .ways = comparison.groups.size()}));
  add_line(out, file, style);
  render_table(out, page.table(), style);
  page.add_findings(out);
  for (const std::size_t option : options_that_matter(comparison)) page.add_option(out, option);
  if (comparison.given_up)
    add_line(out,
             fmt::format("{} {} {}", painted(page.file(), Paint::bold, style),
                         painted(page.says(msg::severity_note()) + ":", Paint::note, style),
                         page.says(msg::not_every_option_tried())),
             style);
}

}  // namespace elfref
