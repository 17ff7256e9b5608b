#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/forms/line_in.h"
#include "elfref/elven_rage/forms/naming.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// A line of a turn while it is read. REQUIRES: all that it refers to outlives it.
struct LineIn : forms::LineIn<LineWords> {
  const Box& box;
  std::span<const Play<Action>> before;  ///< the lines of the turn before it
  Seat turn;                             ///< the player of the turn
  Seat actor;                            ///< the player of the line

  LineIn(LineWords& of, const Line& from, const Box& named, std::span<const Play<Action>> lines, Seat player)
      : forms::LineIn<LineWords>{of, from}, box(named), before(lines), turn(player), actor(player) {}

  [[nodiscard]] Naming& naming() { return words.naming(); }
  /// A line is a sentence, with or without a colon.
  [[nodiscard]] static bool value_begins() { return true; }

  /// Cards as a sum or a list.
  [[nodiscard]] Cards cards(std::initializer_list<Word> stops);
  /// The four cards of a list; nothing, reported, for anything else.
  [[nodiscard]] std::optional<std::array<CardId, edge_places>> four();
  /// The position of a player's name that ends the line; else the end of the line.
  [[nodiscard]] std::size_t before_a_player();
  /// Whether an Artifact is named, not a card: players answer with Artifacts too.
  [[nodiscard]] bool artifact_is_next();
  /// Reports that no line begins like this.
  void refuse_line();
  /// Reports a value that does not consist of words.
  void refuse_value();
  /// A known place, if the line names only this place: its owner may follow.
  [[nodiscard]] std::optional<PlaceId> known_place();
};

/// Whether a line may begin with this word.
[[nodiscard]] bool begins_a_line(Word word);

/// What an attack is about: `b1`, `tower of Boris`.
[[nodiscard]] Target read_target(LineIn& in);
/// Reads what a card does; false if it is not an act, which is reported.
bool read_act(LineIn& in, WrittenAct& act);
/// Reads the card or Artifact that is used, and its effects.
bool read_action(LineIn& in, UseAction& used);
bool read_artifact(LineIn& in, UseArtifact& used);

/// Reads a line with this verb: its play, or nothing, reported.
[[nodiscard]] std::optional<Action> read_line(LineIn& in, Word verb);
/// Reads a line that begins with neither a verb nor a player: what a card does.
[[nodiscard]] std::optional<Action> read_act_line(LineIn& in);

}  // namespace elfref::elven_rage
