#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"

// One line of a record that is read alone, behind the words that it needs before it.

namespace elfref {

/// One line, as it would stand in a record. Spans are bytes of the source in which it stands.
template <class Action>
struct LineRead {
  std::vector<Play<Action>> plays{};
  std::vector<Diagnostic> faults{};
  bool understood = false;  ///< no fault makes it unreadable
};

/// Moves what was read of `ahead + line` to where the line stands in a source.
struct MovedToLine {
  std::uint32_t ahead;  ///< bytes before the line
  Span line;            ///< where it stands

  /// Moves a span; what stands before the line is put at its beginning.
  void operator()(Span& span) const {
    if (span == Span{}) return;  // nowhere, and so it stays
    const auto move = [&](std::uint32_t at) { return std::min(line.begin + (at < ahead ? 0 : at - ahead), line.end); };
    span = {move(span.begin), move(span.end)};
  }
};

/// A name as a key, within quotes, whatever signs are in it.
[[nodiscard]] inline std::string quoted_key(std::string_view name) {
  std::string text = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

/// What was read of it, with its faults, where it stands.
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

}  // namespace elfref
