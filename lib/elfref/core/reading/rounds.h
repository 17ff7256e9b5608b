#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/reading/reading.h"

namespace elfref {

/// How the rounds of a game are written.
struct RoundForm {
  std::span<const std::string_view> keys;    ///< all keys of a round, including remarks
  std::span<const std::string_view> phases;  ///< the keys that are phases, in the order of play
  std::string_view example;                  ///< the key of a phase, as an example
  FixedMessage is;                           ///< the form of a round: `a round is bid: and play:, each with its lines`
  int most = 99;                             ///< the highest number of a round
};

/// The rounds of a record, without remarks: maps, and the scalar `unknown`. Reports what is not a round. `first` is the
/// number of the first one.
std::vector<const Node*> read_rounds(Reading& reading, const Field& field, const RoundForm& form, int first = 1);

}  // namespace elfref
