#pragma once

#include <optional>

#include "elfref/core/judging/game.h"

namespace elfref::elven_rage {

/// What a components file says, as tables for people.
[[nodiscard]] std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults);

}  // namespace elfref::elven_rage
