#pragma once

#include <string>

#include "elfref/elven_rage/live/state.h"
#include "elfref/master_elf/live/state.h"

namespace elfref {

/// The state of a table as JSON: one object on one line. A player is a seat, counted from 0. What is unknown is null.
/// An uncertain number is null too, with its least and greatest value under its key and `_range`.
[[nodiscard]] std::string state_json(const elven_rage::TableState& state);
[[nodiscard]] std::string state_json(const master_elf::TableState& state);  ///< as above

}  // namespace elfref
