#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "elfref/core/asking/position_view.h"

// The number of sequences of plays from a place in a record. Chess programs count theirs to test the plays that they
// list as legal (perft).

namespace elfref {

/// What to count.
struct CountRequest {
  PositionRequest from;  ///< the place where sequences begin
  int depth = 1;         ///< the number of plays in the longest sequences; at least 1
  bool divide = false;   ///< also count the sequences that begin with each play
};

/// The number of sequences of plays.
struct Count {
  Message complaint;      ///< why nothing was counted; else empty
  PositionView from;          ///< the position where they begin, and the first player, but no choices
  /// The sequences of one length.
  struct OfLength {
    std::uint64_t sequences = 0;  ///< all of them
    std::uint64_t ended = 0;      ///< those after which no player has a play left
    friend bool operator==(const OfLength&, const OfLength&) = default;
  };
  std::vector<OfLength> of_length;  ///< of 1, 2, … plays, up to the depth
  /// The longest sequences that begin with one play.
  struct Beginning {
    Message words;                ///< that play, as a record writes it, or what happens instead
    std::uint64_t sequences = 0;  ///< their number
  };
  std::vector<Beginning> beginnings;  ///< in the order in which plays are listed; only on request
};

}  // namespace elfref
