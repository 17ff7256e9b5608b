#pragma once

#include <optional>

#include "elfref/core/judging/game.h"
#include "elfref/elven_rage/facts/components.h"

namespace elfref::elven_rage {

/// What a document says is in the box; nothing where something in it is wrong, and `faults` say what.
[[nodiscard]] std::optional<Components> components_of(const Record& document, Diagnostics& faults);

/// What a components file says, as tables for people.
[[nodiscard]] std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults);

}  // namespace elfref::elven_rage
