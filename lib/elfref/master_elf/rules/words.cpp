#include <array>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {

const Unrecorded no_board{msg::no_board, msg::no_board_recorded, noun::move};
const Unrecorded no_gifts{msg::no_gifts, msg::no_gifts_recorded, noun::creation};
const Unrecorded no_such_gift{msg::gift_not_listed, msg::gifts_not_listed, noun::creation};
const Unrecorded no_figures{msg::no_figures, msg::no_figures_recorded, noun::player};
const Unrecorded place_not_known{msg::place_of_player_missing, msg::places_of_players_missing, noun::play};
const Unrecorded place_lost{msg::place_lost, msg::places_lost, noun::play};
const Unrecorded cards_not_known{msg::cards_of_place_missing, msg::cards_of_places_missing, noun::move};
const Unrecorded cards_lost{msg::cards_lost, msg::cards_lost_in_turns, noun::play};
const Unrecorded hand_not_known{msg::hand_missing, msg::hands_missing, noun::play};
const Unrecorded crystal_not_known{msg::crystal_missing, msg::crystals_missing, noun::creation};
const Unrecorded helper_not_known{msg::helper_way_missing, msg::helper_ways_missing, noun::play};
const Unrecorded helper_lost{msg::helper_use_lost, msg::helper_uses_lost, noun::play};
const Unrecorded parcel_not_known{msg::parcel_missing, msg::parcels_missing, noun::play};
const Unrecorded counts_not_known{msg::number_missing, msg::numbers_missing, noun::play};

std::string kind_name(const Position& state, KindId kind) {
  return kind < state.box->ingredients.size() ? state.box->ingredients[kind].name : "?";
}

std::string in_words(const Position& state, const Cards& cards) {
  return sum_of(cards, [&](KindId kind) { return kind_name(state, kind); });
}

Message named_place(const Position& state, PlaceId place) {
  if (place >= state.box->places.size()) return msg::unnamed_place();
  if (place == city) return msg::title_city();
  return alone(verbatim(state.box->places[place].name));
}

Message named_kind(const Position& state, KindId kind) {
  if (kind >= state.box->ingredients.size()) return msg::unnamed_card();
  return alone(verbatim(state.box->ingredients[kind].name));
}

Message named_gift(const Position& state, GiftId gift) {
  if (gift >= state.box->gifts.size()) return msg::unnamed_gift();
  return alone(verbatim(state.box->gifts[gift].name));
}

Message named_places(const Position& state, const std::vector<PlaceId>& places) {
  return list(Joint::and_, places, [&](PlaceId place) { return named_place(state, place); });
}

Noun noun_of(Figure figure) {
  constexpr std::array<Noun, figure_count> nouns{noun::elf, noun::kitten, noun::fox, noun::saucer, noun::yeti};
  return nouns[static_cast<std::size_t>(figure)];
}

Noun noun_of(Parcel parcel) {
  constexpr std::array<Noun, parcel_names.size()> nouns{noun::parcel_set, noun::parcel_colour, noun::parcel_elves,
                                                        noun::parcel_ingredients, noun::parcel_box};
  return nouns[static_cast<std::size_t>(parcel)];
}

Finding of_base_game(const Position& state, Finding finding) {
  if (!state.competitive || finding.answer != Answer::broken) return finding;
  finding.answer = Answer::doubtful;
  finding.words->depends_on = msg::base_game_rules();
  return finding;
}

}  // namespace elfref::master_elf
