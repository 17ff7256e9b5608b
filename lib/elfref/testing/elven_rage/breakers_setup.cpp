#include <algorithm>

#include "elfref/testing/elven_rage/breaker_parts.h"

namespace elfref::testing::rage::breaking {
namespace {

/// A card of another deck than somebody's own.
CardId foreign_card(const Situation& table, Seat seat, Dice& dice) {
  std::vector<CardId> all;
  for (CardId id = 0; id < table.box.cards.size(); ++id) {
    const Card& card = table.card(id);
    const bool of_hand = card.kind == CardKind::warrior || card.kind == CardKind::hero;
    if (of_hand && card.pile != Pile::neutral && card.pile != table.at(seat).elves) all.push_back(id);
  }
  return any_of(all, dice);
}

bool has_hand_cards(const Line& next) {
  return is<Summon, Discard, Decline, Send>(next) && !cards_in(next).empty();
}

Instead card_of_another_deck(const Situation& table, const Line& next, Dice& dice) {
  if (!has_hand_cards(next)) return {};
  std::vector<CardId> cards = cards_in(next);
  if (!table.card(cards[0]).fights() || table.card(cards[0]).kind == CardKind::dragon ||
      table.card(cards[0]).kind == CardKind::guardian)
    return {};
  cards[0] = foreign_card(table, seat_of(next), dice);
  return with_cards(next, std::move(cards));
}

Instead other_half(const Situation& table, const Line& next, Dice& dice) {
  if (!is<Attack>(next) || table.seats() != 2) return {};
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < table.places.size(); ++place)
    if (!table.at(place).there && table.borders_own(table.mover, place)) all.push_back(place);
  const auto place = one_of(all, dice);
  return place ? instead(Attack{table.mover, {.place = *place}}) : Instead();
}

Instead guardian_shown(const Situation& table, const Line& next, Dice&) {
  const auto* look = as<Look>(next);
  if (look == nullptr) return {};
  return instead(Look{.seat = look->seat, .squad = look->squad, .shown = guardian_of(table)});
}

Instead one_squad_more(const Situation& table, const Line& next, Dice&) {
  if (!is<FightSquad>(next) || (table.option(Option::look_first) == 1 && !table.looked)) return {};
  return instead(FightSquad{table.mover, static_cast<int>(table.squads.size()) + 1});
}

Instead dragon_in_hand(const Situation& table, const Line& next, Dice&) {
  if (!has_hand_cards(next) || is<Send, Discard>(next)) return {};
  std::vector<CardId> cards = cards_in(next);
  cards[0] = table.at(seat_of(next)).dragon;
  return with_cards(next, std::move(cards));
}

bool number_of_players(Played& game, Dice& dice) {
  if (dice.below(2) == 0) {
    game.players.resize(1);
  } else {
    for (const std::string_view name : {"Olaf", "Petra", "Quinn"})
      if (game.players.size() < 5) game.players.push_back({.name = name});
  }
  return only_the_head(game, "players");
}

Seat any_but_the_first(const Played& game, Dice& dice) {
  return Seat{static_cast<std::uint8_t>(1 + dice.below(static_cast<int>(game.players.size()) - 1))};
}

bool same_people(Played& game, Dice& dice) {
  const Seat seat = any_but_the_first(game, dice);
  game.players[seat.value].elves = game.players[seat.value - 1u].elves;
  return only_the_head(game, "player", seat);
}

bool same_corner(Played& game, Dice& dice) {
  const Seat seat = any_but_the_first(game, dice);
  game.players[seat.value].castle = game.players[seat.value - 1u].castle;
  return only_the_head(game, "player", seat);
}

bool same_goal(Played& game, Dice& dice) {
  const Seat seat = any_but_the_first(game, dice);
  game.players[seat.value].goal = game.players[seat.value - 1u].goal;
  return only_the_head(game, "goals", seat);
}

bool other_number_kept(Played& game, Dice& dice) {
  const Seat seat{static_cast<std::uint8_t>(dice.below(static_cast<int>(game.players.size())))};
  std::vector<CardId>& kept = game.players[seat.value].kept;
  std::vector<CardId>& dealt = game.players[seat.value].dealt;
  if (dice.below(2) == 0) {
    const bool of_kept = dice.below(2) == 0;
    std::vector<CardId> put_back = dealt;
    for (const CardId card : kept) take_out(put_back, card);
    if (of_kept) kept.pop_back();
    if (!of_kept) take_out(dealt, put_back.front());
    return only_the_head(game, of_kept ? "keep" : "deal", seat);
  }
  std::vector<CardId> left = dealt;
  for (const CardId card : kept) take_out(left, card);
  kept.push_back(left.front());
  return only_the_head(game, "keep", seat);
}

bool another_starts(Played& game, Dice& dice) {
  const Seat seat = any_but_the_first(game, dice);
  for (std::uint8_t i = 0; i < game.players.size(); ++i) game.players[i].drawn = i == seat.value ? 6 : 1 + i;
  game.first_drawn = true;
  if (game.turns.empty() || game.turns.front().lines.empty()) return false;
  game.turns.resize(1);
  game.claimed = false;
  game.winners = 0;
  game.breach.where = Breach::Where::turn;
  return true;
}

std::optional<FalseTurn> turn_of_who_is_out(const Situation& table, Seat, bool over, Dice& dice) {
  if (over) return std::nullopt;
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < table.players.size(); ++i)
    if (table.players[i].out) all.push_back(Seat{i});
  const auto seat = one_of(all, dice);
  if (!seat) return std::nullopt;
  return FalseTurn{.seat = *seat, .lines = {{Decline{*seat, two_cards}}}};
}

void to_the_last(Agreement& agreed, Dice& dice) {
  if (agreed.players == 2) agreed.players = 3 + dice.below(2);
  agreed.scenario = Scenario::lord_of_dragons;
  agreed.bold = true;
  agreed.turns = 80;
}

void sit_at_two(Agreement& agreed, Dice&) {
  agreed.players = 2;
  if (agreed.scenario == Scenario::alliance) agreed.scenario = Scenario::race;
}

void with_goals(Agreement& agreed, Dice&) {
  agreed.begins_after = 0;
  agreed.scenario = Scenario::supremacy;
}

void without_goals(Agreement& agreed, Dice&) {
  agreed.begins_after = 0;
  agreed.scenario = Scenario::only_war;
}

// In the order of the rulebook.
constexpr Breaker of_the_setup[] = {
    {.rule = "two-to-four-players", .prepare = without_goals, .game = number_of_players},
    {.rule = "cards-of-the-own-deck", .line = card_of_another_deck},
    {.rule = "castles-of-one-half", .line = other_half, .prepare = sit_at_two},
    {.rule = "guardian-in-no-squad", .line = guardian_shown},
    {.rule = "squads-one-more-than-players", .line = one_squad_more},
    {.rule = "another-people-each", .prepare = from_the_setup, .game = same_people},
    {.rule = "highest-initiative-starts", .prepare = from_the_setup, .game = another_starts},
    {.rule = "another-corner-each", .prepare = from_the_setup, .game = same_corner},
    {.rule = "dragon-lies-open", .line = dragon_in_hand},
    {.rule = "seven-dealt-five-stay", .prepare = from_the_setup, .game = other_number_kept},
    {.rule = "another-goal-each", .prepare = with_goals, .game = same_goal},
    {.rule = "out-of-the-game", .turn = turn_of_who_is_out, .prepare = to_the_last},
};

}  // namespace

std::span<const Breaker> breakers_of_the_setup() {
  return of_the_setup;
}

}  // namespace elfref::testing::rage::breaking
