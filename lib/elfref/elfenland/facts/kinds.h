#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland {

/// Travel cards of a kind in the box: 10, of rafts 12 (SETUP-5).
[[nodiscard]] constexpr int cards_in_box(Transport kind) {
  return kind == Transport::raft ? 12 : 10;
}
/// Transport counters of a kind in the box: 8, of rafts none (SETUP-7).
[[nodiscard]] constexpr int counters_in_box(Transport kind) {
  return kind == Transport::raft ? 0 : 8;
}

/// How many of each transport, by Transport.
using Counts = std::array<std::uint8_t, transport_count>;
/// All of them together.
[[nodiscard]] constexpr int sum(const Counts& counts) {
  int all = 0;
  for (const int number : counts) all += number;
  return all;
}

inline constexpr int counter_kinds = transport_count - 1;  ///< rafts have no counters

/// Kinds of counters, a bit a kind.
using Kinds = std::uint8_t;
inline constexpr Kinds all_counters = (1u << counter_kinds) - 1u;  ///< every kind
/// The set of one kind of counters.
[[nodiscard]] constexpr Kinds counter_bit(Transport counter) {
  return static_cast<Kinds>(1u << static_cast<int>(counter));
}
/// Calls `each` with every kind of a set of counters.
template <class Each>
constexpr void for_counters(Kinds kinds, const Each& each) {
  for (; kinds != 0; kinds &= static_cast<Kinds>(kinds - 1)) each(static_cast<Transport>(std::countr_zero(kinds)));
}
/// What a counter can be that was written so; nothing: it was not. A raft counter is told as a breach, and what it was
/// in truth is open.
[[nodiscard]] constexpr Kinds kinds_of(std::optional<Transport> written) {
  return written && *written != Transport::raft ? counter_bit(*written) : all_counters;
}
/// The counters that can lie on a terrain.
[[nodiscard]] inline Kinds fitting(Terrain terrain) {
  Kinds kinds = 0;
  for_counters(all_counters, [&](Transport counter) {
    if (cost(counter, terrain) > 0) kinds |= counter_bit(counter);
  });
  return kinds;
}

}  // namespace elfref::elfenland
