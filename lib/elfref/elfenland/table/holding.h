#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/core/hidden/matching.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// The transport counters in front of a player in this round, and their uses. A counter may be unknown, and it may be
/// unrecorded whether it lies face up or down; it may also be open which counter was placed. `use_of` has one
/// assignment of uses to counters that makes the record true. If no assignment allows a use, the counter was not the
/// player's.
struct Holding {
  /// A counter that was drawn, picked or kept.
  struct Counter {
    std::optional<Transport> kind;   ///< nothing: unknown
    Facing facing = Facing::either;  ///< how it lies, or lay
    bool certain = true;             ///< false: it may not exist (it is not recorded whether one was kept)
    friend bool operator==(const Counter&, const Counter&) = default;
  };
  /// A counter that was placed.
  struct Use {
    std::optional<Transport> kind;   ///< nothing: unknown
    Facing facing = Facing::either;  ///< how it must have lain
    friend bool operator==(const Use&, const Use&) = default;
  };
  static constexpr int room = 14;  ///< the most counters that are followed; with more the holding is lax

  std::array<Counter, room> counters{};  ///< in the order in which they came
  std::array<Use, room> uses{};          ///< in the order in which they were placed
  std::uint8_t counter_count = 0;        ///< the number of `counters` in use
  std::uint8_t use_count = 0;            ///< the number of `uses` in use
  /// By counter: the index of its use, or `unmatched`.
  std::array<std::uint8_t, room> use_of = [] {
    std::array<std::uint8_t, room> nobody;
    nobody.fill(unmatched<std::uint8_t>);
    return nobody;
  }();
  // Sums by Transport, kept because they are read often.
  std::array<std::uint8_t, transport_count> known{};       ///< counters of the kind
  std::array<std::uint8_t, transport_count> known_down{};  ///< counters of the kind that may lie face down
  std::array<std::uint8_t, transport_count> used{};        ///< uses of the kind
  std::array<std::uint8_t, transport_count> used_down{};   ///< uses of the kind that lay face down
  bool lax = false;  ///< too much is unknown or irregular: every use is taken on trust

  /// Adds a counter in front of the player.
  void add(Counter counter);
  /// Assigns one more use to a counter, and moves earlier ones if necessary. Returns false and changes nothing if no
  /// counter is left for it.
  [[nodiscard]] bool assign(Use use);
  /// Whether one more use could be assigned.
  [[nodiscard]] bool can(Use use) const;
  /// Whether one more use could be assigned to a counter whose kind is recorded.
  [[nodiscard]] bool is_known(Use use) const {
    if (!use.kind) return false;
    const auto kind = static_cast<std::size_t>(*use.kind);
    return use.facing == Facing::down ? known_down[kind] > used_down[kind] : known[kind] > used[kind];
  }
  /// Whether one more use of a known kind is surely that of a counter that was recorded when it came.
  [[nodiscard]] bool shows(Use use) const {
    if (!use.kind) return false;
    const auto kind = static_cast<std::size_t>(*use.kind);
    return known[kind] > used[kind] && (use.facing != Facing::down || known_down[kind] > used_down[kind]);
  }
  /// The fewest counters of a kind that a player has.
  struct Least {
    int certain = 0;  ///< known counters, and face-down ones shown by later plays
    int more = 0;     ///< others shown by later plays; it is not recorded where the player took them
  };
  /// The fewest counters of a kind that the player has, or had in this round.
  [[nodiscard]] Least at_least(Transport kind) const {
    const auto k = static_cast<std::size_t>(kind);
    const int certain = known[k] + std::max(0, used_down[k] - known_down[k]);
    return {certain, std::max(0, used[k] - certain)};
  }
  /// The number of counters in front of the player in this round, including those placed and those that may not exist.
  [[nodiscard]] int count() const { return counter_count; }
  /// The number of counters surely in front of the player in this round, including those placed.
  [[nodiscard]] int certain() const;

  friend bool operator==(const Holding&, const Holding&) = default;
};

}  // namespace elfref::elfenland
