#pragma once

#include <cstdint>
#include <string>

#include "elfref/testing/generator.h"

// Sessions of Master Elf that nobody played, besides those of generator.h.

namespace elfref::testing {

/// The record of the session of that number, by somebody who saw or noted less of it: cards are numbers or left out,
/// turns are unknown, the table at the start is half written. Still legal.
[[nodiscard]] std::string thinned_master_elf(const SessionRequest& request, std::uint64_t number);

}  // namespace elfref::testing
