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

/// The transport counters in front of a player this round, and what became of them. A counter is known or not, and lies
/// face up, face down or nobody said how; which of them was placed may be open too. `use_of` holds one assignment of
/// uses to counters under which all that was written is true; a use that no assignment allows is not the player's.
struct Holding {
  /// A counter that was drawn, picked or kept.
  struct Counter {
    std::optional<Transport> kind;   ///< nothing: unknown
    Facing facing = Facing::either;  ///< how it lies, or lay
    bool surely = true;              ///< false: it may not exist (nobody wrote down whether one was kept)
    friend bool operator==(const Counter&, const Counter&) = default;
  };
  /// A counter that was placed.
  struct Use {
    std::optional<Transport> kind;   ///< nothing: unknown
    Facing facing = Facing::either;  ///< how it must have lain
    friend bool operator==(const Use&, const Use&) = default;
  };
  static constexpr int room = 14;  ///< more are not followed: then it is lax

  std::array<Counter, room> counters{};  ///< in the order in which they came
  std::array<Use, room> uses{};          ///< in the order in which they were placed
  std::uint8_t counter_count = 0;        ///< how many of `counters` are used
  std::uint8_t use_count = 0;            ///< how many of `uses` are used
  /// By counter: the index of its use, or `unmatched`.
  std::array<std::uint8_t, room> use_of = [] {
    std::array<std::uint8_t, room> nobody;
    nobody.fill(unmatched<std::uint8_t>);
    return nobody;
  }();
  // Sums by Transport, kept beside them because they are asked for often.
  std::array<std::uint8_t, transport_count> known{};       ///< counters of the kind
  std::array<std::uint8_t, transport_count> known_down{};  ///< of these, those that may lie face down
  std::array<std::uint8_t, transport_count> used{};        ///< uses of the kind
  std::array<std::uint8_t, transport_count> used_down{};   ///< of these, those that lay face down
  bool lax = false;  ///< too much is unknown (or was irregular): every use is taken as written

  /// A counter comes to lie in front of the player.
  void add(Counter counter);
  /// Assigns one more use, moving earlier ones where needed; false (and unchanged) when none is left for it.
  [[nodiscard]] bool assign(Use use);
  /// Whether one more use could be assigned.
  [[nodiscard]] bool can(Use use) const;
  /// Whether it could be assigned to counters whose kind is written.
  [[nodiscard]] bool is_known(Use use) const {
    if (!use.kind) return false;
    const auto kind = static_cast<std::size_t>(*use.kind);
    return use.facing == Facing::down ? known_down[kind] > used_down[kind] : known[kind] > used[kind];
  }
  /// Whether one more use of a known kind surely is of a counter that was written down when it came.
  [[nodiscard]] bool shows(Use use) const {
    if (!use.kind) return false;
    const auto kind = static_cast<std::size_t>(*use.kind);
    return known[kind] > used[kind] && (use.facing != Facing::down || known_down[kind] > used_down[kind]);
  }
  /// How many counters of a kind are somebody's at least.
  struct Least {
    int surely = 0;  ///< known ones, and face-down ones that came to light
    int more = 0;    ///< others that came to light; where their player took them nobody wrote down
  };
  /// How many counters of a kind are, or were this round, the player's.
  [[nodiscard]] Least at_least(Transport kind) const {
    const auto k = static_cast<std::size_t>(kind);
    const int surely = known[k] + std::max(0, used_down[k] - known_down[k]);
    return {surely, std::max(0, used[k] - surely)};
  }
  /// Counters in front of the player this round, placed ones and those that may not exist included.
  [[nodiscard]] int count() const { return counter_count; }
  /// Counters surely in front of the player this round, placed ones included.
  [[nodiscard]] int surely() const;

  friend bool operator==(const Holding&, const Holding&) = default;
};

}  // namespace elfref::elfenland
