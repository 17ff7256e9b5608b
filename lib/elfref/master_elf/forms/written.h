#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/forms/forms.h"
#include "elfref/master_elf/plays/session.h"

namespace elfref::master_elf {

/// What plays name, and who plays.
using Names = forms::NamesOf<Box>;
using forms::names_in;

/// A play in the words of a record, without whose turn it is: `Mill: wool then 2`, `gift: kite on 2`. What a record has
/// no words for (a turn begins) is told in its manner. `saying`: a placeholder may stand for what is free.
[[nodiscard]] std::string written(const Action& action, const Names& names,
                                  forms::Saying saying = forms::Saying::values);
/// What a line says, by which two records are compared.
[[nodiscard]] PlayMeaning meaning_of(const Action& action, const Names& names);
/// How each line of a turn is written, in the order of the format's page.
[[nodiscard]] std::vector<LineShape> line_shapes();
/// What is told of the form of a play: its id, what it means that a record has no such line.
[[nodiscard]] forms::About form_of(const Action& action);

/// `2 wool + 1 unknown`, `unknown`, `none`; empty: as many as were due.
[[nodiscard]] std::string sum_of(const Cards& cards, const Names& names);
/// The names of a place, a kind of ingredient, a gift; `unknown` where there is none.
[[nodiscard]] std::string name_of_place(PlaceId place, const Names& names);
[[nodiscard]] std::string name_of_kind(KindId kind, const Names& names);  ///< see name_of_place()
[[nodiscard]] std::string name_of_gift(GiftId gift, const Names& names);  ///< see name_of_place()
/// `3`, `used`: what is claimed.
[[nodiscard]] std::string value_of(const Action& claim, const Names& names);
/// Of what that is: `sent`, `under: colour`, `crystal`.
[[nodiscard]] std::string key_of(const Action& claim);

}  // namespace elfref::master_elf
