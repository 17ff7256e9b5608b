#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {

namespace {

TableColumn figures(const std::vector<Standing>& standings, std::string_view key, const Speaker& says) {
  TableColumn column{{says(title_of_figure(key, says))}};
  for (const Standing& standing : standings) {
    const Figure* figure = standing.figure(key);
    column.cells.push_back(figure != nullptr ? shown(*figure, says) : "");
    column.numbers = column.numbers || (figure != nullptr && figure->number);
  }
  return column;
}

/// The columns that tell whose the others are: places, if there are any, and names.
std::vector<TableColumn> sides(const std::vector<Standing>& standings, const Speaker& says) {
  std::vector<TableColumn> table;
  const auto has_place = [](const Standing& standing) { return standing.place.has_value(); };
  if (std::ranges::any_of(standings, has_place)) {
    TableColumn& place = table.emplace_back(TableColumn{{says(msg::column_place())}, true});
    for (const Standing& standing : standings)
      place.cells.push_back(standing.place ? says(in_words(*standing.place)) : "");
  }
  TableColumn& name = table.emplace_back(TableColumn{{says(msg::column_player())}});
  for (const Standing& standing : standings) name.cells.push_back(says(title_of_side(standing, says)));
  return table;
}

constexpr int widest_table = 80;  // columns of the terminal

int width(const std::vector<TableColumn>& table) {
  int widest = 0;
  for (std::size_t index = 0; index < table.front().cells.size(); ++index)
    widest = std::max(widest, display_width(table_row(table, index)));
  return widest;
}

/// Standings of which each has a figure in common with one before it. In a cooperative game, players have other figures
/// than all of them together.
std::vector<std::vector<Standing>> by_figures(const std::vector<Standing>& standings) {
  std::vector<std::vector<Standing>> all;
  for (const Standing& standing : standings) {
    const std::vector<std::string_view> own = keys_of({standing});
    const auto is_known = [&](std::string_view key) {
      return std::ranges::any_of(all.back(), [&](const Standing& other) { return other.figure(key) != nullptr; });
    };
    if (all.empty() || (!own.empty() && std::ranges::none_of(own, is_known))) all.emplace_back();
    all.back().push_back(standing);
  }
  return all;
}

/// A table, or several below one another if it is too wide.
void render_columns(std::string& out, const std::vector<Standing>& standings, const Speaker& says, TextStyle style) {
  const std::vector<TableColumn> before = sides(standings, says);
  std::vector<TableColumn> table = before;
  const auto print = [&] {
    if (!out.empty()) out += '\n';
    out += painted(table_row(table, 0), Paint::bold, style) + "\n";
    for (std::size_t index = 1; index <= standings.size(); ++index) out += table_row(table, index) + "\n";
  };
  for (const std::string_view key : keys_of(standings)) {
    table.push_back(figures(standings, key, says));
    if (table.size() == before.size() + 1 || width(table) <= widest_table) continue;
    const TableColumn next = std::move(table.back());
    table.pop_back();
    print();
    table = {before.back(), next};
  }
  print();
}

void render_table(std::string& out, const std::vector<Standing>& standings, const Speaker& says, TextStyle style) {
  std::string tables;
  for (const std::vector<Standing>& some : by_figures(standings)) render_columns(tables, some, says, style);
  out += tables;
  for (const Standing& standing : standings)
    for (const Figure& figure : standing.figures)
      if (!figure.remark.empty())
        add_line(out,
                 printable(says(msg::figure_remark({.figure = title_of_figure(figure.key, says),
                                                    .player = title_of_side(standing, says),
                                                    .remark = figure.remark,
                                                    .value = verbatim(shown(figure, says))}))),
                 style);
}

/// What somebody has of a figure after every round, and before it the numbers of the rounds; a line a player.
std::vector<std::string> by_round(const Judgement& judgement, std::string_view key, const Speaker& says) {
  std::vector<TableColumn> table;
  for (const RoundScore& round : judgement.rounds) {
    TableColumn& column =
        table.emplace_back(TableColumn{{fmt::format("{}{}", round.round, round.over ? "" : "*")}, true});
    for (const Standing& player : judgement.standings) {
      const auto then = std::ranges::find(round.standings, player.side, &Standing::side);
      const Figure* figure = then == round.standings.end() ? nullptr : then->figure(key);
      column.cells.push_back(figure != nullptr && figure->number ? says(in_words(*figure->number)) : "?");
    }
  }
  std::vector<std::string> lines;
  for (std::size_t index = 0; index <= judgement.standings.size(); ++index) lines.push_back(table_row(table, index));
  return lines;
}

/// Each number that somebody has had, a group of columns side by side as far as they have room, else below one another.
void render_rounds(std::string& out, const Judgement& judgement, const Speaker& says, TextStyle style) {
  TableColumn names{{"", says(msg::after_round())}};
  for (const Standing& player : judgement.standings) names.cells.push_back(says(title_of_side(player, says)));
  const TableColumn gap{std::vector<std::string>(names.cells.size())};
  std::vector<TableColumn> table{names};
  const auto print = [&] {
    out += '\n';
    for (std::size_t index = 0; index < names.cells.size(); ++index)
      out += (index < 2 ? painted(table_row(table, index), Paint::bold, style) : table_row(table, index)) + "\n";
  };
  for (const std::string_view key : keys_of(judgement.standings)) {
    const auto has_number = [key](const Standing& standing) {
      const Figure* figure = standing.figure(key);
      return figure != nullptr && figure->number;
    };
    if (std::ranges::none_of(judgement.standings, has_number)) continue;
    TableColumn group{{says(title_of_figure(key, says))}};
    std::ranges::move(by_round(judgement, key, says), std::back_inserter(group.cells));
    const std::vector<TableColumn> before = table;
    if (before.size() > 1) table.push_back(gap);
    table.push_back(group);
    if (before.size() == 1 || width(table) <= widest_table) continue;
    table = before;
    print();
    table = {names, group};
  }
  print();
  if (!judgement.rounds.back().over) out += says(msg::round_not_over({.round = judgement.rounds.back().round})) + "\n";
  out += '\n';
}

}  // namespace

std::vector<std::string_view> keys_of(const std::vector<Standing>& standings) {
  std::vector<std::string_view> found;
  for (const Standing& standing : standings)
    for (const Figure& figure : standing.figures)
      if ((figure.number || !figure.word.empty()) && std::ranges::find(found, figure.key) == found.end())
        found.push_back(figure.key);
  return found;
}

bool concerns_score(const Diagnostic& finding) {
  return finding.bearing == Bearing::claims || (finding.bearing == Bearing::nothing && finding.rule != nullptr) ||
         (finding.bearing == Bearing::record && finding.severity == Severity::error);
}

void render_score(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  const Speaker says(judgement, style.language);
  if (!judgement.standings.empty()) render_table(out, judgement.standings, says, style);
  if (!judgement.rounds.empty()) render_rounds(out, judgement, says, style);
  Places places(source);
  const bool sheet = judgement.plays == 0;  // of plays `check` tells what is wrong with them
  for (const Diagnostic& finding : judgement.findings)
    if (concerns_score(finding) || (sheet && finding.severity != Severity::note))
      render_finding(out, source, places, finding, says, style);
  render_verdict(out, source, judgement, style);
}

}  // namespace elfref
