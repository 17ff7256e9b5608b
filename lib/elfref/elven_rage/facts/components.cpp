#include "elfref/elven_rage/facts/components.h"

#include <fmt/format.h>

#include <algorithm>

namespace elfref::elven_rage {

int Components::count(Pile pile) const {
  int count = 0;
  for (const Card& card : cards)
    if (card.listed && card.pile.is(pile)) count += card.copies;
  return count;
}

Card Components::unlisted_card() const {
  Card card{.pile = Piles::none(), .kind = of_a_hand};
  const auto lists = [this](Pile pile, CardKind kind) {
    return std::ranges::any_of(cards,
                               [&](const Card& one) { return one.listed && one.pile.is(pile) && one.kind.is(kind); });
  };
  for (std::size_t at = 0; at < pile_count; ++at) {
    const Pile pile{static_cast<std::uint8_t>(at)};
    const CardKind apart = pile == Pile::neutral ? CardKind::guardian : CardKind::dragon;
    if (whole(pile)) continue;
    card.pile = card.pile | pile;
    if (pile == Pile::neutral) card.kind = card.kind | CardKind::treasure;
    if (!lists(pile, apart)) card.kind = card.kind | apart;
  }
  return card;
}

const Map* Components::map_for(int players) const {
  const std::string_view wanted = players == 3 ? "three" : "four";
  const auto found = std::ranges::find(maps, wanted, &Map::name);
  return found == maps.end() ? nullptr : &*found;
}

std::string numbers_of(const Card& card) {
  if (!card.fights()) return "";
  return fmt::format("{}/{} {} {} {}", card.initiative, card.lives, name_of(card.slots[0]), name_of(card.slots[1]),
                     name_of(card.slots[2]));
}

std::string in_words(const Effect& effect) {
  const std::string_view when = when_names[static_cast<std::size_t>(effect.when)];
  const std::string_view does = does_names[static_cast<std::size_t>(effect.does)];
  const std::string_view who = who_names[static_cast<std::size_t>(effect.who)];
  switch (effect.does) {
    case Does::slot:
      return fmt::format("{} {} {} {}", when, does, who, name_of(effect.icon));
    case Does::life:
    case Does::initiative:
      return fmt::format("{} {} {} {:+}", when, does, who, effect.amount);
    case Does::more:
    case Does::draw:
      return fmt::format("{} {} {}", when, does, effect.amount);
    default:
      return fmt::format("{} {}", when, does);
  }
}

std::string in_words(const std::optional<CardAction>& action) {
  return action ? fmt::format("{} {}", action->price, in_words(action->effect)) : "";
}

std::string in_words(const Goal& goal) {
  std::string words;
  const auto add = [&](std::string part) { words += (words.empty() ? "" : " + ") + part; };
  if (goal.lands > 0) add(fmt::format("{} lands", goal.lands));
  if (goal.towers > 0) add(fmt::format("{} towers", goal.towers));
  if (goal.castles > 0) add(fmt::format("{} castles", goal.castles));
  if (goal.enemy_castle) add("enemy castle");
  if (goal.central_castle) add("central castle");
  return words;
}

}  // namespace elfref::elven_rage
