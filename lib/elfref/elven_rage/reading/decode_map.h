#pragma once

#include <vector>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/components.h"

namespace elfref::elven_rage {

/// Reads `maps`: places, borders and halves, and whether they go together. Reports all that is wrong.
[[nodiscard]] std::vector<Map> read_maps(Reading& reading, const Field& maps);

}  // namespace elfref::elven_rage
