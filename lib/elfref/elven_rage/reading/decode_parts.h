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

/// What reading a record needs. REQUIRES: all of it outlives the reading.
struct Decoding {
  Reading& reading;
  Naming& naming;
  Session& session;
};

/// A turn while its lines are read.
struct TurnRead {
  Seat seat;
  std::uint16_t round = 0;  ///< its player's turns, from 1
};

/// Reads a line of a turn: puts its play behind the session's, or reports what it is not.
void decode_line(const Decoding& decoding, const TurnRead& turn, const Line& line);

/// Reads `turns`.
void decode_turns(const Decoding& decoding, const Field& turns);
/// Reads `start`.
void decode_start(const Decoding& decoding, const Field& start);
/// Reads `winner` and `result`.
void decode_claims(const Decoding& decoding, const Field& winner, const Field& result);

}  // namespace elfref::elven_rage
