#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record.h"
#include "elfref/core/text/source.h"

// Changes of a record's text that leave all else as it was typed: comments, order, layout.

namespace elfref {

/// A text with some changes. REQUIRES: they lie within it and do not overlap; of two at one place the first comes
/// first.
[[nodiscard]] std::string with_edits(std::string_view text, std::span<const Edit> edits);

/// Where a byte of a text stands after changes; one that was replaced, where what replaced it begins.
[[nodiscard]] std::uint32_t moved(std::uint32_t at, std::span<const Edit> edits);

/// Where a byte of the text as it is after changes stood before them; one of what replaced others, where these began.
[[nodiscard]] std::uint32_t moved_back(std::uint32_t at, std::span<const Edit> edits);

/// Changes of a text, and then others of what it has become, as changes of the text as it was.
[[nodiscard]] std::vector<Edit> composed(std::string_view text, std::span<const Edit> first,
                                         std::span<const Edit> then);

/// Where the new words of changes stand in the text that they make, in its order.
[[nodiscard]] std::vector<Span> new_places(std::span<const Edit> edits);

/// Some whole lines of a text that become others.
struct LineChange {
  std::size_t begin = 0;                ///< the first, counted from 0; where lines are only added, the one before which
  std::size_t end = 0;                  ///< one past the last
  std::vector<std::string_view> lines;  ///< as they are, with their ends
  std::string text;                     ///< what they become
};

/// The changes of a text by lines, in its order; changes that share a line are one. REQUIRES: `text` outlives them.
[[nodiscard]] std::vector<LineChange> line_changes(std::string_view text, std::span<const Edit> edits);

/// The changes of one document as a unified patch with up to three lines of context, for `patch`; without its two lines
/// that name files. `shift`: how many lines earlier changes of the same file added. Documents of one file make one
/// patch, because hunks have as many lines of context behind them as before them.
[[nodiscard]] std::string hunks(const Source& source, std::span<const Edit> edits, int shift = 0);
/// The two lines that name the file of a patch. A name with spaces ends with a tab, as git writes it; one with quotes,
/// backslashes or control characters is quoted, as GNU diff writes it: `patch` and `git apply` read both.
[[nodiscard]] std::string patch_head(std::string_view name);
/// How many lines changes add; less than 0: they remove lines.
[[nodiscard]] int lines_added(const Source& source, std::span<const Edit> edits);

/// An entry of a record: an item of a list, or a key of a map with its value. The nodes belong to the record.
struct RecordEntry {
  const Node* parent = nullptr;  ///< the list or map in which it stands
  const Node* key = nullptr;     ///< of a map's entry; also of an item that is one key with its value, `- Anna: pass`
  const Node* value = nullptr;   ///< the key's; else the whole item
  Span span;                     ///< from the key, or the item's beginning, to the end
  std::uint32_t index = 0;       ///< counts the entries of `parent` from 0
};

/// The entries of a list or map, in order.
[[nodiscard]] std::vector<RecordEntry> entries_of(const Record& record, const Node& parent);

/// The innermost entry that holds all of a span.
[[nodiscard]] std::optional<RecordEntry> entry_around(const Record& record, Span span);

/// Words as people write them in YAML (`[Anna, Boris]`, `2 raft`), as they stand in this record in place of a span: in
/// JSON within quotes or with quotes of their own.
[[nodiscard]] std::string words_for(const Record& record, Span span, std::string_view words);

/// The entry with other words. Words that are a key and a value (`Anna: pass`) take the place of all of it, others that
/// of its value. REQUIRES, here and below: `words` passed refused_words() beside that entry.
[[nodiscard]] Edit replaced(const Record& record, const RecordEntry& entry, std::string_view words);
/// The record without the entry, and without what the table said of it (`- ruling: void` behind it).
[[nodiscard]] Edit removed(const Record& record, const RecordEntry& entry);
/// Words as an entry of their own before this one.
[[nodiscard]] Edit inserted_before(const Record& record, const RecordEntry& entry, std::string_view words);
/// Words as an entry of their own behind this one.
[[nodiscard]] Edit inserted_behind(const Record& record, const RecordEntry& entry, std::string_view words);

/// Whether words are a key and a value: `Anna: pass`.
[[nodiscard]] bool is_key_and_value(std::string_view words);

/// Why words cannot stand in a record beside an entry: they are none, several entries, or would end what is around
/// them. Empty: they can.
[[nodiscard]] std::string refused_words(const Record& record, const RecordEntry& entry, std::string_view words);

}  // namespace elfref
