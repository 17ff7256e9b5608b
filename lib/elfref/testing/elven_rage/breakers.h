#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/testing/elven_rage/playing.h"

// How each rule can be broken, once, in a session that is legal without it.

namespace elfref::testing::rage {

/// What is written instead of a line; the last one breaks the rule, and the record ends with it.
using Instead = std::vector<Line>;

/// A turn that nobody may have.
struct FalseTurn {
  Seat seat{};
  std::vector<Line> lines{};
};

/// How one rule is broken.
struct Breaker {
  std::string_view rule;  ///< its id
  /// Other lines than the next one; none where there is no occasion.
  Instead (*line)(const Situation& table, const Line& next, Dice& dice) = nullptr;
  /// Another turn than that of this player; `over`: the game has ended.
  std::optional<FalseTurn> (*turn)(const Situation& table, Seat next, bool over, Dice& dice) = nullptr;
  /// Changes the agreement so that there may be an occasion.
  void (*prepare)(Agreement& agreed, Dice& dice) = nullptr;
  /// Breaks the rule in another way; false where that cannot be.
  bool (*game)(Played& game, Dice& dice) = nullptr;
};

/// A breaker for each rule that can be broken, in the order of the rulebook.
[[nodiscard]] std::span<const Breaker> breakers();
/// Why no session is generated in which a rule is broken; empty: some is.
[[nodiscard]] std::string_view never_broken(std::string_view rule);

namespace breaking {
std::span<const Breaker> breakers_of_the_setup();
std::span<const Breaker> breakers_of_turns();
std::span<const Breaker> breakers_of_attacks();
std::span<const Breaker> breakers_of_battles();
std::span<const Breaker> breakers_of_things();
}  // namespace breaking

}  // namespace elfref::testing::rage
