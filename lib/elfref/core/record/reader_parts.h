#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/unread_json.h"

// What the readers of YAML and of JSON share.

namespace elfref {

using Offset = std::uint32_t;

inline Offset offset(std::size_t at) {
  return static_cast<Offset>(at);
}

// Characters of both languages.

inline bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
inline bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
inline bool is_bracket(char c) {
  return c == '[' || c == ']' || c == '{' || c == '}';
}

/// Limits of a file: after more faults of form than this, or more keys, texts, lists and maps, reading stops. All plays
/// that can be replayed, each followed by a note, are fewer.
inline constexpr int most_faults = 50;
inline constexpr std::uint32_t most_nodes = 600'000;

/// Thrown by a parser that cannot go on; the fault has been reported.
struct Stop {};

/// Whether the bytes can be given to a parser: UTF-8 without control characters, and not too many. Problems go to
/// `faults`.
[[nodiscard]] bool is_text(std::string_view text, Diagnostics& faults);

/// A character that looks like `meant`, but is another.
struct Lookalike {
  std::string_view typed;
  std::string_view meant;
};

inline constexpr Lookalike odd_dashes[] = {{"–", "-"}, {"—", "-"},  {"−", "-"},  {"‐", "-"},   {"‑", "-"}, {"‒", "-"},
                                           {"―", "-"}, {"－", "-"}, {"﹣", "-"}, {"ー ", "-"}, {"•", "-"}, {"●", "-"}};
inline constexpr Lookalike odd_colons[] = {{"：", ":"}, {"﹕", ":"}, {"︰", ":"}};
inline constexpr Lookalike odd_commas[] = {{"，", ","}, {"、", ","}, {"；", ","}, {";", ","}};
inline constexpr Lookalike odd_quotes[] = {{"“", "\""}, {"”", "\""}, {"„", "\""}, {"«", "\""},
                                           {"»", "\""}, {"‘", "'"},  {"’", "'"}};
inline constexpr Lookalike odd_brackets[] = {{"［", "["}, {"］", "]"}, {"｛", "{"}, {"｝", "}"}};
// Spaces, and one that is invisible: only its number identifies it. Joiners and direction marks are not included,
// because names in some alphabets contain them.
inline constexpr Lookalike odd_spaces[] = {{"\u00A0", "a space"}, {"\u3000", "a space"}, {"\u2002", "a space"},
                                           {"\u2003", "a space"}, {"\u2007", "a space"}, {"\u2009", "a space"},
                                           {"\u202F", "a space"}, {"\u200B", "U+200B"}};

/// The character in `known` with which `text` begins, or null.
template <std::size_t N>
const Lookalike* lookalike(const Lookalike (&known)[N], std::string_view text) {
  for (const Lookalike& one : known)
    if (text.starts_with(one.typed)) return &one;
  return nullptr;
}

// What is said about brackets, `[ ]` or `{ }`.
/// A text that ends inside them: all of the message of Fault::truncated.
[[nodiscard]] Message ends_inside(bool list);
/// A closing one that nothing opened.
[[nodiscard]] Message not_opened(bool list);
/// One that the closing one of the other kind closes; `list`: that one closes lists.
[[nodiscard]] Message closed_by(bool list);
/// One that nothing closes.
[[nodiscard]] Message not_closed(bool list);

/// Reports a character that was typed instead of another, in a text of that language.
void add_odd(Diagnostics& faults, std::string_view language, Offset at, const Lookalike& odd);

/// A list or map that is being read.
struct Parent {
  std::uint32_t node = 0;
  std::uint32_t last = 0;      ///< its last child; 0: none yet
  std::uint32_t children = 0;  ///< for a map, keys and values
  int depth = 0;               ///< 0: outside the record, which is its only child
};

/// Builds the tree of a record from what a parser finds, within the limits of all records.
class TreeBuilder {
 public:
  TreeBuilder(Record& record, Diagnostics& faults);

  /// Reports a fault of form; after the last one that may be reported, reading stops.
  Diagnostic& fault(const Fault& fault, Span span, Message message);
  /// Reports one whose text has no arguments.
  Diagnostic& fault(const Fault& fault, Span span) { return this->fault(fault, span, say(fault.text, nullptr, 0)); }
  /// Reports a character that was typed instead of another; does nothing after the last fault that may be reported.
  void odd(std::string_view language, Offset at, const Lookalike& odd);

  /// Adds a node after the last child of `parent`, and returns its index.
  std::uint32_t add(const Node& node, Parent& parent);
  /// Adds a list or map and leaves it open.
  Parent open(Shape shape, Offset at, Parent& parent);
  /// Sets the end of a list or map.
  void close(const Parent& parent, Offset end) { record_.at(parent.node).span.end = end; }
  /// Reports the keys of a map that repeat an earlier key.
  void tell_repeated(const Parent& map);

 private:
  Record& record_;
  Diagnostics& faults_;
  Offset end_;
  int told_ = 0;
};

/// Reads one document of YAML. REQUIRES: is_text() holds for its text; `record` has no nodes.
void read_yaml(Record& record, std::span<const PhaseForm> phases, Diagnostics& faults);

/// The part of read_around() that reads plain YAML.
[[nodiscard]] std::unique_ptr<Record> read_around_yaml(Source& source, const UnreadParts& parts);

/// Reads one document of JSON. REQUIRES: is_text() holds for its text; `record` has no nodes; there is room for
/// json_padding more bytes after its text.
void read_json(Record& record, Diagnostics& faults);
inline constexpr std::size_t json_padding = 64;

}  // namespace elfref
