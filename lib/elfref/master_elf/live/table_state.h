#pragma once

#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/live/state.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/position.h"

namespace elfref::master_elf {

/// A position as plain values. `session`: the record that led to it.
[[nodiscard]] TableState state_of(const Position& position, const Session& session);

}  // namespace elfref::master_elf
