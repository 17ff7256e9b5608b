#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "elfref/testing/master_elf/playing.h"

// How each rule can be broken, once, in a session that is legal without it.

namespace elfref::testing::workshop {

/// What is written instead of a play; the record ends with it, and the breach is in its last turn.
using Instead = std::vector<Action>;

/// How one rule is broken.
struct Breaker {
  std::string_view rule;  ///< its id
  /// Other plays than the next one; none where there is no occasion. `next` may be the end of a turn.
  Instead (*play)(const Situation& table, const Action& next, Dice& dice) = nullptr;
  /// What is played when all is over.
  Instead (*after)(const Situation& table, Dice& dice) = nullptr;
  /// Changes the agreement so that there may be an occasion.
  void (*prepare)(Agreement& agreed, Dice& dice) = nullptr;
  /// Breaks the rule in another way; false where that cannot be.
  bool (*game)(Played& game, Dice& dice) = nullptr;
};

/// A breaker for each rule that can be broken.
[[nodiscard]] std::span<const Breaker> breakers();
/// Why no session is generated in which a rule is broken; empty: some is.
[[nodiscard]] std::string_view never_broken(std::string_view rule);

namespace breaking {
std::span<const Breaker> breakers_of_the_setup();
std::span<const Breaker> breakers_of_moves();
std::span<const Breaker> breakers_of_gifts();
}  // namespace breaking

}  // namespace elfref::testing::workshop
