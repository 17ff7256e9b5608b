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

// What the readers of YAML and of JSON have in common.

namespace elfref {

using Offset = std::uint32_t;

inline Offset offset(std::size_t at) {
  return static_cast<Offset>(at);
}

// Characters that both languages have.

inline bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
inline bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
inline bool is_bracket(char c) {
  return c == '[' || c == ']' || c == '{' || c == '}';
}

/// A file with more faults of form than this, or with more keys, texts, lists and maps, is not read to its end. All
/// plays that can be replayed, each with a note behind it, are fewer.
inline constexpr int most_faults = 50;
inline constexpr std::uint32_t most_nodes = 600'000;

/// Thrown out of a parser where going on makes no sense; the fault has been told.
struct Stop {};

/// Whether the bytes can be given to a parser: UTF-8 without control characters, not too many. What they suffer from
/// goes to `faults`.
[[nodiscard]] bool is_text(std::string_view text, Diagnostics& faults);

/// A character that looks like `meant` and is not.
struct Lookalike {
  std::string_view typed;
  std::string_view meant;
};

inline constexpr Lookalike odd_dashes[] = {{"–", "-"}, {"—", "-"},  {"−", "-"},  {"‐", "-"},   {"‑", "-"}, {"‒", "-"},
                                           {"―", "-"}, {"－", "-"}, {"﹣", "-"}, {"ー ", "-"}, {"•", "-"}, {"●", "-"}};
inline constexpr Lookalike odd_colons[] = {{"：", ":"}, {"﹕", ":"}, {"︰", ":"}};
inline constexpr Lookalike odd_commas[] = {{"，", ","}, {"、", ","}, {"；", ","}};
inline constexpr Lookalike odd_quotes[] = {{"“", "\""}, {"”", "\""}, {"„", "\""}, {"«", "\""},
                                           {"»", "\""}, {"‘", "'"},  {"’", "'"}};
// Spaces, and one that is nothing to the eye: of that only the number says what it is. Joiners and marks of direction
// are none of them: names of some alphabets are written with these.
inline constexpr Lookalike odd_spaces[] = {{"\u00A0", "a space"}, {"\u3000", "a space"}, {"\u2002", "a space"},
                                           {"\u2003", "a space"}, {"\u2007", "a space"}, {"\u2009", "a space"},
                                           {"\u202F", "a space"}, {"\u200B", "U+200B"}};

/// The one of some characters with which `text` begins, or null.
template <std::size_t N>
const Lookalike* lookalike(const Lookalike (&known)[N], std::string_view text) {
  for (const Lookalike& one : known)
    if (text.starts_with(one.typed)) return &one;
  return nullptr;
}

/// Tells a character that was taken for another, in a text of that language.
void add_odd(Diagnostics& faults, std::string_view language, Offset at, const Lookalike& odd);

/// A list or map that is being read.
struct Parent {
  std::uint32_t node = 0;
  std::uint32_t last = 0;      ///< its last child; 0: none yet
  std::uint32_t children = 0;  ///< of a map, keys and values
  int depth = 0;               ///< 0: nobody's, and the record its only child
};

/// The tree of a record while a parser's finds are put into it, with the limits that all records have.
class TreeBuilder {
 public:
  TreeBuilder(Record& record, Diagnostics& faults);

  /// Tells a fault of form; behind the last that is told nothing is read.
  Diagnostic& fault(Fault fault, Span span, std::initializer_list<std::string_view> words = {});
  /// Tells a character that was taken for another; behind the last fault that is told it says nothing.
  void odd(std::string_view language, Offset at, const Lookalike& odd);

  /// Puts a node behind the last child of `parent`.
  std::uint32_t add(const Node& node, Parent& parent);
  /// Adds a list or map, which is open.
  Parent open(Shape shape, Offset at, Parent& parent);
  /// Says where that ends.
  void close(const Parent& parent, Offset end) { record_.at(parent.node).span.end = end; }
  /// Tells the keys of a map that are one with a key before them.
  void tell_repeated(const Parent& map);

 private:
  Record& record_;
  Diagnostics& faults_;
  Offset end_;
  int told_ = 0;
};

/// Reads one document of YAML, of which is_text() holds. REQUIRES: `record` has no nodes.
void read_yaml(Record& record, std::span<const PhaseForm> phases, Diagnostics& faults);

/// Reads one document of JSON, of which is_text() holds. REQUIRES: `record` has no nodes, and behind its text there is
/// room for json_padding bytes more.
void read_json(Record& record, Diagnostics& faults);
inline constexpr std::size_t json_padding = 64;

}  // namespace elfref
