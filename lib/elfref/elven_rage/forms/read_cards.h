#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/forms/naming.h"
#include "elfref/elven_rage/plays/session.h"

// Cards, changes and things as lines name them.

namespace elfref::elven_rage {

/// A sum of cards, `Wolf + 2 Bear`, or a number, `unknown`, `none`. Nothing at all means the number that was due.
[[nodiscard]] Cards read_cards(LineWords& words, std::initializer_list<Word> stops = {});
/// The cards of a value: a sum, or a list of sums.
[[nodiscard]] Cards read_cards(Reading& reading, Naming& naming, const Node& node);
/// A card by name; nothing_named for `unknown`, or, reported, for none.
[[nodiscard]] CardId read_card(LineWords& words, std::initializer_list<Word> stops = {});
/// A card of a battle, by name or by its place. Takes the rest of the line.
[[nodiscard]] CardCalled read_called(LineWords& words);
/// A place by name; nothing_named, reported, for none.
[[nodiscard]] PlaceId read_place(LineWords& words, std::initializer_list<Word> stops = {});

/// Whether the effects of an Action or an Artifact are written in free words: the set lists it with `other`, with
/// another effect, or not at all.
enum class OtherWords : std::uint8_t { are, are_not, may_be };
/// The effects of an Action or an Artifact, after `so`: changes joined by `and`.
[[nodiscard]] std::vector<WrittenChange> read_changes(LineWords& words, OtherWords others);
/// A thing that is handed over: `treasure`, `artifact`, `help`, an Artifact's name.
[[nodiscard]] std::optional<Thing> read_thing(LineWords& words, std::initializer_list<Word> stops);

}  // namespace elfref::elven_rage
