#pragma once

#include <cstdint>
#include <optional>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"

namespace elfref {

/// The beginning of a text, as a text of its own.
struct Beginning {
  Source source;           ///< the text to be read
  std::uint32_t kept = 0;  ///< the number of its first bytes that are also in the text; what closes it follows them
};

/// The beginning of a YAML text with a fault of form, up to that fault, as a text of its own. What is open there is
/// closed, and `unknown` replaces what was begun. All that precedes it keeps its bytes. `faults` are those of its form.
/// Nothing if that is impossible: in JSON, or if the text has nothing before the fault.
[[nodiscard]] std::optional<Beginning> beginning_of(const Source& source, const Diagnostics& faults);

}  // namespace elfref
