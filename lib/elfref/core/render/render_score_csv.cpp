#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/judging/session_entries.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/csv.h"
#include "elfref/core/text/text.h"

namespace elfref {

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) field.append(c == '"' ? 2 : 1, c);
  return field + '"';
}

std::string csv_text(std::string_view text) {
  constexpr std::array<std::string_view, 8> signs{"=", "+", "-", "@", "＝", "＋", "－", "＠"};
  const std::string shown = printable(text);
  const std::string_view begin = std::string_view(shown).substr(std::min(shown.find_first_not_of(' '), shown.size()));
  const bool formula = std::ranges::any_of(signs, [&](std::string_view sign) { return begin.starts_with(sign); });
  return csv_field(formula ? "'" + shown : shown);
}

namespace {

/// A line as it grows.
class Line {
 public:
  explicit Line(std::string& out) : out_(out) {}
  void field(std::string_view written) {
    if (std::exchange(begun_, true)) out_ += ',';
    out_ += written;
  }
  void text(std::string_view words) { field(csv_text(words)); }
  void number(int value) { field(std::to_string(value)); }
  void flag(bool value) { field(value ? "true" : "false"); }
  /// A number that is known; else nothing.
  void exact(const std::optional<Range>& range) { field(range && range->exact() ? std::to_string(range->min) : ""); }
  void bounds(const std::optional<Range>& range) {
    field(range ? std::to_string(range->min) : "");
    field(range ? std::to_string(range->max) : "");
  }
  void end() { out_ += "\r\n"; }

 private:
  std::string& out_;
  bool begun_ = false;
};

std::optional<Range> number_of(const Standing& standing, std::string_view key) {
  const Figure* figure = standing.figure(key);
  return figure != nullptr ? figure->number : std::nullopt;
}

struct CsvWriter {
  std::string& out;
  const Source& source;
  const Judgement& judgement;
  std::span<const FigureWords> figures;
  bool by_round;

  /// A line of one player; null: of nobody. `round`: after which one; null: of the end.
  void line(const Standing* standing, const RoundScore* round) const {
    Line line(out);
    line.text(source.name);
    line.number(source.document);
    line.text(judgement.game);
    line.text(judgement.edition);
    line.field(name(judgement.verdict));
    line.field(name(judgement.claims));
    line.field(judgement.ended);
    if (by_round) {
      line.field(round != nullptr ? std::to_string(round->round) : "");
      line.field(round == nullptr ? "" : round->over ? "true" : "false");
    }
    const Standing nobody;
    const Standing& of = standing != nullptr ? *standing : nobody;
    line.text(of.name);
    line.exact(of.place);
    line.field(standing == nullptr ? "" : of.won ? "true" : "false");
    for (const FigureWords& words : figures) {
      const Figure* figure = of.figure(words.key);
      words.number ? line.exact(number_of(of, words.key)) : line.text(figure != nullptr ? figure->word : "");
    }
    line.bounds(of.place);
    for (const FigureWords& words : figures)
      if (words.number) line.bounds(number_of(of, words.key));
    line.field(of.side.size() == 1 ? std::to_string(of.side.front().value + 1) : "");
    for (const SessionKey key : session_keys) line.text(session_text(judgement.session, key));
    line.end();
  }

  void lines(const std::vector<Standing>& standings, const RoundScore* round) const {
    for (const Standing& standing : standings) line(&standing, round);
    if (standings.empty()) line(nullptr, round);
  }
};

}  // namespace

void render_score_csv_head(std::string& out, std::span<const FigureWords> figures, bool by_round) {
  Line line(out);
  for (const char* heading : {"file", "record", "game", "edition", "verdict", "claims", "ended"}) line.field(heading);
  if (by_round)
    for (const char* heading : {"round", "over"}) line.field(heading);
  for (const char* heading : {"player", "place", "won"}) line.field(heading);
  for (const FigureWords& words : figures) line.field(words.key);
  const auto bounds = [&line](std::string_view key) {
    for (const char* bound : {"_min", "_max"}) line.field(std::string(key) + bound);
  };
  bounds("place");
  for (const FigureWords& words : figures)
    if (words.number) bounds(words.key);
  line.field("seat");
  for (const SessionKey key : session_keys) line.field("session_" + std::string(name(key)));
  line.end();
}

void render_score_csv(std::string& out, const Source& source, const Judgement& judgement,
                      std::span<const FigureWords> figures, bool by_round) {
  const CsvWriter writer{out, source, judgement, figures, by_round};
  if (judgement.rounds.empty()) writer.lines(judgement.standings, nullptr);
  for (const RoundScore& round : judgement.rounds) writer.lines(round.standings, &round);
}

}  // namespace elfref
