#include <algorithm>

#include "elfref/testing/elven_rage/breaker_parts.h"

namespace elfref::testing::rage::breaking {
namespace {

std::optional<FalseTurn> another_turn(const Situation& table, Seat next, bool over, Dice& dice) {
  if (over || table.game.turns.empty()) return std::nullopt;
  std::vector<Seat> all;
  for (const Seat seat : others(table, next))
    if (!table.at(seat).first) all.push_back(seat);
  const auto seat = one_of(all, dice);
  if (!seat) return std::nullopt;
  return FalseTurn{.seat = *seat, .lines = {{Decline{*seat, two_cards}}}};
}

Instead summon_again(const Situation& table, const Line&, Dice&) {
  const TruePlayer& mover = table.at(table.mover);
  if (mover.first || !is_between(table) || table.game.turns.back().lines.empty()) return {};
  if (table.captures > 1) return {};  // a Summon before one more capture breaks another rule
  const bool summoned = is<Summon>(table.game.turns.back().lines.front());
  if (!summoned && table.attacks == 0) return {};
  return instead(Summon{table.mover, {.unknown = summon_due(table.state, table.mover).min}});
}

Instead other_number_summoned(const Situation&, const Line& next, Dice& dice) {
  if (!is<Summon>(next)) return {};
  const int number = static_cast<int>(cards_in(next).size());
  return with_number(next, number > 0 && dice.below(2) == 0 ? number - 1 : number + 1);
}

Instead summon_in_the_first_turn(const Situation& table, const Line&, Dice& dice) {
  if (!table.at(table.mover).first || table.begun_midway || !table.game.turns.back().lines.empty()) return {};
  return instead(Summon{table.mover, {.unknown = 1 + dice.below(2)}});
}

Instead other_number_discarded(const Situation& table, const Line& next, Dice& dice) {
  if (!is<Discard>(next) || table.after_a_treasure) return {};
  const int number = static_cast<int>(cards_in(next).size());
  const int surplus = static_cast<int>(table.at(seat_of(next)).hand.size()) - full_hand;
  if (table.option(Option::discard_more) == 1) return surplus > 0 ? with_number(next, surplus - 1) : Instead();
  return with_number(next, dice.below(2) == 0 ? number - 1 : number + 1);
}

Instead kept_after_a_treasure(const Situation& table, const Line& next, Dice&) {
  const int number = static_cast<int>(cards_in(next).size());
  const bool due = is<Discard>(next) && table.after_a_treasure && number > 0 && is_between(table);
  return due ? with_number(next, number - 1) : Instead();
}

bool may_attack(const Situation& table) {
  return is_between(table) && table.at(table.mover).hand.size() >= squad_size;
}

Attack attack_on(const Situation& table, PlaceId place) {
  return {table.mover, {.place = place}};
}

Instead second_attack(const Situation& table, const Line&, Dice& dice) {
  if (!may_attack(table) || table.attacks < table.captures || table.attacks == 0) return {};
  const auto place = one_of(table.targets(table.mover), dice);
  return place ? instead(attack_on(table, *place)) : Instead();
}

/// Another place is attacked than the next one, of those that are as asked.
template <class Asked>
Instead another_place(const Situation& table, const Line& next, Dice& dice, const Asked& asked) {
  if (!is<Attack>(next)) return {};
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < table.places.size(); ++place)
    if (table.at(place).there && asked(place)) all.push_back(place);
  const auto place = one_of(all, dice);
  return place ? instead(attack_on(table, *place)) : Instead();
}

Instead own_land(const Situation& table, const Line& next, Dice& dice) {
  return another_place(table, next, dice, [&](PlaceId place) {
    return table.at(place).owner == table.mover.value && table.borders_own(table.mover, place);
  });
}

Instead land_of_an_ally(const Situation& table, const Line& next, Dice& dice) {
  return another_place(table, next, dice, [&](PlaceId place) {
    const int owner = table.at(place).owner;
    return owner >= 0 && table.allies(table.mover, Seat{static_cast<std::uint8_t>(owner)}) &&
           table.borders_own(table.mover, place);
  });
}

Instead far_land(const Situation& table, const Line& next, Dice& dice) {
  return another_place(table, next, dice, [&](PlaceId place) {
    const TruePlace& there = table.at(place);
    if (there.owner == table.mover.value || table.borders_own(table.mover, place)) return false;
    if (there.owner >= 0 && table.allies(table.mover, Seat{static_cast<std::uint8_t>(there.owner)})) return false;
    return there.kind != PlaceKind::castle || !table.holds_a_portal(table.mover);
  });
}

Instead other_number_declined(const Situation&, const Line& next, Dice& dice) {
  if (!is<Decline>(next)) return {};
  const int number = static_cast<int>(cards_in(next).size());
  if (number == 1) return {};
  return with_number(next, number == 2 && dice.below(2) == 0 ? 1 : number + 1);
}

void with_sides(Agreement& agreed, Dice&) {
  agreed.players = 4;
  agreed.scenario = Scenario::alliance;
  agreed.set(Option::ally_lands, 0);
  agreed.turns = 40;
}

Instead counted_wrong(const Situation& table, const Line& next, Dice& dice) {
  if (!is<EndTurn>(next) || !is_between(table)) return {};
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < table.players.size(); ++i)
    if (!table.players[i].out && !table.players[i].blurred) all.push_back(Seat{i});
  const auto seat = one_of(all, dice);
  if (!seat) return {};
  const int number = static_cast<int>(table.at(*seat).hand.size());
  const int wrong = number > 0 && dice.below(2) == 0 ? number - 1 : number + 1;
  return instead(CountHand{*seat, wrong});
}

