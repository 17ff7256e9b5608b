#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record.h"
#include "elfref/core/text/source.h"

// Changes of a record's text that keep everything else as it was typed: comments, order, layout.

namespace elfref {

/// A text with some changes. If two are at one place, the first in the list comes first. REQUIRES: they are within the
/// text and do not overlap.
[[nodiscard]] std::string with_edits(std::string_view text, std::span<const Edit> edits);

/// The place of a byte after changes; if the byte was replaced, the beginning of its replacement.
[[nodiscard]] std::uint32_t moved(std::uint32_t at, std::span<const Edit> edits);

/// The place before changes of a byte in the changed text; for a byte of a replacement, the beginning of what it
/// replaced.
[[nodiscard]] std::uint32_t moved_back(std::uint32_t at, std::span<const Edit> edits);

/// The changes `first` of a text, followed by the changes `then` of the result, as changes of the original text.
[[nodiscard]] std::vector<Edit> composed(std::string_view text, std::span<const Edit> first,
                                         std::span<const Edit> then);

/// The places of the new words in the changed text, in its order.
[[nodiscard]] std::vector<Span> new_places(std::span<const Edit> edits);

/// Whole lines of a text that a change replaces.
struct LineChange {
  std::size_t begin = 0;                ///< the first, counted from 0; if lines are only added, the one after them
  std::size_t end = 0;                  ///< one past the last
  std::vector<std::string_view> lines;  ///< the old lines, with their ends
  std::string text;                     ///< the new text
};

/// The changes of a text by lines, in its order; changes that share a line are merged. REQUIRES: `text` outlives them.
[[nodiscard]] std::vector<LineChange> line_changes(std::string_view text, std::span<const Edit> edits);

/// The changes of one document as a unified patch for `patch`, with up to three lines of context and without the two
/// lines that name files. `shift`: the number of lines that earlier changes of the same file added. The documents of
/// one file make one patch, because hunks have the same number of context lines after them as before them.
[[nodiscard]] std::string hunks(const Source& source, std::span<const Edit> edits, int shift = 0);
/// The two lines that name the file of a patch. A name with spaces ends with a tab, as git writes it. A name with
/// quotes, backslashes or control characters is quoted, as GNU diff writes it. `patch` and `git apply` read both.
[[nodiscard]] std::string patch_head(std::string_view name);
/// The number of lines that changes add; negative if they remove lines.
[[nodiscard]] int lines_added(const Source& source, std::span<const Edit> edits);

/// An entry of a record: an item of a list, or a key of a map with its value. The nodes belong to the record.
struct RecordEntry {
  const Node* parent = nullptr;  ///< the list or map that contains it
  const Node* key = nullptr;     ///< of a map's entry; also of an item that is one key with its value, `- Anna: pass`
  const Node* value = nullptr;   ///< the key's value; else the whole item
  Span span;                     ///< from the key, or the beginning of the item, to the end
  std::uint32_t index = 0;       ///< its index in `parent`, from 0
};

/// The entries of a list or map, in order.
[[nodiscard]] std::vector<RecordEntry> entries_of(const Record& record, const Node& parent);

/// Whether a value was left out: nothing is written, or `null`.
[[nodiscard]] inline bool is_left_out(const Node& node) {
  return node.shape == Shape::empty || (node.shape == Shape::scalar && !node.quoted && node.text == "null");
}

/// The innermost entry that contains a whole span.
[[nodiscard]] std::optional<RecordEntry> entry_around(const Record& record, Span span);

/// Words as people write them in YAML (`[Anna, Boris]`, `2 raft`), in the form that this record needs in place of a
/// span. In JSON they are within quotes or get their own.
[[nodiscard]] std::string words_for(const Record& record, Span span, std::string_view words);

/// Words of YAML as an entry of a list or map, in the form that this record needs.
[[nodiscard]] std::string entry_words(const Record& record, const Node& parent, std::string_view words);

/// The change that gives an entry other words. A key with a value (`Anna: pass`) replaces the whole entry; other words
/// replace its value. REQUIRES, here and below: refused_words() accepts `words` at that entry.
[[nodiscard]] Edit replaced(const Record& record, const RecordEntry& entry, std::string_view words);
/// The change that removes an entry and the ruling about it (`- ruling: void` after it).
[[nodiscard]] Edit removed(const Record& record, const RecordEntry& entry);
/// The change that adds words as a separate entry before this one.
[[nodiscard]] Edit inserted_before(const Record& record, const RecordEntry& entry, std::string_view words);
/// The change that adds words as a separate entry after this one.
[[nodiscard]] Edit inserted_after(const Record& record, const RecordEntry& entry, std::string_view words);
/// The entry around a place, if it is in a list.
[[nodiscard]] std::optional<RecordEntry> listed_entry_around(const Record& record, Span span);
/// The change that rules about a play, or changes what was ruled; nothing if no ruling can be there. `key`: the key of
/// rulings in the record; `ruling`: `void` or `stands`.
[[nodiscard]] std::optional<Edit> ruled(const Record& record, Span play, std::string_view key, std::string_view ruling);

/// Whether words are a key and a value: `Anna: pass`.
[[nodiscard]] bool is_key_and_value(std::string_view words);

/// Why words cannot be added to a record next to an entry: they are empty, are several entries, or would end the list
/// or map around them. Empty: they can be added.
[[nodiscard]] Message refused_words(const Record& record, const RecordEntry& entry, std::string_view words);

}  // namespace elfref
