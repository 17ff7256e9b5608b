#pragma once

#include <optional>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// Reads a record of Elven Rage and its components. Reports all its faults; nothing if one makes it unreadable.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);

}  // namespace elfref::elven_rage
