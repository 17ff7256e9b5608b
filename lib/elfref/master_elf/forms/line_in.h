#pragma once

#include <initializer_list>
#include <optional>
#include <utility>

#include "elfref/core/forms/line_in.h"
#include "elfref/master_elf/forms/naming.h"
#include "elfref/master_elf/plays/session.h"

namespace elfref::master_elf {

/// A step of a turn while it is read: the words of its key first, then those of its value. REQUIRES: all that it refers
/// to outlives it.
struct LineIn : forms::LineIn<LineWords> {
  Naming& naming;
  Seat actor;               ///< the player of the turn
  bool value_read = false;  ///< the line goes on in its value

  LineIn(LineWords& of, const Line& from, Naming& named, Seat player)
      : forms::LineIn<LineWords>{of, from}, naming(named), actor(player) {}

  /// Goes on with the value. Reports words that are left in the key. Always true.
  bool value_begins();
  /// Reports words that are left, or a value that does not belong to the line. Returns whether nothing is left.
  bool ends();
  /// Reports words that are left. Returns whether none are.
  bool words_end();
  /// Cards that begin the value, before one of `stops`, or its list; without a value, the number that was due.
  [[nodiscard]] Cards cards(std::initializer_list<Word> stops, int* crystals = nullptr);
  /// The location of a movement.
  [[nodiscard]] std::optional<PlaceId> location();
  /// Reports a step of a helper without its place.
  void refuse_helper();
  /// Reports cards that a player gives to oneself.
  void refuse_giving();
  /// Reports an area without cards.
  void empty_area(const Node& area);
};

/// Reads a step; nothing, reported, if it is not a step.
[[nodiscard]] std::optional<Action> read_step(LineIn& in);
/// Reads the gift that is placed when the turn comes back; nothing, reported, if it is not a gift.
[[nodiscard]] std::optional<Action> read_new_gift(LineIn& in);

}  // namespace elfref::master_elf
