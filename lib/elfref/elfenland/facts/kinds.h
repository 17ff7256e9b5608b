#pragma once

#include <bit>
#include <cstdint>

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

/// Counters of every kind, a bit a kind.
inline constexpr std::uint8_t all_counters = 0b111111;
/// The set of one kind of counters, a bit a kind.
[[nodiscard]] constexpr std::uint8_t counter_bit(Transport counter) {
  return static_cast<std::uint8_t>(1u << static_cast<int>(counter));
}
/// Calls `each` with every kind of a set of counters.
template <class Each>
constexpr void for_counters(std::uint8_t kinds, const Each& each) {
  for (; kinds != 0; kinds &= static_cast<std::uint8_t>(kinds - 1))
    each(static_cast<Transport>(std::countr_zero(kinds)));
}
/// The counters that can lie on a terrain, a bit a kind.
[[nodiscard]] inline std::uint8_t fitting(Terrain terrain) {
  std::uint8_t kinds = 0;
  for_counters(all_counters, [&](Transport counter) {
    if (cost(counter, terrain) > 0) kinds |= counter_bit(counter);
  });
  return kinds;
}

}  // namespace elfref::elfenland
