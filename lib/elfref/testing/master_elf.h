#pragma once

#include <cstdint>
#include <string>

#include "elfref/testing/generator.h"

// Further generated sessions of Master Elf, in addition to those of generator.h.

namespace elfref::testing {

/// The record of the session with this number in less detail: cards are numbers or left out, turns are unknown, the
/// start is recorded only in part. Still legal.
[[nodiscard]] std::string thinned_master_elf(const SessionRequest& request, std::uint64_t number);

}  // namespace elfref::testing
