#pragma once

#include <cstdint>
#include <vector>

#include "elfref/testing/generator.h"

namespace elfref::testing::workshop {

/// Counts events in sessions: for each rule the plays that it judged, and the plays of each kind.
[[nodiscard]] std::vector<Tally> tallies(const SessionRequest& request, std::uint64_t games);

}  // namespace elfref::testing::workshop
