#include <array>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {

std::string place_name(const State& state, PlaceId place) {
  return place < state.box->places.size() ? state.box->places[place].name : "a place that nobody named";
}

std::string kind_name(const State& state, KindId kind) {
  return kind < state.box->ingredients.size() ? state.box->ingredients[kind].name : "a card that nobody named";
}

std::string gift_name(const State& state, GiftId gift) {
  return gift < state.box->gifts.size() ? state.box->gifts[gift].name : "a gift that nobody named";
}

std::string in_words(const State& state, const Cards& cards) {
  return sum_of(cards, [&](KindId kind) { return kind_name(state, kind); });
}

Message named_place(const State& state, PlaceId place) {
  if (place >= state.box->places.size()) return msg::unnamed_place();
  return alone(verbatim(state.box->places[place].name));
}

Message named_gift(const State& state, GiftId gift) {
  if (gift >= state.box->gifts.size()) return msg::unnamed_gift();
  return alone(verbatim(state.box->gifts[gift].name));
}

Message named_places(const State& state, const std::vector<PlaceId>& places) {
  return list(Joint::and_, places, [&](PlaceId place) { return named_place(state, place); });
}

Noun noun_of(Figure figure) {
  constexpr std::array<Noun, figure_count> nouns{noun::elf, noun::kitten, noun::fox, noun::saucer, noun::yeti};
  return nouns[static_cast<std::size_t>(figure)];
}

Noun noun_of(Parcel parcel) {
  constexpr std::array<Noun, parcel_count> nouns{noun::parcel_set, noun::parcel_colour, noun::parcel_elves,
                                                 noun::parcel_ingredients};
  return nouns[static_cast<std::size_t>(parcel)];
}

Finding of_base_game(const State& state, Finding finding) {
  if (!state.competitive || finding.answer != Answer::broken) return finding;
  finding.answer = Answer::doubtful;
  finding.words->hangs_on = msg::base_game_rules();
  return finding;
}

}  // namespace elfref::master_elf
