#include <array>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {

const Unrecorded no_map{msg::no_map, msg::no_map_unchecked, noun::attack};
const Unrecorded place_not_named{msg::places_unnamed, msg::places_unnamed_unchecked, noun::attack};
const Unrecorded no_cards{msg::no_cards, msg::no_cards_unchecked, noun::battle};
const Unrecorded cards_not_known{msg::unknown_decks, msg::unknown_decks_unchecked, noun::play};
const Unrecorded hand_not_known{msg::hand_unrecorded, msg::hands_unrecorded, noun::play};
const Unrecorded map_not_known{msg::map_unrecorded, msg::map_unrecorded_for, noun::play};
const Unrecorded end_not_recorded{msg::end_unrecorded, msg::ends_unrecorded, noun::play};
const Unrecorded things_not_known{msg::things_unrecorded, msg::things_unrecorded_for, noun::play};

Message card_name(const Position& state, CardId card) {
  return card == nothing_named ? msg::card_not_named() : alone(verbatim(state.box->card(card).name));
}

Message place_name(const Position& state, const Assault& assault) {
  if (assault.land >= 0) {
    const Land& land = state.map.lands[static_cast<std::size_t>(assault.land)];
    if (land.id != nothing_named) return alone(verbatim(state.box->places[land.id].name));
  }
  for (std::size_t kind = 0; kind < place_kind_count; ++kind)
    if (assault.kinds.is(PlaceKind(kind))) return msg::the_place({.kind = place_kind(PlaceKind(kind))});
  return msg::place_not_named();
}

Noun people(Pile pile) {
  constexpr std::array<Noun, pile_count> nouns{noun::people_high, noun::people_black, noun::people_snow,
                                               noun::people_forest, noun::people_neutral};
  return nouns[static_cast<std::size_t>(pile)];
}

Noun place_kind(PlaceKind kind) {
  constexpr std::array<Noun, place_kind_count> nouns{noun::place_land, noun::place_tower, noun::place_castle,
                                                     noun::place_centre};
  return nouns[static_cast<std::size_t>(kind)];
}

Noun icon_noun(Icon icon) {
  constexpr std::array<Noun, icon_count> nouns{
      noun::icon_none,          noun::icon_simple,  noun::icon_double, noun::icon_shield, noun::icon_pierce,
      noun::icon_double_pierce, noun::icon_counter, noun::icon_fire,   noun::icon_move,   noun::icon_other};
  return nouns[static_cast<std::size_t>(icon)];
}

Noun figure_noun(Figure figure) {
  constexpr std::array<Noun, figure_count> nouns{noun::figure_lands, noun::figure_towers,    noun::figure_castles,
                                                 noun::figure_hand,  noun::figure_artifacts, noun::figure_treasures,
                                                 noun::figure_out};
  return nouns[static_cast<std::size_t>(figure)];
}

Finding number_due(const Cards& cards, Range due, const Unrecorded& unrecorded,
                   Message (*wrong)(int number, Range due)) {
  if (!cards.counted()) return cards.open && !due.exact() ? taken_on_trust(unrecorded) : kept();
  const int number = cards.size();
  if (due.has(number)) return due.exact() ? kept() : taken_on_trust(unrecorded);
  return broken_by(object, wrong(number, due));
}

}  // namespace elfref::elven_rage
