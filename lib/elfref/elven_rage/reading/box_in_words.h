#pragma once

#include <optional>

#include "elfref/core/judging/game.h"
#include "elfref/elven_rage/facts/components.h"

namespace elfref::elven_rage {

/// The components that a document describes; nothing, with the reasons in `faults`, if any part is wrong.
[[nodiscard]] std::optional<Components> components_of(const Record& document, Diagnostics& faults);

/// The contents of a components file, as tables for people.
[[nodiscard]] std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults);

}  // namespace elfref::elven_rage
