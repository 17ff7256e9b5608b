#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/testing/elven_rage/playing.h"

// Ways to break each rule once in a session that is otherwise legal.

namespace elfref::testing::rage {

/// The lines that are recorded instead of a line. The last one breaks the rule, and the record ends with it.
using Instead = std::vector<Line>;

/// A turn that no player may have.
struct FalseTurn {
  Seat seat{};
  std::vector<Line> lines{};
};

/// A way to break one rule.
struct Breaker {
  std::string_view rule;  ///< its id
  /// The lines instead of the next one; none if there is no occasion.
  Instead (*line)(const Situation& table, const Line& next, Dice& dice) = nullptr;
  /// A turn instead of that of this player. `over`: the game has ended.
  std::optional<FalseTurn> (*turn)(const Situation& table, Seat next, bool over, Dice& dice) = nullptr;
  /// Changes the agreement so that there may be an occasion.
  void (*prepare)(Agreement& agreed, Dice& dice) = nullptr;
  /// Breaks the rule in another way; false if that is not possible.
  bool (*game)(Played& game, Dice& dice) = nullptr;
};

/// A breaker for each rule that can be broken, in the order of the rulebook.
[[nodiscard]] std::span<const Breaker> breakers();
/// The reason why no generated session breaks a rule; empty if some do.
[[nodiscard]] std::string_view never_broken(std::string_view rule);

namespace breaking {
std::span<const Breaker> breakers_of_the_setup();
std::span<const Breaker> breakers_of_turns();
std::span<const Breaker> breakers_of_attacks();
std::span<const Breaker> breakers_of_battles();
std::span<const Breaker> breakers_of_things();
}  // namespace breaking

}  // namespace elfref::testing::rage
