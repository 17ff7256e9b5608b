#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/record/record.h"

// What the readers of YAML and of JSON have in common.

namespace elfref {

using Offset = std::uint32_t;

/// A file with more faults of form than this, or with more keys, texts, lists and maps, is not read to its end. All
/// plays that can be replayed, each with a note behind it, are fewer.
inline constexpr int most_faults = 50;
inline constexpr std::uint32_t most_nodes = 600'000;

/// Says that a record is not read on from a place, because it has more of something: `50 errors`.
void tell_limit(Diagnostics& faults, Offset at, std::string_view limit);
/// The same of nodes.
void tell_most_nodes(Diagnostics& faults, Offset at);

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

/// Whether JSON writes a number so.
[[nodiscard]] bool is_json_number(std::string_view word);

/// The keys of a map that are one with a key before them, each with the first one of these; by their text.
[[nodiscard]] std::vector<std::pair<Node, Node>> repeated_keys(const Record& record, const Node& map);

/// Reads one document of JSON, of which is_text() holds. REQUIRES: `record` has no nodes, and behind its text there is
/// room for json_padding bytes more.
void read_json(Record& record, Diagnostics& faults);
inline constexpr std::size_t json_padding = 64;

}  // namespace elfref
