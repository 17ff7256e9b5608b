#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "elfref/elfenland/table/state.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"

// How each rule can be broken, once, in a game that is legal without it.

namespace elfref::testing {

/// A place in a legal game, and the table there.
struct Occasion {
  const elfenland::State& state;  ///< before the play
  const PlayedGame& game;
  std::size_t index;  ///< of the play
  Dice& dice;

  [[nodiscard]] const elfenland::Action& play() const { return game.plays[index]; }
};

/// How one rule is broken: by another play instead of one of a legal game.
struct Breaker {
  std::string_view rule;  ///< its id
  bool inserts = false;   ///< the play stands before the legal one, not in its place
  /// A play that breaks the rule and no other; nothing where there is none. The record ends with it.
  std::optional<elfenland::Action> (*play)(const Occasion& occasion) = nullptr;
  /// Changes the agreement so that there may be an occasion.
  void (*prepare)(Agreement& agreed, Dice& dice) = nullptr;
  /// Breaks the rule in another way than by one play; false where that cannot be.
  bool (*game)(PlayedGame& game, Dice& dice) = nullptr;
};

/// A breaker for each rule of severity error, in the order of the rulebook.
[[nodiscard]] std::span<const Breaker> breakers();

}  // namespace elfref::testing
