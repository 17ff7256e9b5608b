#pragma once

#include <cstdint>
#include <string>

#include "elfref/testing/generator.h"

// Further generated sessions of Elven Rage, in addition to those of generator.h.

namespace elfref::testing {

/// The record of the session with this number in less detail: lines are left out, names are numbers, battles are known
/// by their outcome, turns are unknown. Still legal.
[[nodiscard]] std::string thinned_elven_rage(const SessionRequest& request, std::uint64_t number);
/// The record of one turn of such a session, from before its attack.
[[nodiscard]] std::string battle_of_elven_rage(const SessionRequest& request, std::uint64_t number);

}  // namespace elfref::testing
