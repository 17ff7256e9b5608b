#include "elfref/master_elf/facts/components.h"

#include <algorithm>

namespace elfref::master_elf {

std::optional<int> Box::all_ingredients() const {
  if (!has_ingredients) return std::nullopt;
  int all = 0;
  for (const Ingredient& kind : ingredients) all += kind.copies.value_or(0);
  return all;
}

std::optional<int> Box::all_gifts() const {
  if (!has_gifts) return std::nullopt;
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
