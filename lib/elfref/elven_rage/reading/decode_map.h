#pragma once

#include <vector>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/components.h"

namespace elfref::elven_rage {

/// Reads `maps` (places, borders and halves) and checks that they agree. Reports all faults.
[[nodiscard]] std::vector<Map> read_maps(Reading& reading, const Field& maps);

}  // namespace elfref::elven_rage
