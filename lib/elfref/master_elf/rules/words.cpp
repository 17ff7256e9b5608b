#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/rules/judges.h"

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

std::string places_in_words(const State& state, const std::vector<PlaceId>& places) {
  std::vector<std::string> names;
  for (const PlaceId place : places) names.push_back(place_name(state, place));
  return listed(std::vector<std::string_view>(names.begin(), names.end()), "and");
}

Finding of_base_game(const State& state, Finding finding) {
  if (!state.competitive || finding.answer != Answer::broken) return finding;
  finding.answer = Answer::doubtful;
  finding.words->hangs_on = "rules of the base game";
  return finding;
}

}  // namespace elfref::master_elf
