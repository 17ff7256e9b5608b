#pragma once

#include <string>
#include <string_view>

#include "elfref/core/record/record.h"

// A record as text again: every key and scalar as it was spelled. What is no part of the tree is lost: comments,
// layout.

namespace elfref {

/// A record as one line of JSON, without an end of line: numbers and truth values as such where they stood without
/// quotes, all else in quotes.
[[nodiscard]] std::string write_json(const Record& record);
/// A part of a record likewise.
[[nodiscard]] std::string write_json(const Record& record, const Node& node);

/// Adds a scalar that stood without quotes, as write_json() writes it.
void add_plain_json(std::string& out, std::string_view text);

/// A record as one line of JSON that needs no document beside it: those that it names under `key` stand there.
[[nodiscard]] std::string write_json_whole(const Record& record, std::string_view key);

/// A record as YAML, laid out as people write records: a line a play, short lists and maps in brackets, quotes only
/// where they are needed. A key of more than 1024 bytes, or a text of more than 256 KiB, cannot be read again.
[[nodiscard]] std::string write_yaml(const Record& record);

/// Whether two records are the same tree of the same texts, wherever these stand and however they are quoted.
[[nodiscard]] bool same_tree(const Record& one, const Record& other);

}  // namespace elfref
