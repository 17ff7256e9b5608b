#include "recording.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "documents.h"
#include "elfref/core/asking/position.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/text/text.h"

namespace elfref::tools {
namespace {

/// The keys that may be written at the end of a text, in the order of the format.
std::vector<std::string> keys_behind(const GameModule& game, const std::string& text) {
  Diagnostics faults;
  const GameRecord begun =
      read_game_record({.name = "keys", .text = "game: " + std::string(game.name) + "\n" + text}, faults);
  const Overrides none;
  const Judgement nothing;
  const Draft draft{.game = game,
                    .record = *begun.record,
                    .judged = *begun.record,
                    .overrides = none,
                    .judgement = nothing,
                    .schema = record_schema(game)};
  std::vector<std::string> keys;
  for (const ExpectedWord& word : expected_at(draft, static_cast<std::uint32_t>(begun.source().text.size())).words)
    if (word.kind == WordKind::key && word.label != "note") keys.push_back(word.label);
  return keys;
}

/// Whether its records are rounds with phases; else they are turns.
bool has_rounds(const GameModule& game) {
  const std::vector<std::string> keys = keys_behind(game, "");
  return std::ranges::find(keys, "rounds") != keys.end();
}

/// The table where the record stops.
std::optional<Position> position_at_end(const Refereed& refereed, const Overrides& overrides) {
  if (refereed.game->position == nullptr || refereed.game->plays == nullptr) return std::nullopt;
  const auto plays = refereed.game->plays(refereed.judged());
  PositionRequest asked;
  for (const RecordedPlay& play : plays) asked.ply = std::max(asked.ply, play.behind);
  asked.at_end = true;
  asked.each = true;
  Position position = refereed.game->position(refereed.judged(), overrides, asked);
  if (!position.complaint.empty()) return std::nullopt;
  return position;
}

std::size_t errors(const Judgement& judgement, bool faults) {
  return static_cast<std::size_t>(std::ranges::count_if(judgement.findings, [&](const Diagnostic& found) {
    return found.severity == Severity::error && (found.bearing == Bearing::record) == faults;
  }));
}

/// The last key that stands open in a text, by its column: `  plan:`.
std::string open_key(const std::string& text, std::size_t column) {
  std::string found;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = std::string_view(text).substr(begin, end - begin);
    begin = end + 1;
    if (line.find_first_not_of(' ') == std::string_view::npos) continue;
    if (column == 2 && line.starts_with("- ")) found.clear();
    if (line.size() <= column || line.substr(0, column).find_first_not_of(" -") != std::string_view::npos) continue;
    const std::string_view key = line.substr(column);
    const std::size_t colon = key.find(':');
    if (key.front() != ' ' && key.front() != '-' && key.front() != '#' && colon != std::string_view::npos)
      found = key.substr(0, colon);
  }
  return found;
}

}  // namespace

Recording::Recording(std::string name, std::string text, Overrides overrides)
    : name_(std::move(name)), overrides_(std::move(overrides)), text_(std::move(text)) {
  if (!text_.empty() && text_.back() != '\n') text_ += '\n';
  if (!text_.empty()) judgement_ = judged(text_).judgement;
}

Refereed Recording::judged(const std::string& text) const {
  return referee({.name = name_, .text = text}, overrides_,
                 [&](std::string_view beside) { return document_beside(name_, beside); });
}

std::string Recording::prompt() const {
  if (!has_players()) return "players";
  const Refereed now = judged(text_);
  const auto position = position_at_end(now, overrides_);
  if (!position) return "play";
  std::string words;
  if (position->seat && position->seat->value < position->players.size())
    words = printable(position->players[position->seat->value]) + ", ";
  return words + std::string(position->phase);
}

std::vector<std::string> Recording::completions(std::string_view typed) const {
  std::vector<std::string> found;
  if (!has_players()) return found;
  const Refereed now = judged(text_);
  const auto add = [&](std::string words) {
    if (fold(words).starts_with(fold(typed)) && std::ranges::find(found, words) == found.end())
      found.push_back(std::move(words));
  };
  if (const auto position = position_at_end(now, overrides_)) {
    const bool due = position->seat && position->seat->value < position->players.size();
    const std::string whose = due ? position->players[position->seat->value] : "";
    for (const Choice& choice : position->choices) {
      if (!choice.several) add(choice.words);
      if (!choice.several && !whose.empty()) add(whose + ": " + choice.words);
      for (const Choice::One& one : choice.each) add(one.words);
    }
  }
  for (const std::string& player : judgement_.players) add(player + ": ");
  for (const std::string& phase : keys_behind(*now.game, "rounds:\n- ")) add(phase + ": ");
  return found;
}

