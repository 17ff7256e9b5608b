#pragma once

#include <cstdint>
#include <set>

#include "elfref/core/words/message.h"

// Arguments of messages about hidden things.

namespace elfref::elfenland {

/// Lines in brackets, after a space: ` (line 12)`, ` (lines 12, 20)`; no text if there are none.
[[nodiscard]] Message lines_in_brackets(const std::set<std::uint32_t>& lines);
/// `round 2`, `rounds 1 to 3`.
[[nodiscard]] Message in_rounds(int first, int last);

}  // namespace elfref::elfenland
