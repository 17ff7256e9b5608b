#pragma once

#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/live/state.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// A position as plain values. `session`: the record that led to it.
[[nodiscard]] TableState state_of(const Position& position, const Session& session);

}  // namespace elfref::elven_rage
