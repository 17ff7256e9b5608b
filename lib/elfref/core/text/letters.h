#pragma once

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

/// Where a sign of ASCII stands first; the size of the text where it does not.
[[nodiscard]] inline std::size_t find_sign(std::string_view text, char sign) {
  constexpr std::uint64_t ones = 0x0101010101010101u;
  std::size_t at = 0;
  if constexpr (std::endian::native == std::endian::little) {
    for (std::uint64_t eight; at + 8 <= text.size(); at += 8) {
      std::memcpy(&eight, text.data() + at, 8);
      eight ^= ones * static_cast<unsigned char>(sign);
      const std::uint64_t found = (eight - ones) & ~eight & ones * 0x80;  // right up to its lowest bit
      if (found != 0) return at + static_cast<std::size_t>(std::countr_zero(found)) / 8;
    }
  }
  while (at < text.size() && text[at] != sign) ++at;
  return at;
}

}  // namespace elfref