/// The line as it is, and with whose it may be where it does not say so: of whose turn it is first.
std::vector<std::string> Recording::named(const std::string& line) const {
  std::vector<std::string> words{line};
  const std::string whose = fold(std::string_view(line).substr(0, line.find(':')));
  const auto is_player = [&](const std::string& name) { return fold(name) == whose; };
  if (line.find(':') != std::string::npos && std::ranges::any_of(judgement_.players, is_player)) return words;
  const auto position = position_at_end(judged(text_), overrides_);
  const bool due = position && position->seat && position->seat->value < position->players.size();
  if (due) words.push_back(position->players[position->seat->value] + ": " + line);
  for (const std::string& player : judgement_.players) {
    std::string other = player + ": " + line;
    if (std::ranges::find(words, other) == words.end()) words.push_back(std::move(other));
  }
  return words;
}

/// What the text becomes with a line in each place that comes into question, the likeliest first.
std::vector<std::string> Recording::places_for(const std::string& line) const {
  const GameModule& game = *judged(text_).game;
  const bool rounds = has_rounds(game);
  const std::string top = open_key(text_, 0);
  const bool begun = same_key(top, "rounds") || same_key(top, "turns");
  const std::string all = begun ? text_ : text_ + (rounds ? "rounds:\n" : "turns:\n");
  const std::vector<std::string> words = named(line);
  const std::string open = begun ? open_key(text_, 2) : "";
  std::vector<std::string> found;
  if (!rounds) {
    if (!open.empty()) found.push_back(all + "  - " + line + "\n");
    for (const std::string& one : words) {
      const std::size_t colon = one.find(": ");
      if (colon == std::string::npos) continue;
      found.push_back(all + "- " + one.substr(0, colon) + ":\n  - " + one.substr(colon + 2) + "\n");
      found.push_back(all + "- " + one + "\n");
    }
    found.push_back(all + "- " + line + "\n");
    found.push_back(text_ + line + "\n");
    return found;
  }
  const std::vector<std::string> phases = keys_behind(game, "rounds:\n- ");
  const auto last = std::ranges::find_if(phases, [&](const std::string& phase) { return same_key(phase, open); });
  if (!open.empty()) {
    for (const std::string& one : words) found.push_back(all + "  - " + one + "\n");
    for (auto phase = last == phases.end() ? last : last + 1; phase != phases.end(); ++phase)
      for (const std::string& one : words) found.push_back(all + "  " + *phase + ":\n  - " + one + "\n");
    found.push_back(all + "  " + line + "\n");
  }
  found.push_back(text_ + line + "\n");
  for (const std::string& phase : phases)
    for (const std::string& one : words) found.push_back(all + "- " + phase + ":\n  - " + one + "\n");
  found.push_back(all + "- " + line + "\n");
  return found;
}

void Recording::keep(std::string text, const Judgement& judgement) {
  before_.push_back(std::exchange(text_, std::move(text)));
  judgement_ = judgement;
}

Recording::Taken Recording::take(std::string_view line) {
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) line.remove_suffix(1);
  if (line.empty()) return {};
  std::vector<std::string> places;
  if (has_players()) {
    places = places_for(std::string(line));
  } else if (line.front() == '[') {
    places.push_back(text_ + "players: " + std::string(line) + "\n");
  } else if (line.find(':') != std::string_view::npos) {  // another key of the head
    places.push_back(text_ + std::string(line) + "\n");
  } else {
    places.push_back(text_ + "players: [" + std::string(line) + "]\n");
  }
  const std::size_t faults = text_.empty() ? 0 : errors(judgement_, true);
  std::optional<Taken> best;
  auto least = std::pair<std::size_t, std::size_t>(~std::size_t{0}, 0);
  std::string best_text;
  for (const std::string& text : places) {
    Refereed refereed = judged(text);
    const auto cost = std::pair(errors(refereed.judgement, true), errors(refereed.judgement, false));
    if (best && cost >= least) continue;
    least = cost;
    best_text = text;
    best = Taken{.written = false, .refereed = std::move(refereed), .findings = {}};
    if (cost.first <= faults && cost.second <= errors(judgement_, false)) break;
  }
  // A head lacks players until they are written.
  const auto lacks = static_cast<std::size_t>(
      std::ranges::count(best->refereed.judgement.findings, info(Fault::missing_key).id, &Diagnostic::id));
  best->written = least.first <= std::max(faults, has_players() ? 0 : lacks);
  const auto told = [&](const Diagnostic& found) {
    return std::ranges::any_of(judgement_.findings, [&](const Diagnostic& known) {
      return known.id == found.id && known.span == found.span && known.severity == found.severity;
    });
  };
  for (std::size_t i = 0; i < best->refereed.judgement.findings.size(); ++i) {
    const Diagnostic& found = best->refereed.judgement.findings[i];
    const bool sums_up = found.severity == Severity::note && found.rule == nullptr;
    const bool lacking = best->written && found.id == info(Fault::missing_key).id;  // it is still to come
    if (!told(found) && !sums_up && !lacking) best->findings.push_back(i);
  }
  if (best->written) keep(std::move(best_text), best->refereed.judgement);
  return std::move(*best);
}

bool Recording::undo() {
  if (before_.empty()) return false;
  text_ = std::move(before_.back());
  before_.pop_back();
  judgement_ = text_.empty() ? Judgement() : judged(text_).judgement;
  return true;
}

}  // namespace elfref::tools
