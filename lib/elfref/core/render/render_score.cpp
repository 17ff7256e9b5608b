#include <fmt/format.h>

#include <algorithm>
#include <array>

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

/// What is shown of a figure after each round: a number, or a word that has numbers (`5 of 6`).
bool is_counted(const Figure& figure) {
  return figure.number.has_value() || figure.numbers != std::array<Range, 2>{};
}

/// Figures of some sides after every round.
class Rounds {
 public:
  Rounds(const Judgement& judgement, const std::vector<Standing>& sides, const Speaker& says)
      : rounds_(judgement.rounds), sides_(sides), says_(says) {
    for (const std::string_view key : keys_of(sides))
      if (key != "rounds" && std::ranges::any_of(sides, [&](const Standing& side) { return is_shown(side, key); }))
        keys_.push_back(key);  // the number of rounds is beside it
  }

  /// Prints a group of columns for each figure, side by side as far as they have room, else below one another: a column
  /// for each round, or for each side if that is too wide.
  void render(std::string& out, TextStyle style) const {
    if (keys_.empty()) return;
    const TableColumn names = sides_down(), numbers = rounds_down();
    const bool down = std::ranges::any_of(keys_, [&](std::string_view key) {
      return width({names, group(key, by_round(key))}) > widest_table;
    });
    const TableColumn& heads = down ? numbers : names;
    const TableColumn gap{std::vector<std::string>(heads.cells.size())};
    std::vector<TableColumn> table{heads};
    const auto print = [&] {
      out += '\n';
      for (std::size_t index = 0; index < heads.cells.size(); ++index)
        out += (index < 2 ? painted(table_row(table, index), Paint::bold, style) : table_row(table, index)) + "\n";
    };
    for (const std::string_view key : keys_) {
      const TableColumn next = group(key, down ? by_side(key) : by_round(key));
      const std::vector<TableColumn> before = table;
      if (before.size() > 1) table.push_back(gap);
      table.push_back(next);
      if (before.size() == 1 || width(table) <= widest_table) continue;
      table = before;
      print();
      table = {heads, next};
    }
    print();
  }

 private:
  /// Whether a side has such a figure in any round, or in the end.
  [[nodiscard]] bool is_shown(const Standing& side, std::string_view key) const {
    const auto counted = [&](const Standing& standing) {
      const Figure* figure = standing.figure(key);
      return standing.side == side.side && figure != nullptr && is_counted(*figure);
    };
    return counted(side) || std::ranges::any_of(rounds_, [&](const RoundScore& round) {
             return std::ranges::any_of(round.standings, counted);
           });
  }

  [[nodiscard]] static std::string number(const RoundScore& round) {
    return fmt::format("{}{}", round.round, round.over ? "" : "*");
  }
  [[nodiscard]] std::string cell(const RoundScore& round, const Standing& side, std::string_view key) const {
    const auto then = std::ranges::find(round.standings, side.side, &Standing::side);
    const Figure* figure = then == round.standings.end() ? nullptr : then->figure(key);
    if (figure == nullptr || (!figure->number && figure->word.empty())) return "?";
    return figure->number ? says_(in_words(*figure->number)) : shown(*figure, says_);
  }

  [[nodiscard]] TableColumn sides_down() const {
    TableColumn names{{"", says_(msg::after_round())}};
    for (const Standing& side : sides_) names.cells.push_back(says_(title_of_side(side, says_)));
    return names;
  }
  [[nodiscard]] TableColumn rounds_down() const {
    TableColumn numbers{{"", says_(msg::after_round())}, true};
    for (const RoundScore& round : rounds_) numbers.cells.push_back(number(round));
    return numbers;
  }

  [[nodiscard]] std::vector<TableColumn> by_round(std::string_view key) const {
    std::vector<TableColumn> table;
    for (const RoundScore& round : rounds_) {
      TableColumn& column = table.emplace_back(TableColumn{{number(round)}, true});
      for (const Standing& side : sides_) column.cells.push_back(cell(round, side, key));
    }
    return table;
  }
  [[nodiscard]] std::vector<TableColumn> by_side(std::string_view key) const {
    std::vector<TableColumn> table;
    for (const Standing& side : sides_) {
      TableColumn& column = table.emplace_back(TableColumn{{says_(title_of_side(side, says_))}, true});
      for (const RoundScore& round : rounds_) column.cells.push_back(cell(round, side, key));
    }
    return table;
  }
  /// Columns below the title of their figure, as one column.
  [[nodiscard]] TableColumn group(std::string_view key, const std::vector<TableColumn>& columns) const {
    TableColumn all{{says_(title_of_figure(key, says_))}};
    for (std::size_t index = 0; index < columns.front().cells.size(); ++index)
      all.cells.push_back(table_row(columns, index));
    return all;
  }

  const std::vector<RoundScore>& rounds_;
  const std::vector<Standing>& sides_;
  const Speaker& says_;
  std::vector<std::string_view> keys_;
};

void render_rounds(std::string& out, const Judgement& judgement, const Speaker& says, TextStyle style) {
  for (const std::vector<Standing>& some : by_figures(judgement.standings))
    Rounds(judgement, some, says).render(out, style);
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
