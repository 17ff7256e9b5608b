#pragma once

#include <optional>
#include <string_view>

#include "elfref/core/record/reader_parts.h"

// What the reader of JSON shares with the reader of half-typed JSON, and the latter.

namespace elfref {

inline std::string_view without_space_after(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

/// The node of a word without quotes, or nothing if the word is not JSON. A number or truth value is text like any
/// other, and null is an empty node.
[[nodiscard]] std::optional<Node> node_of_json_word(std::string_view word, Span span);

/// Reads a text in which simdjson found a fault, and reports the fault. simdjson gives neither its place nor its kind,
/// and how far it reads before it depends on its version. Everything before the fault is kept, because a record is
/// judged while it is typed. Returns whether there is a fault. May throw Stop. REQUIRES: `record` has no nodes.
[[nodiscard]] bool read_json_to_slip(Record& record, Offset begin, Diagnostics& faults);

}  // namespace elfref
