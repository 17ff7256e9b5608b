#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

// Short texts, several letters at a look and without a call: most of a record is words.

namespace elfref {

/// Whether two texts are the same.
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

/// Some letters at one look, as many as `Number` has bytes. What asks for letters answers with marks: the high bit of
/// the byte of each, from the first in memory on, which is the lowest where numbers are little-endian. Behind the first
/// mark others may be wrong; where there is none, there is none.
template <class Number>
class Letters {
 public:
  explicit Letters(const char* at) { std::memcpy(&bytes_, at, sizeof bytes_); }

  /// Those that are a sign of ASCII.
  [[nodiscard]] constexpr Number are(char sign) const {
    const auto others = static_cast<Number>(bytes_ ^ all(sign));
    return static_cast<Number>((others - all('\1')) & ~others & high);
  }
  /// Those below a sign of ASCII.
  [[nodiscard]] constexpr Number below(char sign) const {
    return static_cast<Number>((bytes_ - all(sign)) & ~bytes_ & high);
  }
  /// Those beyond ASCII.
  [[nodiscard]] constexpr Number beyond_ascii() const { return bytes_ & high; }
  /// Those that are no printable ASCII, as few are.
  [[nodiscard]] constexpr Number unprintable() const {
    const auto others = static_cast<Number>(bytes_ ^ all('\x7F'));
    return static_cast<Number>((bytes_ | (bytes_ - all(' ')) | (others - all('\1'))) & high);
  }

 private:
  static constexpr auto ones = static_cast<Number>(static_cast<Number>(-1) / 0xFF);
  static constexpr auto high = static_cast<Number>(ones * 0x80);

  /// A number of which every byte is that sign.
  static constexpr Number all(char sign) { return static_cast<Number>(ones * static_cast<unsigned char>(sign)); }

  Number bytes_;
};

/// As find_letter(), so many letters at one look. REQUIRES: the text has as many.
template <class Number, class Ask>
[[nodiscard]] inline std::size_t find_letter_by(std::string_view text, Ask ask) {
  constexpr std::size_t width = sizeof(Number);
  for (std::size_t at = 0;; at = std::min(at + width, text.size() - width)) {  // the last looks once more at some
    const auto marks = static_cast<Number>(ask(Letters<Number>(text.data() + at)));
    if (marks != 0) return at + static_cast<std::size_t>(std::countr_zero(marks)) / 8;
    if (at + width == text.size()) return text.size();
  }
}

/// Where the first letter stands that `ask(Letters)` marks; the size of the text where none is.
template <class Ask>
[[nodiscard]] inline std::size_t find_letter(std::string_view text, Ask ask) {
  if constexpr (std::endian::native == std::endian::little) {
    if (text.size() >= 8) return find_letter_by<std::uint64_t>(text, ask);
    if (text.size() >= 4) return find_letter_by<std::uint32_t>(text, ask);
  }
  return text.empty() ? 0 : find_letter_by<std::uint8_t>(text, ask);
}

/// Where a sign of ASCII stands first; the size of the text where it does not.
[[nodiscard]] inline std::size_t find_sign(std::string_view text, char sign) {
  return find_letter(text, [sign](auto letters) { return letters.are(sign); });
}

}  // namespace elfref
