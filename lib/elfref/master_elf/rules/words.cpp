#include <algorithm>
#include <map>
#include <utility>

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
  std::map<KindId, int> count;
  for (const KindId kind : cards.named) ++count[kind];
  std::string words = joined(
      count,
      [&](const auto& one) {
        return (one.second > 1 ? std::to_string(one.second) + " " : "") + kind_name(state, one.first);
      },
      " + ");
  if (cards.unknown > 0 || words.empty())
    words += (words.empty() ? "" : " + ") + std::to_string(cards.unknown) + (words.empty() ? "" : " unknown");
  return words;
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
