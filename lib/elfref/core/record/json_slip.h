#pragma once

#include <optional>
#include <string_view>

#include "elfref/core/record/reader_parts.h"

// What the reader of JSON and that of half-typed JSON have in common, and the latter.

namespace elfref {

inline std::string_view without_space_after(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

/// The node of a word without quotes, or none if it is no JSON: a number or truth value is text like any other, and
/// null is nothing.
[[nodiscard]] std::optional<Node> node_of_json_word(std::string_view word, Span span);

/// Reads a text in which simdjson found a fault, and tells it: simdjson says neither where the fault is nor what, and
/// what it has read until then depends on its version. Whatever stands before the fault is kept: a record is judged
/// while it is typed. Answers whether there is a fault. May throw Stop. REQUIRES: `record` has no nodes.
[[nodiscard]] bool read_json_to_slip(Record& record, Offset begin, Diagnostics& faults);

}  // namespace elfref
