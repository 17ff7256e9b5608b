#pragma once

#include "elfref/core/judging/game.h"
#include "elfref/core/reading/reading.h"
#include "elfref/master_elf/facts/components.h"

namespace elfref::master_elf {

/// Reads what is in the box from a document, or from a map of a record, and checks it. Reports all that is wrong.
[[nodiscard]] Box read_components(Reading& reading, const Node& root);

/// What is in the box, as a document says it; nothing where it cannot be read, and `faults` say why.
[[nodiscard]] std::optional<Box> box_of(const Record& document, Diagnostics& faults);

/// What a document of components says, for people; nothing where it cannot be read, and `faults` say why.
[[nodiscard]] std::optional<BoxContents> box_in_words(const Record& document, Diagnostics& faults);

}  // namespace elfref::master_elf
