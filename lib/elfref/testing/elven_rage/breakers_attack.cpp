#include <algorithm>

#include "elfref/testing/elven_rage/breaker_parts.h"

namespace elfref::testing::rage::breaking {
namespace {

const std::vector<CardId>& squad_of(const Situation& table, int number) {
  return table.squads[static_cast<std::size_t>(number - 1)];
}
/// The squads that are as asked, from 1.
template <class Asked>
std::vector<int> squads(const Situation& table, const Asked& asked) {
  std::vector<int> all;
  for (int number = 1; number <= static_cast<int>(table.squads.size()); ++number)
    if (asked(squad_of(table, number), table.open_on(number) != nothing_named)) all.push_back(number);
  return all;
}
std::vector<int> closed_squads(const Situation& table) {
  return squads(table, [](const std::vector<CardId>& cards, bool open) { return !cards.empty() && !open; });
}
std::vector<int> open_squads(const Situation& table) {
  return squads(table, [](const std::vector<CardId>& cards, bool open) { return !cards.empty() && open; });
}

Look look_at(const Situation& table, int number, CardId shown) {
  return {.seat = table.mover, .squad = number, .shown = shown};
}
FightSquad fight_with(const Situation& table, int number) {
  return {table.mover, number};
}

/// Whether a squad that nobody has looked at may not be fought now.
bool must_look_first(const Situation& table) {
  return table.option(Option::look_first) == 1 && !table.looked;
}

Instead wrong_enemy(const Situation& table, const Line& next, Dice& dice) {
  if (is<FightSquad>(next)) {
    std::vector<Seat> all;
    for (const Seat seat : others(table, table.mover))
      if (table.at(seat).hand.size() >= squad_size) all.push_back(seat);
    const auto seat = one_of(all, dice);
    return seat ? instead(Action(Retreat{*seat, two_cards})) : Instead();
  }
  if (!is<Defend>(next) && !is<Retreat>(next) && !is<GiveUp>(next)) return {};
  if (must_look_first(table)) return {};
  const auto number = one_of(closed_squads(table), dice);
  return number ? instead(fight_with(table, *number)) : Instead();
}

Instead looks_wrongly(const Situation& table, const Line& next, Dice& dice) {
  if (const auto* look = as<Look>(next))
    return instead(Look{.seat = look->seat, .squad = look->squad, .none_shown = true});
  if (!is<FightSquad>(next) || !table.looked) return {};
  const auto number = one_of(closed_squads(table), dice);
  return number ? instead(look_at(table, *number, squad_of(table, *number).front())) : Instead();
}

Instead looks_at_an_open_one(const Situation& table, const Line& next, Dice& dice) {
  if (!(is<Look>(next) || (is<FightSquad>(next) && !table.looked))) return {};
  const auto number = one_of(open_squads(table), dice);
  return number ? instead(look_at(table, *number, table.open_on(*number))) : Instead();
}

Instead fights_unseen(const Situation& table, const Line& next, Dice&) {
  const auto* look = as<Look>(next);
  return look != nullptr ? instead(fight_with(table, look->squad)) : Instead();
}

Instead fights_one_that_is_gone(const Situation& table, const Line& next, Dice& dice) {
  if (!is<FightSquad>(next) || must_look_first(table)) return {};
  const auto number = one_of(squads(table, [](const std::vector<CardId>& cards, bool) { return cards.empty(); }), dice);
  return number ? instead(fight_with(table, *number)) : Instead();
}

/// Another card than the open one is in the centre, and the open one is nowhere.
Instead open_card_missing(const Situation& table, const Line& next, Dice& dice) {
  if (!is<LayCentre>(next) || table.battle->squad == 0) return {};
  const TrueBattle& battle = *table.battle;
  if (battle.changed) return {};
  const CardId open = table.open_on(battle.squad);
  if (open == nothing_named || std::ranges::count(battle.cards, open) != 1) return {};
  std::array<CardId, 2> centre{battle.cards[4], battle.cards[5]};
  if (!is_in(centre, open)) return {};
  std::vector<CardId> all;
  for (CardId id = 0; id < table.box.cards.size(); ++id) {
    const Card& card = table.card(id);
    const bool alike = card.fights() == table.card(open).fights() && card.initiative == table.card(open).initiative;
    if (card.pile == Pile::neutral && card.kind == CardKind::warrior && !is_in(battle.cards, id) &&
        (!battle.advanced || alike) && table.card(open).fights())
      all.push_back(id);
  }
  const auto other = one_of(all, dice);
  if (!other) return {};
  for (CardId& card : centre)
    if (card == open) card = *other;
  return instead(LayCentre{table.mover, centre[0], centre[1]});
}

bool is_castle(const Situation& table) {
  return table.target != nothing_named && table.at(table.target).kind == PlaceKind::castle;
}

Instead owner_sends_or_draws_wrongly(const Situation& table, const Line& next, Dice& dice) {
  if (is<Retreat>(next) && cards_in(next).size() == 2) return with_number(next, dice.below(2) == 0 ? 1 : 3);
  if (!is<Defend>(next) || is_castle(table)) return {};
  std::vector<CardId> cards = cards_in(next);
  cards.pop_back();
  return with_cards(next, std::move(cards));
}

Instead gives_up_wrongly(const Situation& table, const Line& next, Dice&) {
  if (is<GiveUp>(next) && table.at(seat_of(next)).hand.size() < squad_size)
    return instead(Action(Retreat{seat_of(next), two_cards}));
  if (!is<Defend>(next) || is_castle(table) || table.option(Option::give_up) == 1 ||
      table.at(seat_of(next)).hand.size() < squad_size)
    return {};
  return instead(Action(GiveUp{seat_of(next)}));
}

Instead sends_other_than_three(const Situation& table, const Line& next, Dice& dice) {
  if (!is<Send>(next)) return {};
  std::vector<CardId> cards = cards_in(next), left = table.at(seat_of(next)).hand;
  for (const CardId card : cards) take_out(left, card);
  if (!left.empty() && dice.below(2) == 0) {
    cards.push_back(any_of(left, dice));
  } else {
    cards.pop_back();
  }
  return with_cards(next, std::move(cards));
}

Instead battle_without_an_attack(const Situation& table, const Line&, Dice& dice) {
  if (!is_between(table)) return {};
  bool won = dice.below(2) == 0;
  for (const Line& line : table.game.turns.back().lines) {  // what is true may be said again
    if (is<Retreat, GiveUp>(line)) won = false;
    if (const auto* end = as<EndBattle>(line)) won = !end->won;
  }
  return instead(EndBattle{.seat = table.mover, .won = won});
}

Instead answer_without_an_attack(const Situation& table, const Line&, Dice& dice) {
  if (!is_between(table)) return {};
  const auto seat = one_of(others(table, table.mover), dice);
  return seat ? instead(Action(Retreat{*seat, two_cards})) : Instead();
}

Instead castle_without_its_dragon(const Situation& table, const Line& next, Dice& dice) {
  if (!is<Defend>(next) || !is_castle(table)) return {};
  const TruePlayer& owner = table.at(seat_of(next));
  const bool own = table.at(table.target).home == seat_of(next).value;
  if (own && owner.hand.size() >= squad_size && dice.below(2) == 0) {
    std::vector<CardId> cards = owner.hand;
    shuffle(cards, dice);
    cards.resize(squad_size);
    return with_cards(next, std::move(cards));
  }
  if (table.option(Option::castle_retreat) == 1) return {};
  return instead(Action(Retreat{seat_of(next), two_cards}));
}

Instead castle_given_up(const Situation& table, const Line& next, Dice&) {
  if (!is<Defend>(next) || !is_castle(table)) return {};
  return instead(Action(GiveUp{seat_of(next)}));
}

Instead squad_at_the_centre(const Situation& table, const Line& next, Dice& dice) {
  if (!is<Send>(next) || table.battle->owner != nobody_at_all || table.battle->squad != 0) return {};
  const auto number = one_of(closed_squads(table), dice);
  if (!number) return {};
  if (!must_look_first(table) && dice.below(2) == 0) return instead(fight_with(table, *number));
  return instead(look_at(table, *number, squad_of(table, *number).front()));
}

Instead guardian_sent_elsewhere(const Situation& table, const Line& next, Dice&) {
  if (!is<Send>(next)) return {};
  const TruePlace& place = table.at(table.target);
  if (place.kind == PlaceKind::centre) return {};
  const bool holds = table.count(table.mover, PlaceKind::centre) > 0;
  if (holds && place.kind == PlaceKind::castle && place.owner >= 0) return {};
  std::vector<CardId> cards = cards_in(next);
  cards[0] = guardian_of(table);
  return with_cards(next, std::move(cards));
}

void must_look(Agreement& agreed, Dice&) {
  agreed.set(Option::look_first, 1);
}

void bold_ones(Agreement& agreed, Dice&) {
  agreed.bold = true;
  agreed.turns += 20;
}

// In the order of the rulebook.
constexpr Breaker of_attacks[] = {
    {.rule = "neutrals-on-free-land", .line = wrong_enemy},
    {.rule = "look-at-one-squad", .line = looks_wrongly},
    {.rule = "open-card-fights", .line = open_card_missing},
    {.rule = "no-look-at-open-squads", .line = looks_at_an_open_one},
    {.rule = "look-before-an-unseen-squad", .line = fights_unseen, .prepare = must_look},
    {.rule = "squads-fight-once", .line = fights_one_that_is_gone},
    {.rule = "owner-sends-three-or-retreats", .line = owner_sends_or_draws_wrongly, .prepare = bold_ones},
    {.rule = "fewer-than-three-give-up", .line = gives_up_wrongly, .prepare = bold_ones},
    {.rule = "attacker-sends-three", .line = sends_other_than_three},
    {.rule = "battle-needs-an-attack", .line = battle_without_an_attack},
    {.rule = "answers-need-an-attack", .line = answer_without_an_attack},
    {.rule = "castle-with-its-dragon", .line = castle_without_its_dragon, .prepare = bold_ones},
    {.rule = "castle-is-not-given-up", .line = castle_given_up, .prepare = bold_ones},
    {.rule = "guardian-fights-for-the-centre", .line = squad_at_the_centre, .prepare = bold_ones},
    {.rule = "guardian-attacks-castles", .line = guardian_sent_elsewhere},
};

}  // namespace

std::span<const Breaker> breakers_of_attacks() {
  return of_attacks;
}

}  // namespace elfref::testing::rage::breaking
