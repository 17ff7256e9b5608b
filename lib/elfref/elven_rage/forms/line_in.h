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
  std::span<const Play<Action>> before;  ///< the lines of the turn that stand before it
  Seat turn;                             ///< whose turn it is
  Seat actor;                            ///< whose line it is

  LineIn(LineWords& of, const Line& from, const Box& named, std::span<const Play<Action>> lines, Seat player)
      : forms::LineIn<LineWords>{of, from}, box(named), before(lines), turn(player), actor(player) {}

  [[nodiscard]] Naming& naming() { return words.naming(); }
  /// A line is a sentence, whether a colon stands in it or not.
  [[nodiscard]] static bool value_begins() { return true; }

  /// Cards as a sum or a list.
  [[nodiscard]] Cards cards(std::initializer_list<Word> stops);
  /// The four cards of a list; nothing, reported, for anything else.
  [[nodiscard]] std::optional<std::array<CardId, edge_places>> four();
  /// Where a player begins who is all that follows; else the end.
  [[nodiscard]] std::size_t before_a_player();
  /// Whether an Artifact is named, not a card: people answer with these too.
  [[nodiscard]] bool artifact_is_next();
  /// Reports that no line begins so.
  void refuse_line();
  /// Reports a value that is none of words.
  void refuse_value();
  /// A place that is known, if it is all that is named: whose it is may stand after it.
  [[nodiscard]] std::optional<PlaceId> known_place();
};

/// Whether a line may begin with this word.
[[nodiscard]] bool begins_a_line(Word word);

/// What an attack is about: `b1`, `tower of Boris`.
[[nodiscard]] Target read_target(LineIn& in);
/// What a card does; false where that is no act, which is reported.
bool read_act(LineIn& in, WrittenAct& act);
/// What is used, and what came of it.
bool read_action(LineIn& in, UseAction& used);
bool read_artifact(LineIn& in, UseArtifact& used);

/// Reads a line with this verb: its play, or nothing, reported.
[[nodiscard]] std::optional<Action> read_line(LineIn& in, Word verb);
/// Reads a line that begins with neither a verb nor a player: what a card does.
[[nodiscard]] std::optional<Action> read_act_line(LineIn& in);

}  // namespace elfref::elven_rage
