#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/reader_parts.h"
#include "elfref/core/text/source.h"

namespace elfref::yaml {

/// Why a YAML parser gave up, as far as that shows a person's slip.
enum class Complaint : std::uint8_t {
  nothing,     ///< nothing more is known
  colon,       ///< a ':' where a key is impossible
  dash,        ///< a '-' where a list is impossible
  closing,     ///< a closing bracket that does not fit
  comma,       ///< inside brackets: neither a ',' nor the closing one
  misfit,      ///< fits neither the list nor the map around it
  character,   ///< a character that cannot begin anything
  block,       ///< the text after '|' or '>'
  escape,      ///< the text after '\\' in a quoted text
  version,     ///< a version of YAML
  indentation  ///< a tab
};

/// Finds a person's slip at the place where the parser gave up, and reports it once.
void tell_slip(const Source& source, Offset place, Complaint complaint, std::span<const PhaseForm> phases,
               Diagnostics& faults);

/// Reports a directive. Directives precede everything else; yaml-cpp skips those that it does not know.
void reject_directives(const Source& source, Diagnostics& faults);

/// Reports text after the document, which was read up to `at`. Its end mark and a directive for the next document are
/// allowed.
void reject_left_over(const Source& source, Offset at, std::span<const PhaseForm> phases, Diagnostics& faults);

/// What is said about a key `<<`.
[[nodiscard]] Message a_merge_key();

/// The end of the stamp that a chat puts before a message, if one begins at `at`: `[21:04, 3.10.2026]`, `03.10.26,
/// 21:04 -`. Else `at`.
[[nodiscard]] Offset chat_stamp(std::string_view text, Offset at);

}  // namespace elfref::yaml
