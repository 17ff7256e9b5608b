#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "elfref/testing/master_elf/playing.h"

// Ways to break each rule once in a session that is otherwise legal.

namespace elfref::testing::workshop {

/// The plays that are recorded instead of a play. The record ends with them, and the breach is in its last turn.
using Instead = std::vector<Action>;

/// A way to break one rule.
struct Breaker {
  std::string_view rule;  ///< its id
  /// The plays instead of the next one; none if there is no occasion. `next` may be the end of a turn.
  Instead (*play)(const Situation& table, const Action& next, Dice& dice) = nullptr;
  /// The plays after the end of the game.
  Instead (*after)(const Situation& table, Dice& dice) = nullptr;
  /// Changes the agreement so that there may be an occasion.
  void (*prepare)(Agreement& agreed, Dice& dice) = nullptr;
  /// Breaks the rule in another way; false if that is not possible.
  bool (*game)(Played& game, Dice& dice) = nullptr;
};

/// A breaker for each rule that can be broken.
[[nodiscard]] std::span<const Breaker> breakers();
/// The reason why no generated session breaks a rule; empty if some do.
[[nodiscard]] std::string_view never_broken(std::string_view rule);

namespace breaking {
std::span<const Breaker> breakers_of_the_setup();
std::span<const Breaker> breakers_of_moves();
std::span<const Breaker> breakers_of_gifts();
}  // namespace breaking

}  // namespace elfref::testing::workshop
