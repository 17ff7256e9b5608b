#pragma once

#include <vector>

#include "elfref/core/judging/reference.h"
#include "elfref/core/words/language.h"

// What the tables tell a person who learns to write records.

namespace elfref::elfenland {

/// An example of each kind of line, in the order of a round.
[[nodiscard]] std::vector<SampleLine> samples(Language language);
/// The prices of all ways.
[[nodiscard]] std::vector<CardTable> tables();

}  // namespace elfref::elfenland
