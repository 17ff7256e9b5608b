#pragma once

#include <memory>
#include <span>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"

namespace elfref {

/// Lists and maps within each other: nothing deeper is read (Fault::too_deep).
inline constexpr int max_depth = 64;
/// 16 MiB: no larger document is read (Fault::too_large).
inline constexpr std::size_t max_document_bytes = 16u << 20;

/// Reads one document, YAML or JSON as its source says. Never null; faults of the text (syntax, duplicate keys,
/// anchors, ill-formed UTF-8, …) go to `faults`, and where `faults.unreadable()` holds the tree is as much of it as was
/// understood. Advice names what is written in a phase where `phases` have it.
[[nodiscard]] std::unique_ptr<Record> read_record(Source source, Diagnostics& faults,
                                                  std::span<const PhaseForm> phases = {});

/// Where most of a record stands: what is below these keys of the maps that are listed below a key of the record.
struct UnreadParts {
  std::string_view list;                     ///< `rounds`
  std::span<const std::string_view> keys;    ///< `plan`, `travel`
  std::span<const std::uint32_t> in_full{};  ///< the bytes with which those begin that are read all the same
};

/// Reads JSON as read_record() does, but for those parts, which are left unread (Node::unread): who asks for them reads
/// their text. Whether that is JSON is not known before. Null: read_record() has more to say of it.
[[nodiscard]] std::unique_ptr<Record> read_around(Source& source, const UnreadParts& parts);

}  // namespace elfref
