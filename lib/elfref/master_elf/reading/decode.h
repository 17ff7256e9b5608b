#pragma once

#include <optional>

#include "elfref/core/record/record.h"
#include "elfref/master_elf/plays/session.h"

namespace elfref::master_elf {

/// Reads a record; nothing if it cannot be read. Reports all faults.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);

}  // namespace elfref::master_elf
