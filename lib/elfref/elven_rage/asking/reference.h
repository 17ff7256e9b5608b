#pragma once

#include <string>
#include <vector>

#include "elfref/core/judging/reference.h"
#include "elfref/core/words/language.h"

// What the tables tell a person who learns to write records and components.

namespace elfref::elven_rage {

/// An example of each kind of line, in the order of the format's page.
[[nodiscard]] std::vector<SampleLine> samples(Language language);
/// What icons do.
[[nodiscard]] std::vector<CardTable> tables();
/// A components document to fill in, with the remarks that `say` returns.
[[nodiscard]] std::string set_to_fill(const ExplainedById& say);

}  // namespace elfref::elven_rage
