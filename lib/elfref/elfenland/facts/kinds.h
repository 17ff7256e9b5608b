#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>
#include <utility>

#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland {

/// The number of travel cards of a kind in the box: 12 rafts, 10 of any other kind (SETUP-5).
[[nodiscard]] constexpr int cards_in_box(Transport kind) {
  return kind == Transport::raft ? 12 : 10;
}
/// The number of transport counters of a kind in the box: 8, but no rafts (SETUP-7).
[[nodiscard]] constexpr int counters_in_box(Transport kind) {
  return kind == Transport::raft ? 0 : 8;
}

/// A number for each transport, by Transport.
using Counts = std::array<std::uint8_t, transport_count>;

namespace by_kind {

/// The position of a kind's byte in a word of all numbers, in bits.
[[nodiscard]] constexpr int shift_of(Transport kind) {
  const int index = static_cast<int>(kind);
  return 8 * (std::endian::native == std::endian::big ? transport_count - 1 - index : index);
}
/// The numbers as one word, one byte each. They are read as two halves that overlap by a byte, because assembling the
/// word in memory would stall the load.
[[nodiscard]] constexpr std::uint64_t load(const Counts& numbers) {
  if (std::is_constant_evaluated()) {
    std::uint64_t word = 0;
    for (int kind = 0; kind < transport_count; ++kind)
      word |= std::uint64_t{numbers[static_cast<std::size_t>(kind)]} << shift_of(Transport(kind));
    return word;
  }
  static_assert(transport_count == 7);
  std::uint32_t low = 0, high = 0;
  std::memcpy(&low, numbers.data(), sizeof low);
  std::memcpy(&high, numbers.data() + 3, sizeof high);
  if (std::endian::native == std::endian::big) std::swap(low, high);
  return low | std::uint64_t{high} << 24;
}
/// The sum of the numbers in a word.
[[nodiscard]] constexpr int sum(std::uint64_t word) {
  constexpr std::uint64_t every_other = 0x00FF'00FF'00FF'00FF;
  return static_cast<int>(((word & every_other) + (word >> 8 & every_other)) * 0x0001'0001'0001'0001 >> 48);
}

}  // namespace by_kind

/// The sum of all numbers.
[[nodiscard]] constexpr int sum(const Counts& counts) {
  return by_kind::sum(by_kind::load(counts));
}

inline constexpr int counter_kinds = transport_count - 1;  ///< rafts have no counters

/// A set of kinds of counters, one bit per kind.
using Kinds = std::uint8_t;
inline constexpr Kinds all_counters = (1u << counter_kinds) - 1u;  ///< every kind
/// The set that has only this kind.
[[nodiscard]] constexpr Kinds counter_bit(Transport counter) {
  return static_cast<Kinds>(1u << static_cast<int>(counter));
}
/// Calls `each` with every kind of a set.
template <class Each>
constexpr void for_counters(Kinds kinds, const Each& each) {
  for (; kinds != 0; kinds &= static_cast<Kinds>(kinds - 1)) each(static_cast<Transport>(std::countr_zero(kinds)));
}
/// The kinds that a recorded counter can have. Every kind is possible if the kind is not recorded, and also if it is a
/// raft: that is a breach, and the real kind is unknown.
[[nodiscard]] constexpr Kinds kinds_of(std::optional<Transport> written) {
  return written && *written != Transport::raft ? counter_bit(*written) : all_counters;
}
/// The kinds of counters that a terrain allows.
[[nodiscard]] inline Kinds fitting(Terrain terrain) {
  Kinds kinds = 0;
  for_counters(all_counters, [&](Transport counter) {
    if (cost(counter, terrain) > 0) kinds |= counter_bit(counter);
  });
  return kinds;
}

}  // namespace elfref::elfenland
