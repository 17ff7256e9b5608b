#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "elfref/core/record/record.h"

// The YAML that people and programs write: maps and lists by indentation or in brackets, texts on one line, comments.
// Everything else (anchors, tags, texts over several lines, tabs, any fault) is left to yaml-cpp, which reads the
// record from its first byte.

namespace elfref {

/// No line, bracket or run of comments of plain YAML is longer.
inline constexpr std::size_t longest_plain_yaml = 64u << 10;

/// A key or another text of plain YAML on one line.
struct PlainScalar {
  Node node;                  ///< as the tree has it
  const char* end = nullptr;  ///< after the colon of a key, or after the text
  bool key = false;           ///< a colon follows it
};

/// Reads the text that begins at `at`. False: it is not plain. REQUIRES: `text` contains no tab, and a NUL follows it.
[[nodiscard]] bool read_plain_scalar(std::string_view text, const char* at, bool in_brackets, PlainScalar& scalar);

/// Whether a key of plain YAML may be this word, without quotes.
[[nodiscard]] bool is_plain_key(std::string_view word);

/// Whether the dash of a list is at that place. REQUIRES: a NUL follows the text.
[[nodiscard]] inline bool is_plain_dash(const char* at) {
  return at[0] == '-' && (at[1] == ' ' || at[1] == '\n' || at[1] == '\0');
}

/// Reads a record in plain YAML, with the nodes that yaml-cpp's reader makes. False: it is not plain, or something is
/// wrong with it; the record then has some nodes. REQUIRES: is_text() holds for its text; it has no nodes.
[[nodiscard]] bool read_plain_yaml(Record& record);

}  // namespace elfref
