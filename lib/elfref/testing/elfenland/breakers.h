#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "elfref/elfenland/table/position.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"

// Ways to break each rule once in a game that is otherwise legal.

namespace elfref::testing {

/// A place in a legal game and its position.
struct Occasion {
  const elfenland::Position& state;  ///< the position before the play
  const PlayedGame& game;
  std::size_t index;  ///< the index of the play
  Dice& dice;

  [[nodiscard]] const elfenland::Action& play() const { return game.plays[index]; }
};

/// A way to break one rule, by another play instead of one of a legal game.
struct Breaker {
  std::string_view rule;  ///< its id
  bool inserts = false;   ///< the play comes before the legal one and does not replace it
  /// A play that breaks this rule and no other; nothing if there is none. The record ends with it.
  std::optional<elfenland::Action> (*play)(const Occasion& occasion) = nullptr;
  /// Changes the agreement so that there may be an occasion.
  void (*prepare)(Agreement& agreed, Dice& dice) = nullptr;
  /// Breaks the rule in another way than by one play; false if that is not possible.
  bool (*game)(PlayedGame& game, Dice& dice) = nullptr;
};

/// A breaker for each rule of severity error, in the order of the rulebook.
[[nodiscard]] std::span<const Breaker> breakers();

}  // namespace elfref::testing
