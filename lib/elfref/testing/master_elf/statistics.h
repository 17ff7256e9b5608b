#pragma once

#include <cstdint>
#include <vector>

#include "elfref/testing/generator.h"

namespace elfref::testing::workshop {

/// Counts what happens in sessions: how often each rule judged a play that it is about, and how often each kind of play
/// was made.
[[nodiscard]] std::vector<Tally> tallies(const SessionRequest& request, std::uint64_t games);

}  // namespace elfref::testing::workshop
