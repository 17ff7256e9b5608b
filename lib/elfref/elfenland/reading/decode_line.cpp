#include <algorithm>
#include <string>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/decode_parts.h"

namespace elfref::elfenland {
namespace {

/// Moves what was read of `text + line` to where the line stands in a source.
struct Moved {
  std::uint32_t ahead;  ///< bytes before the line
  Span line;

  void operator()(Span& span) const {
    if (span == Span{}) return;  // nowhere, and so it stays
    const auto move = [&](std::uint32_t at) { return std::min(line.begin + (at < ahead ? 0 : at - ahead), line.end); };
    span = {move(span.begin), move(span.end)};
  }
};

/// Whether a phase is a list of plays; else it is a map of players.
bool is_list(std::string_view phase) {
  return phase == phase::choose || phase == phase::plan || phase == phase::travel;
}

}  // namespace

LineOfText read_line(std::string_view line, std::string_view phase, Diagnostics& faults) {
  const std::string ahead = phase == row_key ? "" : std::string(phase) + (is_list(phase) ? ":\n- " : ":\n  ");
  return {read_record({.name = {}, .text = ahead + std::string(line)}, faults),
          static_cast<std::uint32_t>(ahead.size())};
}

LineRead decode_line(std::string_view line, Span at, std::string_view phase, int round,
                     const std::vector<Player>& players) {
  Diagnostics faults;
  const auto [record, ahead] = read_line(line, phase, faults);
  Reading reading(*record, faults, vocabulary());
  std::vector<std::string_view> names;
  for (const Player& player : players) names.push_back(player.name);
  reading.seat_players(std::move(names), true);
  Session read;
  read.players = players;
  const auto [field] = reading.fields(record->root(), std::array{phase});
  if (field) decode_phase(reading, field, round, read);

  const Moved moved{ahead, at};
  LineRead found{.plays = std::move(read.plays), .faults = {}, .understood = !faults.unreadable()};
  found.faults = faults.take();
  for (Diagnostic& fault : found.faults) {
    moved(fault.span);
    for (Related& related : fault.related) moved(related.span);
  }
  for (Play<Action>& play : found.plays) std::ranges::for_each(play.parts, moved);
  return found;
}

}  // namespace elfref::elfenland
