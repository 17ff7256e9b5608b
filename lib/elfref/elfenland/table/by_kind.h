#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/kinds.h"

/// Numbers for all transports, processed together as the bytes of one word. Hands are read very often, so speed
/// matters. load() and sum() are with Counts.
namespace elfref::elfenland::by_kind {

using Numbers = Counts;  ///< by Transport

inline constexpr std::uint64_t ones = 0x0001'0101'0101'0101;  ///< one of each
inline constexpr std::uint64_t highs = ones << 7;             ///< the highest bit of each

/// Stores the bytes of a word as numbers.
inline void store(std::uint64_t word, Numbers& numbers) {
  if (std::endian::native == std::endian::big) word <<= 8;
  std::memcpy(numbers.data(), &word, numbers.size());
}

/// Whether every number of `a` is at least that of `b`. REQUIRES: those of `a` are below 128.
[[nodiscard]] constexpr bool covers(std::uint64_t a, std::uint64_t b) {
  return (((a | highs) - b) & ~b & highs) == highs;
}

// The next functions REQUIRE: every number is below 128.

/// A word with all bits set in each byte for which the number of `a` is at least that of `b`.
[[nodiscard]] constexpr std::uint64_t where_at_least(std::uint64_t a, std::uint64_t b) {
  return (((a | highs) - b) & highs) / 128 * 255;
}
/// The greater number of each kind.
[[nodiscard]] constexpr std::uint64_t greater(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t of_a = where_at_least(a, b);
  return (a & of_a) | (b & ~of_a);
}
/// The lesser number of each kind.
[[nodiscard]] constexpr std::uint64_t lesser(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t of_b = where_at_least(a, b);
  return (b & of_b) | (a & ~of_b);
}
/// `a` minus `b` for each kind, but at least 0.
[[nodiscard]] constexpr std::uint64_t less(std::uint64_t a, std::uint64_t b) {
  return ((a | highs) - b) & ~highs & where_at_least(a, b);
}

/// A word with one of this kind and 0 of the others.
[[nodiscard]] constexpr std::uint64_t one_of(Transport kind) {
  return std::uint64_t{1} << shift_of(kind);
}
/// The number of a kind.
[[nodiscard]] constexpr int number_of(std::uint64_t word, Transport kind) {
  return static_cast<int>(word >> shift_of(kind) & 255);
}

/// A word with `number(kind)` of each kind.
[[nodiscard]] constexpr std::uint64_t of_each(int (*number)(Transport kind)) {
  std::uint64_t word = 0;
  for (int kind = 0; kind < transport_count; ++kind)
    word |= static_cast<std::uint64_t>(number(Transport(kind))) << shift_of(Transport(kind));
  return word;
}
/// The cards of the box, by kind.
[[nodiscard]] constexpr std::uint64_t cards_of_the_box() {
  return of_each(cards_in_box);
}
/// The counters of the box, by kind.
[[nodiscard]] constexpr std::uint64_t counters_of_the_box() {
  return of_each(counters_in_box);
}

/// Calls `each` with the index of every number that is not 0, in order.
template <class Each>
constexpr void for_some(std::uint64_t word, Each each) {
  while (word != 0) {
    const int kind =
        std::endian::native == std::endian::big ? (std::countl_zero(word) - 8) / 8 : std::countr_zero(word) / 8;
    each(static_cast<std::size_t>(kind));
    word &= ~(std::uint64_t{255} << (std::endian::native == std::endian::big ? 48 - 8 * kind : 8 * kind));
  }
}

/// Calls `each` for every set of `count` pieces out of `of`; at each call `set` is that set. Sets with more of the
/// first kinds come first. REQUIRES: `set` is empty. It is empty again at the end.
template <class Each>
void for_each_set(std::uint64_t of, int count, Numbers& set, const Each& each, int kind = 0) {
  if (count == 0) return each();
  if (kind == transport_count) return;
  std::uint8_t& number = set[static_cast<std::size_t>(kind)];
  for (int taken = std::min(count, number_of(of, Transport(kind))); taken >= 0; --taken) {
    number = static_cast<std::uint8_t>(taken);
    for_each_set(of, count - taken, set, each, kind + 1);
  }
  number = 0;
}

/// Adds numbers to others, up to 250 of a kind, because a record can have more pieces than any box.
inline void add(const Numbers& more, Numbers& to) {
  for_some(load(more),
           [&](std::size_t kind) { to[kind] = static_cast<std::uint8_t>(std::min(250, to[kind] + more[kind])); });
}

}  // namespace elfref::elfenland::by_kind
