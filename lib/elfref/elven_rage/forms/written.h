#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/forms/forms.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// What plays name, and who plays.
using Names = forms::NamesOf<Box>;
using forms::names_in;

/// A play in the words of a line, without whose it is: `attack b1`, `Nightblade: Wolf dies`. What a record has no words
/// for (a turn begins) is told in its manner. `saying`: a placeholder may stand for what is free.
[[nodiscard]] std::string written(const Action& action, const Names& names,
                                  forms::Saying saying = forms::Saying::values);
/// The same with whose it is in front where it is another's than the turn's: `Boris: retreats 2`.
[[nodiscard]] std::string written_in_turn(const Action& action, Seat turn, const Names& names,
                                          forms::Saying saying = forms::Saying::values);
/// The first words of such a line, which a colon may follow; empty: a name comes first.
[[nodiscard]] std::string_view verb_of(const Action& action, const Names& names);
/// What a line says, by which two records are compared.
[[nodiscard]] PlayMeaning meaning_of(const Action& action, const Names& names);
/// How each line of a turn is written, in the order of the format's page.
[[nodiscard]] std::vector<LineShape> line_shapes();
/// What is told of the form of a play: its id, its phase, what it means that a record has no such line.
[[nodiscard]] forms::About form_of(const Action& action);

/// `Wolf + 2 Bear + 1 unknown`, `unknown`, `none`; empty: as many as were due.
[[nodiscard]] std::string sum_of(const Cards& cards, const Names& names);
/// `Nightblade left shield and draw 2`: what came of an Action or an Artifact; empty: nobody wrote it down.
[[nodiscard]] std::string changes_of(const std::vector<WrittenChange>& changes, const Names& names,
                                     forms::Saying saying = forms::Saying::values);
/// `7`, `yes`: what is claimed.
[[nodiscard]] std::string value_of(const ClaimFigure& claim);
/// The name of a card, or `unknown`.
[[nodiscard]] std::string name_of_card(CardId card, const Names& names);
/// `left`, `centre`, `right`.
[[nodiscard]] std::string_view name_of(Slot slot);

}  // namespace elfref::elven_rage
