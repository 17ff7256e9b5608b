#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/forms/forms.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// The names of the things that plays use, and of the players.
using Names = forms::NamesOf<Box>;
using forms::names_in;

/// A play in the words of a line, without its player: `attack b1`, `Nightblade: Wolf dies`. A play for which a record
/// has no words (a turn begins) is written in the same manner. `saying`: placeholders may replace free parts.
[[nodiscard]] std::string written(const Action& action, const Names& names,
                                  forms::Saying saying = forms::Saying::values);
/// As written(), with the player in front if it is not the player of the turn: `Boris: retreats 2`.
[[nodiscard]] std::string written_in_turn(const Action& action, Seat turn, const Names& names,
                                          forms::Saying saying = forms::Saying::values);
/// The first words of such a line, which a colon may follow; empty: the line begins with a name.
[[nodiscard]] std::string_view verb_of(const Action& action, const Names& names);
/// The meaning of a line, by which two records are compared.
[[nodiscard]] PlayMeaning meaning_of(const Action& action, const Names& names);
/// The form of each line of a turn, in the order of the format's page.
[[nodiscard]] std::vector<LineShape> line_shapes();
/// The form of a play: its id, its phase, and the meaning of a record without such a line.
[[nodiscard]] forms::About form_of(const Action& action);

/// `Wolf + 2 Bear + 1 unknown`, `unknown`, `none`; empty: the number that was due.
[[nodiscard]] std::string sum_of(const Cards& cards, const Names& names);
/// `Nightblade left shield and draw 2`: the effects of an Action or an Artifact; empty: not recorded.
[[nodiscard]] std::string changes_of(const std::vector<WrittenChange>& changes, const Names& names,
                                     forms::Saying saying = forms::Saying::values);
/// The claimed value: `7`, `yes`.
[[nodiscard]] std::string value_of(const ClaimFigure& claim);
/// The name of a card, or `unknown`.
[[nodiscard]] std::string name_of_card(CardId card, const Names& names);

}  // namespace elfref::elven_rage
