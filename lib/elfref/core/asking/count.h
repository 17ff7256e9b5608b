#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "elfref/core/asking/position.h"

// How many sequences of plays go on from a place in a record, as chess programs count theirs to test what they list as
// legal (perft).

namespace elfref {

/// What is to be counted.
struct CountRequest {
  PositionRequest from;  ///< the place from which sequences go on
  int depth = 1;         ///< how many plays the longest have; at least 1
  bool divide = false;   ///< also how many begin with each play
};

/// How many sequences of plays there are.
struct Count {
  std::string complaint;  ///< why nothing was counted; else empty
  Position from;          ///< where they begin, and who plays first; what could be played is left out
  /// Sequences of the same length.
  struct OfLength {
    std::uint64_t sequences = 0;  ///< all of them
    std::uint64_t ended = 0;      ///< of these, those behind which nobody has a play left
    friend bool operator==(const OfLength&, const OfLength&) = default;
  };
  std::vector<OfLength> of_length;  ///< of 1, 2, … plays, up to the depth
  /// The longest sequences that begin with one play.
  struct Beginning {
    std::string words;            ///< that play as a record writes it
    std::uint64_t sequences = 0;  ///< how many there are
  };
  std::vector<Beginning> beginnings;  ///< in the order in which plays are listed; empty where that was not asked for
};

}  // namespace elfref