/// A card of the discard of which there is one; `spent`: one that an Action brought there, or else none of these.
std::optional<CardId> discarded_card(const Situation& table, Seat seat, bool spent, Dice& dice) {
  const TruePlayer& player = table.at(seat);
  std::vector<CardId> all;
  for (const CardId id : player.discard)
    if (table.card(id).copies == 1 && is_in(player.spent, id) == spent) all.push_back(id);
  return one_of(all, dice);
}

Instead with_a_discarded_card(const Situation& table, const Line& next, bool spent, Dice& dice) {
  const bool leaves = is<Send>(next) || is<Discard>(next) || (is<Defend>(next) && cards_in(next).size() == squad_size);
  if (!leaves || cards_in(next).empty() || table.at(seat_of(next)).shuffled) return {};
  if (is<Discard>(next) && !is_between(table)) return {};  // the attack may be over: what the hand has is open then
  const auto card = discarded_card(table, seat_of(next), spent, dice);
  if (!card) return {};
  std::vector<CardId> cards = cards_in(next);
  cards.back() = *card;
  return with_cards(next, std::move(cards));
}
Instead card_from_the_discard(const Situation& table, const Line& next, Dice& dice) {
  return with_a_discarded_card(table, next, false, dice);
}
Instead card_that_was_spent(const Situation& table, const Line& next, Dice& dice) {
  return with_a_discarded_card(table, next, true, dice);
}

Instead dragon_thrown_away(const Situation& table, const Line& next, Dice&) {
  if (!is<Discard>(next) || cards_in(next).empty()) return {};
  std::vector<CardId> cards = cards_in(next);
  cards[0] = table.at(seat_of(next)).dragon;
  return with_cards(next, std::move(cards));
}

std::optional<FalseTurn> turn_after_the_end(const Situation& table, Seat next, bool over, Dice&) {
  if (!over || table.at(next).out) return std::nullopt;
  return FalseTurn{.seat = next, .lines = {{Decline{next, two_cards}}}};
}

Instead goal_not_fulfilled(const Situation& table, const Line& next, Dice&) {
  if (!is<EndTurn>(next) || !is_between(table) || table.agreed.scenario != Scenario::supremacy) return {};
  const Goal& goal = table.box.goals[table.at(table.mover).goal];
  if (fulfilled(table.state, table.mover, goal).min == 1) return {};
  return instead(ShowGoal{table.mover, table.at(table.mover).goal});
}

bool wrong_winner(Played& game, Dice& dice) {
  if (!game.claimed || game.winners == 0) return false;
  const Seats right = game.winners;
  while (game.winners == right)
    game.winners = bit(Seat{static_cast<std::uint8_t>(dice.below(static_cast<int>(game.players.size())))});
  game.breach.where = Breach::Where::winner;
  return true;
}

bool wrong_result(Played& game, Dice& dice) {
  if (!game.claimed) return false;
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < game.players.size(); ++i)
    if (game.players[i].result[static_cast<std::size_t>(elven_rage::Figure::out)] == 0) all.push_back(Seat{i});
  const Seat seat = any_of(all, dice);
  const auto figure = static_cast<std::size_t>(dice.below(static_cast<int>(figure_count) - 1));
  if (figure == static_cast<std::size_t>(elven_rage::Figure::hand) && !game.players[seat.value].hand_told) return false;
  int& value = game.players[seat.value].result[figure];
  value = value > 0 && dice.below(2) == 0 ? value - 1 : value + 1;
  game.breach.where = Breach::Where::result;
  game.breach.seat = seat;
  return true;
}

void play_on(Agreement& agreed, Dice&) {
  agreed.turns = 90;
}

// In the order of the rulebook.
constexpr Breaker of_turns[] = {
    {.rule = "turns-go-clockwise", .turn = another_turn},
    {.rule = "phases-in-order", .line = summon_again},
    {.rule = "summon-castles-and-towers", .line = other_number_summoned},
    {.rule = "no-summon-in-the-first-turn", .line = summon_in_the_first_turn, .prepare = from_the_setup},
    {.rule = "discard-down-to-five", .line = other_number_discarded},
    {.rule = "one-attack-a-turn", .line = second_attack},
    {.rule = "attack-another-land", .line = own_land},
    {.rule = "no-ally-attacked", .line = land_of_an_ally, .prepare = with_sides},
    {.rule = "side-in-common", .line = far_land},
    {.rule = "decline-for-two-cards", .line = other_number_declined},
    {.rule = "goal-is-fulfilled", .line = goal_not_fulfilled, .prepare = play_for<Scenario::supremacy>},
    {.rule = "nothing-after-the-end", .turn = turn_after_the_end, .prepare = play_on},
    {.rule = "cards-where-they-can-be", .line = card_from_the_discard},
    {.rule = "action-card-is-discarded", .line = card_that_was_spent},
    {.rule = "dragons-are-not-discarded", .line = dragon_thrown_away},
    {.rule = "five-cards-behind-a-treasure", .line = kept_after_a_treasure},
    {.rule = "hand-as-counted", .line = counted_wrong},
    {.rule = "result-as-claimed", .game = wrong_result},
    {.rule = "winner-as-claimed", .prepare = play_on, .game = wrong_winner},
};

}  // namespace

std::span<const Breaker> breakers_of_turns() {
  return of_turns;
}

}  // namespace elfref::testing::rage::breaking
