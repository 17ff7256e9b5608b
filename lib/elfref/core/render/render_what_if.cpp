#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/asking/what_if.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/text/text_table.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

void render_change(std::string& out, const Source& source, const LineChange& change, TextStyle style) {
  const auto line = source.first_line + static_cast<int>(change.begin);
  const std::string what_if = Speaker(style.language)(msg::what_if_line());
  add_line(out, painted(fmt::format("{}:{}: {}", source.name, line, what_if), Paint::bold, style), style);
  for (const std::string_view old : change.lines)
    out += fmt::format("  {}\n", painted(fmt::format("- {}", lines_without_ends(old).front()), Paint::error, style));
  for (const std::string_view now : lines_without_ends(change.text))
    out += fmt::format("  {}\n", painted(fmt::format("+ {}", now), Paint::good, style));
}

/// `place 1, towns 17, at Throtmanni, score 16, cards 2`.
std::string in_words(const Standing* standing, const Speaker& says) {
  if (standing == nullptr) return "";
  std::string words = standing->place ? says(msg::place_figure({.place = in_words(*standing->place)})) : "";
  for (const Figure& figure : standing->figures) {
    if (!figure.number && figure.word.empty()) continue;
    words += fmt::format("{}{} {}", words.empty() ? "" : ", ", says(title_of_figure(figure.key, says)),
                         shown(figure, says));
  }
  return words;
}

const Standing* standing_of(const Judgement& judgement, std::string_view name) {
  const auto found = std::ranges::find(judgement.standings, name, &Standing::name);
  return found == judgement.standings.end() ? nullptr : &*found;
}

std::string verdict_of(const Judgement& judgement, Language language) {
  const Message words = verdict_in_words(judgement), verdict = in_words(judgement.verdict);
  return Speaker(judgement, language)(msg::verdict_with_words({.verdict = verdict, .words = words}));
}

/// Both sides, a line each: what is the same is not said twice.
void render_sides(std::string& out, const Judgement& before, const Judgement& after, TextStyle style) {
  const Speaker says(style.language);
  std::vector<TableColumn> table{{{""}}, {{says(msg::before())}}, {{says(msg::after())}}};
  for (const auto& [what, was, is] : both_ways(before, after, style.language)) {
    table[0].cells.push_back(printable(what));
    table[1].cells.push_back(was);
    table[2].cells.push_back(was == is ? says(msg::the_same()) : is);
  }
  out += painted(table_row(table, 0), Paint::bold, style) + "\n";
  for (std::size_t row = 1; row < table[0].cells.size(); ++row) out += table_row(table, row) + "\n";
}

using RenderFinding = decltype(&render_finding);

void render_findings(std::string& out, const Message& heading, const Source& source,
                     const std::vector<const Diagnostic*>& findings, RenderFinding render, const Speaker& says,
                     TextStyle style) {
  if (findings.empty()) return;
  out += painted(says(heading), Paint::bold, style) + "\n";
  Places places(source);
  for (const Diagnostic* finding : findings) render(out, source, places, *finding, says, style);
}

}  // namespace

std::vector<std::string_view> lines_without_ends(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    while (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<BothWays> both_ways(const Judgement& before, const Judgement& after, Language language) {
  const Speaker says(before, language);
  std::vector<BothWays> all{
      {says(msg::row_verdict()), verdict_of(before, language), verdict_of(after, language)}};
  for (const Standing& standing : before.standings)
    all.push_back({says(title_of_side(standing, says)), in_words(&standing, says),
                   in_words(standing_of(after, standing.name), says)});
  return all;
}

void render_what_if(std::string& out, const Source& source, const Judgement& before, const Altered& altered,
                    TextStyle style) {
  for (const LineChange& change : line_changes(source.text, altered.edits)) render_change(out, source, change, style);
  render_sides(out, before, altered.judgement, style);
  render_findings(out, msg::no_longer_found(), source, altered.gone, render_headline, Speaker(before, style.language),
                  style);
  const Speaker says(altered.judgement, style.language);
  Source after = altered.record->source();
  after.name = says(msg::what_if_file({.file = verbatim(after.name)}));
  render_findings(out, msg::still_found(), after, altered.kept, render_finding, says, style);
  render_findings(out, msg::newly_found(), after, altered.came, render_finding, says, style);
  if (altered.gone.empty() && altered.came.empty() && altered.kept.empty()) 
    out += says(msg::no_finding_differs()) + "\n";
}

}  // namespace elfref
