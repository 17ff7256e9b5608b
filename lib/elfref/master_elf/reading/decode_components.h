#pragma once

#include "elfref/core/judging/game.h"
#include "elfref/core/reading/reading.h"
#include "elfref/master_elf/facts/components.h"

namespace elfref::master_elf {

/// Reads the components from a document, or from a map of a record, and checks them. Reports all faults.
[[nodiscard]] Box read_components(Reading& reading, const Node& root);

/// The components that a document describes; nothing if it cannot be read, for reasons in `faults`.
[[nodiscard]] std::optional<Box> box_of(const Record& document, Diagnostics& faults);

/// The contents of a components file, for people; nothing if it cannot be read, for reasons in `faults`.
[[nodiscard]] std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults);

}  // namespace elfref::master_elf
