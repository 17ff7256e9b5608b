#pragma once

#include <optional>
#include <string>

#include "elfref/core/asking/position_view.h"
#include "elfref/elven_rage/live/state.h"
#include "elfref/master_elf/live/state.h"

namespace elfref {

/// The state of a table as JSON: one object on one line. A player is a seat, counted from 0. What is unknown is null.
/// An uncertain number is null too, with its least and greatest value under its key and `_range`.
[[nodiscard]] std::string state_json(const elven_rage::TableState& state);
[[nodiscard]] std::string state_json(const master_elf::TableState& state);  ///< as above
/// The state that a view has; nothing if it has none.
[[nodiscard]] std::optional<std::string> state_json(const PositionView& view);

}  // namespace elfref
