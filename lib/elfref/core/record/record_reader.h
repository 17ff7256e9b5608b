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

}  // namespace elfref
