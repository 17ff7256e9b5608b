#include <fmt/format.h>

#include "elfref/elven_rage/rules/judges.h"

namespace elfref::elven_rage {

std::string card_name(const State& state, CardId card) {
  return card == nothing_named ? "a card that nobody named" : state.box->card(card).name;
}

std::string place_name(const State& state, const Assault& assault) {
  if (assault.land >= 0) {
    const Land& land = state.lands[static_cast<std::size_t>(assault.land)];
    if (land.id != nothing_named) return state.box->places[land.id].name;
  }
  for (std::size_t kind = 0; kind < place_kind_count; ++kind)
    if (assault.kinds.is(PlaceKind(kind))) return std::string("the ").append(place_kind_names[kind]);
  return "the place";
}

std::string cards_in_words(const Cards& cards) {
  return cards.open ? "unknown" : fmt::format("{}", cards.size());
}

Finding number_due(const Cards& cards, Range due, const Cause& cause, std::string_view what) {
  if (!cards.counted()) return cards.open && !due.exact() ? taken_as_written(cause) : kept();
  const int number = cards.size();
  if (due.has(number)) return due.exact() ? kept() : taken_as_written(cause);
  return broken_by(object, fmt::format("{} {}, {} {} due", number, what, range(due), due.max == 1 ? "is" : "are"));
}

}  // namespace elfref::elven_rage
