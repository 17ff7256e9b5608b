#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/reader_parts.h"
#include "elfref/core/text/source.h"

namespace elfref::yaml {

/// Why a parser of YAML gave up, as far as that says what a person slipped on.
enum class Complaint : std::uint8_t {
  nothing,     ///< nothing more is known
  colon,       ///< a ':' where no key can stand
  dash,        ///< a '-' where no list can stand
  closing,     ///< a closing bracket that does not fit
  comma,       ///< inside brackets: neither a ',' nor the closing one
  misfit,      ///< what fits neither the list nor the map round it
  character,   ///< a character that begins nothing
  block,       ///< what stands behind '|' or '>'
  escape,      ///< what stands behind '\\' in a quoted text
  version,     ///< a version of YAML
  indentation  ///< a tab
};

/// Finds what a person slipped on where the parser gave up, and tells it once.
void tell_slip(const Source& source, Offset place, Complaint complaint, std::span<const PhaseForm> phases,
               Diagnostics& faults);

/// Tells a directive. They stand before everything else; yaml-cpp passes over those that it does not know.
void reject_directives(const Source& source, Diagnostics& faults);

/// Tells what stands behind the document, which was read up to `at`, apart from its end mark and a directive for the
/// next one.
void reject_left_over(const Source& source, Offset at, std::span<const PhaseForm> phases, Diagnostics& faults);

/// The end of what a chat puts before a message that begins at `at`: `[21:04, 3.10.2026]`, `03.10.26, 21:04 -`. Where
/// there is none, `at`.
[[nodiscard]] Offset chat_stamp(std::string_view text, Offset at);

}  // namespace elfref::yaml
