#pragma once

#include <cstdint>
#include <optional>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"

namespace elfref {

/// The beginning of a text, as a text of its own.
struct Beginning {
  Source source;           ///< what is read
  std::uint32_t kept = 0;  ///< so many bytes of it stand in the text as well; behind them stands what closes it
};

/// The beginning of a YAML text whose form is wrong somewhere, up to where that is, as a text of its own: what stands
/// open there is closed, and `unknown` stands for what was begun. All before it has the bytes that it has in the text.
/// `faults` are those of its form. Nothing where that cannot be done: in JSON, and where nothing stands before.
[[nodiscard]] std::optional<Beginning> beginning_of(const Source& source, const Diagnostics& faults);

}  // namespace elfref
