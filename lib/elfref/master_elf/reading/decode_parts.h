#pragma once

#include <optional>
#include <utility>

#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/reading.h"
#include "elfref/master_elf/forms/naming.h"
#include "elfref/master_elf/plays/session.h"

// The parts of a record, each read on its own.

namespace elfref::master_elf {

/// The state of reading a record. REQUIRES: all of it outlives the reading.
struct Decoding {
  Reading& reading;
  Naming& naming;
  Session& session;

  /// The text of a key, if the key is there; reports anything else.
  const Node* text(const Field& field, FixedMessage due) const { return field ? reading.scalar(field, due) : nullptr; }
  /// Appends a play to the session's.
  Play<Action>& add(Action action, Span span, std::string_view phase, std::optional<Seat> seat = std::nullopt) const {
    session.plays.push_back(play_outside<Action>(std::move(action), span, phase, seat));
    return session.plays.back();
  }
};

/// Reads `turns`.
void decode_turns(const Decoding& decoding, const Field& turns);
/// Reads `start`.
void decode_start(const Decoding& decoding, const Field& start);
/// Reads `helpers`: which ones, and where they are.
void decode_helpers(const Decoding& decoding, const Field& helpers);
/// Reads `result`.
void decode_result(const Decoding& decoding, const Field& result);

}  // namespace elfref::master_elf
