#include "elfref/master_elf/facts/components.h"

#include <algorithm>

namespace elfref::master_elf {

const Gift* Box::card(GiftId gift) const {
  return gift < gifts.size() && gifts[gift].listed ? &gifts[gift] : nullptr;
}

std::optional<int> Box::copies_of_kind(KindId kind) const {
  return has_ingredients ? ingredients[kind].copies : std::nullopt;
}

std::optional<int> Box::copies_of_gift(GiftId gift) const {
  const Gift* listed = has_gifts ? card(gift) : nullptr;
  return listed != nullptr ? std::optional(listed->copies) : std::nullopt;
}

std::optional<int> Box::all_ingredients() const {
  return has_ingredients ? std::optional(listed_ingredients()) : std::nullopt;
}

std::optional<int> Box::all_gifts() const {
  return has_gifts ? std::optional(listed_gifts()) : std::nullopt;
}

int Box::listed_ingredients() const {
  int all = 0;
  for (const Ingredient& kind : ingredients) all += kind.copies.value_or(0);
  return all;
}

int Box::listed_gifts() const {
  int all = 0;
  for (const Gift& gift : gifts) all += gift.listed ? gift.copies : 0;
  return all;
}

bool Box::linked(PlaceId from, PlaceId to) const {
  return std::ranges::count(places[from].neighbours, to) > 0;
}

std::string price_of(const Box& box, const Gift& gift) {
  std::string words;
  for (std::size_t i = 0; i < gift.of.size(); ++i) {
    if (i > 0) words += " + ";
    if (gift.numbers[i] > 1) words += std::to_string(gift.numbers[i]) + " ";
    words += box.ingredients[gift.of[i]].name;
  }
  return words;
}

}  // namespace elfref::master_elf
