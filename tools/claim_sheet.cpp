#include "claim_sheet.h"

#include <algorithm>
#include <array>
#include <span>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// Where a record has a figure.
enum class Under { player, final, result, table };

struct FigureOf {
  std::string_view game;
  std::string_view key;
  Under under;
  bool number = true;
};

constexpr FigureOf all_figures[]{
    {"elfenland", "town", Under::player, false}, {"elfenland", "towns", Under::final},
    {"elfenland", "at", Under::final, false},    {"elfenland", "cards", Under::final},
    {"elfenland", "distance", Under::result},    {"elfenland", "score", Under::result},
    {"elfenland", "place", Under::result},       {"elven-rage", "lands", Under::result},
    {"elven-rage", "towers", Under::result},     {"elven-rage", "castles", Under::result},
    {"elven-rage", "hand", Under::result},       {"elven-rage", "artifacts", Under::result},
    {"elven-rage", "treasures", Under::result},  {"master-elf", "outcome", Under::table, false},
    {"master-elf", "sent", Under::table},        {"master-elf", "gifts", Under::table},
    {"master-elf", "rounds", Under::table},      {"master-elf", "at", Under::result, false},
    {"master-elf", "cards", Under::result},
};

const FigureOf* figure_of(const GameModule& game, std::string_view key) {
  const auto found =
      std::ranges::find_if(all_figures, [&](const FigureOf& one) { return one.game == game.name && one.key == key; });
  return found == std::end(all_figures) ? nullptr : found;
}

/// Writes one record, and keeps which place of the file each of its lines is from.
class Writing {
 public:
  explicit Writing(const ClaimSheet& sheet) : sheet_(sheet) {
    for (const SheetLine& line : sheet.lines) lines_.push_back(&line);
    const auto has_seat = [](const SheetLine* line) { return line->seat.has_value(); };
    if (std::ranges::all_of(lines_, has_seat))
      std::ranges::stable_sort(lines_, {}, [](const SheetLine* line) { return *line->seat; });
    with_final_ = std::ranges::all_of(lines_, [](const SheetLine* line) {
      return std::ranges::find(line->figures, std::string_view("towns"), &SheetFigure::key) != line->figures.end();
    });
  }

  std::string write() {
    const Span whole = lines_.front()->span;
    add("game: " + std::string(sheet_.game->name), whole);
    if (!sheet_.session.empty())
      add("session: {" +
              joined(sheet_.session, [](const auto& entry) { return entry.first + ": " + as_key(entry.second); }) + "}",
          whole);
    add("players:", whole);
    for (const SheetLine* line : lines_) {
      const std::string own = figures(*line, Under::player);
      add("- " + (own.empty() ? as_key(line->name) : "{name: " + as_key(line->name) + ", " + own + "}"), line->span);
    }
    write_players("final", Under::final);
    write_result();
    write_winners();
    return text_;
  }

  [[nodiscard]] Span place_of_line(int line) const {
    const auto index = static_cast<std::size_t>(std::max(line, 1) - 1);
    return places_[std::min(index, places_.size() - 1)];
  }

 private:
  void add(const std::string& line, Span from) {
    (text_ += line) += '\n';
    places_.push_back(from);
  }

  [[nodiscard]] Under under(const SheetFigure& figure) const {
    const FigureOf* known = figure_of(*sheet_.game, figure.key);
    if (known == nullptr) return Under::result;
    return known->under == Under::final && !with_final_ ? Under::result : known->under;
  }

  [[nodiscard]] std::string figures(const SheetLine& line, Under where) const {
    std::string all;
    for (const SheetFigure& figure : line.figures) {
      if (under(figure) != where) continue;
      if (!all.empty()) all += ", ";
      all += std::string(figure.key) + ": " + as_key(figure.value);
    }
    return all;
  }

  void write_players(const std::string& key, Under where) {
    const auto has_some = [&](const SheetLine* line) { return !figures(*line, where).empty(); };
    if (std::ranges::none_of(lines_, has_some)) return;
    if (where != Under::result || !result_begun_) add(key + ":", lines_.front()->span);
    for (const SheetLine* line : lines_)
      if (has_some(line)) add("  " + as_key(line->name) + ": {" + figures(*line, where) + "}", line->span);
  }

  /// What is about the whole table stands in the line of any player.
  void write_result() {
    std::vector<const SheetFigure*> told;
    for (const SheetLine* line : lines_)
      for (const SheetFigure& figure : line->figures)
        if (under(figure) == Under::table && std::ranges::find(told, figure.key, &SheetFigure::key) == told.end())
          told.push_back(&figure);
    if (!told.empty()) add("result:", lines_.front()->span);
    result_begun_ = !told.empty();
    for (const SheetFigure* figure : told)
      add("  " + std::string(figure->key) + ": " + as_key(figure->value), figure->span);
    write_players("result", Under::result);
  }

  void write_winners() {
    std::vector<const SheetLine*> winners;
    std::ranges::copy_if(lines_, std::back_inserter(winners), &SheetLine::winner);
    if (winners.empty()) return;
    const std::string names = joined(winners, [](const SheetLine* line) { return as_key(line->name); });
    add("winner: " + (winners.size() == 1 ? names : "[" + names + "]"), winners.front()->span);
  }

  const ClaimSheet& sheet_;
  std::vector<const SheetLine*> lines_;  // in the order of seats
  bool with_final_ = false;
  bool result_begun_ = false;
  std::string text_;
  std::vector<Span> places_;  // in the file, by line of the record
};

}  // namespace

std::vector<std::string_view> sheet_figures(const GameModule& game) {
  std::vector<std::string_view> keys;
  for (const FigureOf& figure : all_figures)
    if (figure.game == game.name) keys.push_back(figure.key);
  return keys;
}

bool is_number_on_sheet(std::string_view figure) {
  return std::ranges::find(all_figures, figure, &FigureOf::key)->number;
}

std::string record_of(const ClaimSheet& sheet, std::vector<CsvFault>& faults) {
  Writing writing(sheet);
  std::string text = writing.write();
  const Refereed refereed = referee({.name = {}, .text = text});
  if (refereed.judgement.verdict != Verdict::unreadable) return text;
  const Speaker says(refereed.judgement, language());
  for (const Diagnostic& finding : refereed.judgement.findings)
    if (finding.severity == Severity::error)
      faults.push_back(
          {writing.place_of_line(place_of(refereed.source(), finding.span).line), Message(says(finding.message))});
  return text;
}

}  // namespace elfref::tools
