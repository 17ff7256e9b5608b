#pragma once

#include <string>
#include <string_view>

#include "elfref/core/record/record.h"

// Writes a record as text again: every key and scalar as it was spelled. Comments and layout are lost, because they are
// not part of the tree.

namespace elfref {

/// A record as one line of JSON, without a line end. Numbers and truth values that had no quotes get none; everything
/// else is in quotes.
[[nodiscard]] std::string write_json(const Record& record);
/// A part of a record as one line of JSON, without a line end.
[[nodiscard]] std::string write_json(const Record& record, const Node& node);

/// Adds a scalar that had no quotes, as write_json() writes it.
void add_plain_json(std::string& out, std::string_view text);

/// A record as one line of JSON that needs no attachments: the documents that it names under `key` are included there.
[[nodiscard]] std::string write_json_whole(const Record& record, std::string_view key);

/// A record as YAML, in the layout that people use: one line per play, short lists and maps in brackets, quotes only if
/// they are needed. A key of more than 1024 bytes, or a text of more than 256 KiB, cannot be read again.
[[nodiscard]] std::string write_yaml(const Record& record);

/// Whether two records are the same tree of the same texts, whatever their places and quotes.
[[nodiscard]] bool same_tree(const Record& one, const Record& other);

}  // namespace elfref
