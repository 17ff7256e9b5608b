#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

// Short texts, several letters at a time and without a call, because most of a record is words.

namespace elfref {

/// Whether two texts are equal.
[[nodiscard]] inline bool same_letters(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  const auto same = [&]<class Letters>(Letters x, std::size_t at) {
    Letters y;
    std::memcpy(&x, a.data() + at, sizeof x);
    std::memcpy(&y, b.data() + at, sizeof y);
    return x == y;
  };
  const std::size_t size = a.size();
  if (size > 16) return std::memcmp(a.data(), b.data(), size) == 0;
  if (size >= 8) return same(std::uint64_t{}, 0) && same(std::uint64_t{}, size - 8);
  if (size >= 4) return same(std::uint32_t{}, 0) && same(std::uint32_t{}, size - 4);
  return size == 0 || (a[0] == b[0] && a[size / 2] == b[size / 2] && a[size - 1] == b[size - 1]);
}

/// Several letters, one for each byte of `Number`. A question about letters is answered with marks: the high bit of
/// each letter's byte. The first mark in memory is the lowest bit of a little-endian number, and it is right; marks
/// after it may be wrong. Without marks no letter matches.
template <class Number>
class Letters {
 public:
  explicit Letters(const char* at) { std::memcpy(&bytes_, at, sizeof bytes_); }

  /// Marks of the letters that are this ASCII character.
  [[nodiscard]] constexpr Number are(char sign) const {
    const auto others = static_cast<Number>(bytes_ ^ all(sign));
    return static_cast<Number>((others - all('\1')) & ~others & high);
  }
  /// Marks of the letters below this ASCII character.
  [[nodiscard]] constexpr Number below(char sign) const {
    return static_cast<Number>((bytes_ - all(sign)) & ~bytes_ & high);
  }
  /// Marks of the letters beyond ASCII.
  [[nodiscard]] constexpr Number beyond_ascii() const { return bytes_ & high; }
  /// Marks of the letters that are not printable ASCII, which are few.
  [[nodiscard]] constexpr Number unprintable() const {
    const auto others = static_cast<Number>(bytes_ ^ all('\x7F'));
    return static_cast<Number>((bytes_ | (bytes_ - all(' ')) | (others - all('\1'))) & high);
  }

 private:
  static constexpr auto ones = static_cast<Number>(static_cast<Number>(-1) / 0xFF);
  static constexpr auto high = static_cast<Number>(ones * 0x80);

  /// A number in which every byte is that character.
  static constexpr Number all(char sign) { return static_cast<Number>(ones * static_cast<unsigned char>(sign)); }

  Number bytes_;
};

/// Like find_letter(), with the letters of one `Number` at a time. REQUIRES: the text has at least that many letters.
template <class Number, class Ask>
[[nodiscard]] inline std::size_t find_letter_by(std::string_view text, Ask ask) {
  constexpr std::size_t width = sizeof(Number);
  for (std::size_t at = 0;; at = std::min(at + width, text.size() - width)) {  // the last step sees some again
    const auto marks = static_cast<Number>(ask(Letters<Number>(text.data() + at)));
    if (marks != 0) return at + static_cast<std::size_t>(std::countr_zero(marks)) / 8;
    if (at + width == text.size()) return text.size();
  }
}

/// The index of the first letter that `ask(Letters)` marks, or the size of the text.
template <class Ask>
[[nodiscard]] inline std::size_t find_letter(std::string_view text, Ask ask) {
  if constexpr (std::endian::native == std::endian::little) {
    if (text.size() >= 8) return find_letter_by<std::uint64_t>(text, ask);
    if (text.size() >= 4) return find_letter_by<std::uint32_t>(text, ask);
  }
  return text.empty() ? 0 : find_letter_by<std::uint8_t>(text, ask);
}

/// The index of the first occurrence of an ASCII character, or the size of the text.
[[nodiscard]] inline std::size_t find_sign(std::string_view text, char sign) {
  return find_letter(text, [sign](auto letters) { return letters.are(sign); });
}

}  // namespace elfref
