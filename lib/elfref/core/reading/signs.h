#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "elfref/core/record/record.h"

// The signs that people type between words: many kinds of spaces and dashes, full-width signs.

namespace elfref {

/// `text` without spaces of any kind at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The number of bytes of the non-ASCII space at the start of `text`; 0 if there is none.
[[nodiscard]] std::size_t wide_space_at(std::string_view text);
/// The number of bytes of the non-ASCII dash at the start of `text`; 0 if there is none.
[[nodiscard]] std::size_t wide_dash_at(std::string_view text);

/// The number of bytes of the space at the start of `text`; 0 if there is none.
[[nodiscard]] inline std::size_t space_at(std::string_view text) {
  if (text.empty()) return 0;
  const char c = text.front();
  if (c == ' ' || (c >= '\t' && c <= '\r')) return 1;
  return static_cast<unsigned char>(c) < 0x80 ? 0 : wide_space_at(text);
}
/// The number of bytes of the dash at the start of `text`; 0 if there is none.
[[nodiscard]] inline std::size_t dash_at(std::string_view text) {
  if (text.empty()) return 0;
  if (text.front() == '-') return 1;
  return static_cast<unsigned char>(text.front()) < 0x80 ? 0 : wide_dash_at(text);
}

/// Whether nothing is written: no value, or only spaces in quotes.
[[nodiscard]] inline bool is_blank(const Node& node) {
  if (node.shape != Shape::scalar) return node.shape == Shape::empty;
  return node.text.empty() || (space_at(node.text) != 0 && trimmed(node.text).empty());
}

/// The colon that people type in Chinese and Japanese.
inline constexpr std::string_view wide_colon = "：";

/// A full-width sign and the expected one.
struct OddSign {
  std::string_view sign;  ///< `，`
  std::string_view due;   ///< `,`
};
/// The full-width sign at the start of a text that does not begin with ASCII, or nothing.
[[nodiscard]] std::optional<OddSign> wide_sign_at(std::string_view text);
/// The full-width sign at the start of `text`, or nothing.
[[nodiscard]] inline std::optional<OddSign> odd_sign_at(std::string_view text) {
  if (text.empty() || static_cast<unsigned char>(text.front()) < 0x80) return std::nullopt;
  return wide_sign_at(text);
}

/// A place where a text can be cut into two at a dash.
struct Cut {
  std::string_view left;   ///< trimmed
  std::string_view right;  ///< trimmed
};
/// Whether `visit` accepts one of the places where a text can be cut at a dash; they are tried from left to right.
template <class Visit>
bool any_cut(std::string_view text, Visit visit) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t dash = dash_at(text.substr(at));
    if (dash == 0) continue;
    if (visit(Cut{trimmed(text.substr(0, at)), trimmed(text.substr(at + dash))})) return true;
    at += dash - 1;
  }
  return false;
}

}  // namespace elfref
