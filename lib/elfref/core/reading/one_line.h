#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/reading/reading.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/source.h"

// One line of a record that is read alone, after the words that it needs before it.

namespace elfref {

/// One line, as it would be in a record. Spans are bytes of the source that contains it.
template <class Action>
struct LineRead {
  std::vector<Play<Action>> plays{};
  std::vector<Diagnostic> faults{};
  bool understood = false;  ///< no fault makes it unreadable
};

/// Moves the results for `ahead + line` to the place of the line in a source.
struct MovedToLine {
  std::uint32_t ahead;  ///< bytes before the line
  Span line;            ///< its place in the source

  /// Moves a span; a span before the line moves to its beginning.
  void operator()(Span& span) const {
    if (span == Span{}) return;  // no place, so it stays
    const auto move = [&](std::uint32_t at) { return std::min(line.begin + (at < ahead ? 0 : at - ahead), line.end); };
    span = {move(span.begin), move(span.end)};
  }
};

/// The plays and faults of a line, at its place.
template <class Action>
[[nodiscard]] LineRead<Action> line_read(std::vector<Play<Action>> plays, Diagnostics& faults,
                                         const MovedToLine& moved) {
  LineRead<Action> found{.plays = std::move(plays), .faults = {}, .understood = !faults.unreadable()};
  found.faults = faults.take();
  for (Diagnostic& fault : found.faults) {
    moved(fault.span);
    for (Related& related : fault.related) moved(related.span);
  }
  for (Play<Action>& play : found.plays) std::ranges::for_each(play.parts, moved);
  return found;
}

/// Reads a line of `turns` alone, as if it followed `ahead`, which begins with that key. `decode(reading, turns)`
/// returns the plays; those that are recorded are kept. Spans are bytes of the source that contains the line `at`.
template <class Action, class Decode>
[[nodiscard]] LineRead<Action> read_alone(const std::string& ahead, std::string_view line, Span at,
                                          const std::vector<Player>& players, const Vocabulary& words, Decode decode) {
  Diagnostics faults;
  const auto record = read_record({.name = {}, .text = ahead + std::string(line)}, faults);
  Reading reading(*record, faults, words);
  std::vector<std::string_view> names;
  for (const Player& player : players) names.push_back(player.name);
  reading.seat_players(std::move(names), true);
  std::vector<Play<Action>> plays;
  const auto fields = reading.fields(record->root(), std::array{std::string_view("turns")});
  if (fields[0]) plays = decode(reading, fields[0]);
  std::erase_if(plays, [](const Play<Action>& play) { return !play.counted; });
  return line_read(std::move(plays), faults, {static_cast<std::uint32_t>(ahead.size()), at});
}

}  // namespace elfref
