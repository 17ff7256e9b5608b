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
  Seat actor;               ///< in whose turn
  bool value_read = false;  ///< the line goes on in its value

  LineIn(LineWords& of, const Line& from, Naming& named, Seat player)
      : forms::LineIn<LineWords>{of, from}, naming(named), actor(player) {}

  /// Goes on with the value. Reports what is left of the key. Always true.
  bool value_begins();
  /// Reports what is left of the words, or a value that the line has no place for. Answers whether nothing is.
  bool ends();
  /// Reports what is left of the words. Answers whether nothing is.
  bool words_end();
  /// Cards that begin the value, before one of `stops`, or its list; without a value: as many as were due.
  [[nodiscard]] Cards cards(std::initializer_list<Word> stops, int* crystals = nullptr);
  /// The location of a movement.
  [[nodiscard]] std::optional<PlaceId> location();
};

/// Reads a step; nothing, reported, where it is none.
[[nodiscard]] std::optional<Action> read_step(LineIn& in);
/// Reads what is laid when the turn comes back; nothing, reported, where it is none.
[[nodiscard]] std::optional<Action> read_new_gift(LineIn& in);

}  // namespace elfref::master_elf
