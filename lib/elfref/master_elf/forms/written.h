#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/forms/forms.h"
#include "elfref/master_elf/plays/session.h"

namespace elfref::master_elf {

/// The names of the things that plays use, and of the players.
using Names = forms::NamesOf<Box>;
using forms::names_in;

/// A play in the words of a record, without its player: `Mill: wool then 2`, `gift: kite on 2`. A play for which a
/// record has no words (a turn begins) is written in the same manner. `saying`: placeholders may replace free parts.
[[nodiscard]] std::string written(const Action& action, const Names& names,
                                  forms::Saying saying = forms::Saying::values);
/// The meaning of a line, by which two records are compared.
[[nodiscard]] PlayMeaning meaning_of(const Action& action, const Names& names);
/// The form of each line of a turn, in the order of the format's page.
[[nodiscard]] std::vector<LineShape> line_shapes();
/// The form of a play: its id, and the meaning of a record without such a line.
[[nodiscard]] forms::About form_of(const Action& action);

/// `2 wool + 1 unknown`, `unknown`, `none`; empty: the number that was due.
[[nodiscard]] std::string sum_of(const Cards& cards, const Names& names);
/// The name of a place, a kind of ingredient, a gift; `unknown` if it has none.
[[nodiscard]] std::string name_of_place(PlaceId place, const Names& names);
[[nodiscard]] std::string name_of_kind(KindId kind, const Names& names);  ///< see name_of_place()
[[nodiscard]] std::string name_of_gift(GiftId gift, const Names& names);  ///< see name_of_place()
/// The claimed value: `3`, `used`.
[[nodiscard]] std::string value_of(const Action& claim, const Names& names);
/// The key of a claim: `sent`, `under: colour`, `crystal`.
[[nodiscard]] std::string key_of(const Action& claim);

}  // namespace elfref::master_elf
