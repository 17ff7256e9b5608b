#include "elfref/master_elf/forms/written.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <variant>

#include "elfref/core/text/text.h"
#include "elfref/master_elf/facts/words.h"

namespace elfref::master_elf {

namespace {

std::string word_for(Role role, const Names& names) {
  return std::string(vocabulary().spelling(role, names.language));
}

}  // namespace

std::string sum_of(const Cards& cards, const Names& names) {
  if (cards.counted() && cards.size() == 0) return word_for(Role::none, names);
  return elfref::sum_of(
      cards, [&](KindId kind) { return name_of_kind(kind, names); }, word_for(Role::unknown, names));
}

std::string name_of_place(PlaceId place, const Names& names) {
  return place < names.box.places.size() ? printable(names.box.places[place].name) : word_for(Role::unknown, names);
}

std::string name_of_kind(KindId kind, const Names& names) {
  return kind < names.box.ingredients.size() ? printable(names.box.ingredients[kind].name)
                                             : word_for(Role::unknown, names);
}

std::string name_of_gift(GiftId gift, const Names& names) {
  return gift < names.box.gifts.size() ? printable(names.box.gifts[gift].name) : word_for(Role::unknown, names);
}

std::string value_of(const Action& claim, const Names& names) {
  if (const auto* outcome = std::get_if<ClaimOutcome>(&claim)) return outcome->outcome == Outcome::won ? "won" : "lost";
  if (const auto* number = std::get_if<ClaimNumber>(&claim)) return fmt::format("{}", number->value);
  const auto* state = std::get_if<ClaimState>(&claim);
  if (state == nullptr) return {};
  return state->used ? *state->used ? "used" : "unused" : name_of_place(state->at, names);
}

std::string key_of(const Action& claim) {
  if (const auto* number = std::get_if<ClaimNumber>(&claim)) {
    constexpr std::array<std::string_view, 5> keys{"sent", "gifts", "rounds", "under", "cards"};
    std::string key(keys[static_cast<std::size_t>(number->what)]);
    if (number->what == ClaimNumber::What::under) key += fmt::format(": {}", parcel_names[number->of]);
    return key;
  }
  const auto* state = std::get_if<ClaimState>(&claim);
  if (state != nullptr) return state->used ? "crystal" : "at";
  return "outcome";
}

}  // namespace elfref::master_elf
