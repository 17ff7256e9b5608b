#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "elfref/core/reading/lines.h"
#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/forms/naming.h"

// The parts of a record, each read on its own.

namespace elfref::elven_rage {

/// The state of reading a record. REQUIRES: all of it outlives the reading.
struct Decoding {
  Reading& reading;
  Naming& naming;
  Session& session;
};

/// A turn while its lines are read.
struct TurnRead {
  Seat seat;
  std::uint16_t round = 0;  ///< the number of this turn of its player, from 1
};

/// Reads a line of a turn: appends its play to the session's, or reports its fault.
void decode_line(const Decoding& decoding, const TurnRead& turn, const Line& line);

/// Reads `turns`.
void decode_turns(const Decoding& decoding, const Field& turns);
/// Reads `start`.
void decode_start(const Decoding& decoding, const Field& start);
/// Reads `winner` and `result`.
void decode_claims(const Decoding& decoding, const Field& winner, const Field& result);

}  // namespace elfref::elven_rage
