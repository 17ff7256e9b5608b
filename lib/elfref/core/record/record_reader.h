#pragma once

#include <memory>
#include <span>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"

namespace elfref {

/// The deepest nesting of lists and maps that is read (else Fault::too_deep).
inline constexpr int max_depth = 64;
/// The largest document that is read, 16 MiB (else Fault::too_large).
inline constexpr std::size_t max_document_bytes = 16u << 20;

/// Reads one document, in YAML or JSON as its source states. Never null. Faults of the text (syntax, duplicate keys,
/// anchors, ill-formed UTF-8, …) go to `faults`. If `faults.unreadable()` is true, the tree has what was understood.
/// Advice names what is written in a phase if `phases` has it.
[[nodiscard]] std::unique_ptr<Record> read_record(Source source, Diagnostics& faults,
                                                  std::span<const PhaseForm> phases = {});

/// Parts that hold most of a record: the values of `keys` in the maps that are listed under one key of the record.
struct UnreadParts {
  std::string_view list;                     ///< `rounds`
  std::span<const std::string_view> keys;    ///< `plan`, `travel`
  std::span<const std::uint32_t> in_full{};  ///< the offsets of such parts that are read in full anyway
  std::string_view game{};                   ///< the name of the game whose records have them; empty: any
};

/// Reads JSON or plain YAML as read_record() does, but leaves those parts unread (Node::unread). Code that needs them
/// reads their text; only then is it known whether it is right. Null: read_record() has more to report, or the record
/// is of another game.
[[nodiscard]] std::unique_ptr<Record> read_around(Source& source, const UnreadParts& parts);

}  // namespace elfref
