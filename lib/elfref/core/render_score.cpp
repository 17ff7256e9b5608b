#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/render_parts.h"
#include "elfref/core/text.h"
#include "elfref/core/text_table.h"

namespace elfref {

std::string shown(const Range& range) {
  if (range.exact()) return fmt::format("{}", range.min);
  return fmt::format("{}{}{}", range.min, range.min < 0 ? " to " : "–", range.max);
}

std::string shown(const Figure& figure) {
  if (figure.number) return shown(*figure.number);
  return figure.word.empty() ? "?" : printable(figure.word);
}

namespace {

/// The keys of all figures that somebody has, in the order in which they first stand.
std::vector<std::string_view> keys(const std::vector<Standing>& standings) {
  std::vector<std::string_view> found;
  for (const Standing& standing : standings)
    for (const Figure& figure : standing.figures)
      if ((figure.number || !figure.word.empty()) && std::ranges::find(found, figure.key) == found.end())
        found.push_back(figure.key);
  return found;
}

TableColumn figures(const std::vector<Standing>& standings, std::string_view key) {
  TableColumn column{{std::string(key)}};
  for (const Standing& standing : standings) {
    const Figure* figure = standing.figure(key);
    column.cells.push_back(figure != nullptr ? shown(*figure) : "");
    column.numbers = column.numbers || (figure != nullptr && figure->number);
  }
  return column;
}

std::vector<TableColumn> columns(const std::vector<Standing>& standings) {
  std::vector<TableColumn> table;
  const auto has_place = [](const Standing& standing) { return standing.place.has_value(); };
  if (std::ranges::any_of(standings, has_place)) {
    TableColumn& place = table.emplace_back(TableColumn{{"place"}, true});
    for (const Standing& standing : standings) place.cells.push_back(standing.place ? shown(*standing.place) : "");
  }
  TableColumn& name = table.emplace_back(TableColumn{{"player"}});
  for (const Standing& standing : standings) name.cells.push_back(printable(standing.name));
  for (const std::string_view key : keys(standings)) table.push_back(figures(standings, key));
  return table;
}

void render_table(std::string& out, const std::vector<Standing>& standings, TextStyle style) {
  const std::vector<TableColumn> table = columns(standings);
  out += painted(table_row(table, 0), Paint::bold, style) + "\n";
  for (std::size_t index = 1; index <= standings.size(); ++index) out += table_row(table, index) + "\n";
  for (const Standing& standing : standings)
    for (const Figure& figure : standing.figures)
      if (!figure.remark.empty())
        add_line(
            out,
            fmt::format("{}: {} {}: {}", printable(standing.name), figure.key, shown(figure), printable(figure.remark)),
            style);
}

/// Whether a finding has its place below the table: what is said of the claims and of the end, and why nothing could be
/// read.
bool concerns_score(const Diagnostic& finding) {
  return finding.bearing == Bearing::claims || (finding.bearing == Bearing::nothing && finding.rule != nullptr) ||
         (finding.bearing == Bearing::record && finding.severity == Severity::error);
}

}  // namespace

void render_score(std::string& out, const Source& source, const Judgement& judgement, TextStyle style) {
  if (!judgement.standings.empty()) render_table(out, judgement.standings, style);
  Places places(source);
  for (const Diagnostic& finding : judgement.findings)
    if (concerns_score(finding)) render_finding(out, source, places, finding, style);
  render_verdict(out, source, judgement, style);
}

}  // namespace elfref
