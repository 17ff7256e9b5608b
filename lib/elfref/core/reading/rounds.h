#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/reading/reading.h"

namespace elfref {

/// What the rounds of a game are made of.
struct RoundForm {
  std::span<const std::string_view> keys;    ///< all that a round may have, remarks among them
  std::span<const std::string_view> phases;  ///< those of them that are phases, in the order of play
  std::string_view example;                  ///< the key of a phase, to show one
  std::string_view is;                       ///< what a round is: `a round is bid: and play:, each with its lines`
  int most = 99;                             ///< the highest number of a round
};

/// The rounds of a record, without remarks: maps, and scalars that say `unknown`. Reports what is none. `first` is the
/// number of the first one.
std::vector<const Node*> read_rounds(Reading& reading, const Field& field, const RoundForm& form, int first = 1);

}  // namespace elfref
