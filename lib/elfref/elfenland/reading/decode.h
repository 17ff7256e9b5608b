#pragma once

#include <optional>

#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// Reads a record as a session; faults go to `faults`. Nothing where the record cannot be judged. The session keeps
/// nothing of the record but the places of its plays.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);

}  // namespace elfref::elfenland
