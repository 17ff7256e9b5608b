#include <algorithm>

#include "elfref/testing/elven_rage/breaker_parts.h"

namespace elfref::testing::rage::breaking {

std::vector<CardId> cards_with_actions(const Situation& table, const Line&, Seat seat, bool paid,
                                       std::initializer_list<When> when) {
  std::vector<CardId> all;
  for (const CardId id : table.at(seat).hand) {
    const Card& card = table.card(id);
    if (card.action && card.action->affordable(table.count_lands(seat)) == paid &&
        is_in(when, card.action->effect.when))
      all.push_back(id);
  }
  return all;
}

namespace {

/// Any player who is in the game.
Seat anybody_of(const Situation& table, Dice& dice) {
  return any_of(others(table, Seat{0xff}), dice);
}

Instead action_out_of_its_time(const Situation& table, const Line& next, Dice& dice) {
  if (!is_between(table)) return {};
  const Seat seat = anybody_of(table, dice);
  const auto card = one_of(cards_with_actions(table, next, seat, true, {When::battle}), dice);
  return card ? instead(used(seat, *card)) : Instead();
}

Instead action_too_dear(const Situation& table, const Line& next, Dice& dice) {
  const bool fights = is_fighting(table);
  if (!fights && !is_between(table)) return {};
  const auto cards = fights ? cards_with_actions(table, next, table.mover, false, {When::battle})
                            : cards_with_actions(table, next, table.mover, false, {When::any});
  const auto card = one_of(cards, dice);
  return card ? instead(used(table.mover, *card)) : Instead();
}

Instead answers_nothing(const Situation& table, const Line& next, Dice& dice) {
  if (!is_fighting(table) || table.answerable || is<EndBattle>(next)) return {};
  const Seat seat = anybody_of(table, dice);
  const auto card = one_of(cards_with_actions(table, next, seat, true, {When::battle}), dice);
  if (!card) return {};
  return instead(used(seat, *card, nothing_named, true));
}

Instead another_effect(const Situation& table, const Line& next, Dice& dice) {
  if (!is<UseAction, UseArtifact>(next)) return {};
  Effect effect = *effect_in(table, next);
  if (effect.does == Does::draw)
    return with_change(next, {.kind = WrittenChange::Kind::draw, .cards = {.unknown = effect.amount + 1}});
  if (!is_fighting(table)) return {};
  if (effect.does == Does::slot) {
    effect.icon = effect.icon == Icon::simple ? Icon::none : Icon::simple;
  } else if (effect.does == Does::life) {
    effect.amount = static_cast<std::int8_t>(effect.amount < 0 ? effect.amount - 1 : effect.amount + 1);
  } else {
    return {};
  }
  std::vector<BattlePlace> all;
  for (const BattlePlace place : edge)
    if (const Fighter& card = table.battle->fight[place];
        card.lives_on() && table.may_touch(seat_of(next), effect, card.side))
      all.push_back(place);
  const auto place = one_of(all, dice);
  if (!place) return {};
  return with_change(next, change_of(effect, *place, Slot::left));
}

Instead treasure_of_nobody(const Situation& table, const Line&, Dice& dice) {
  const Seat seat = anybody_of(table, dice);
  if (!is_between(table) || table.at(seat).treasures > 0) return {};
  return instead(CashTreasure{seat, two_cards});
}

// A line that is illegal within a battle may stand after its end, which need not be recorded.

Instead treasure_for_another_number(const Situation& table, const Line& next, Dice& dice) {
  if (!is<CashTreasure>(next)) return {};
  // After an attack, the battle may have been fought unrecorded: then a deck may have too few cards left for two.
  return with_number(next, is_between(table) && dice.below(2) == 0 ? 1 : 3);
}

Instead trades_wrongly(const Situation& table, const Line& next, Dice& dice) {
  const Seat seat = anybody_of(table, dice);
  const auto other = one_of(others(table, seat), dice);
  if (!other || is<EndBattle>(next)) return {};
  const TruePlayer& player = table.at(seat);
  if (!is_between(table) || player.treasures > 0) return {};
  return instead(Trade{.seat = seat, .taken = {.kind = Thing::Kind::help}, .with = *other});
}

Instead artifact_not_due(const Situation&, const Line& next, Dice&) {
  const auto* taken = as<TakeArtifact>(next);
  if (taken == nullptr) return {};
  return instead(TakeArtifact{.seat = taken->seat, .none = taken->artifact != nothing_named});
}

/// Of some Artifacts those that may be used now, but for what the breach would be besides.
std::vector<ArtifactId> usable(const Situation& table, const std::vector<ArtifactId>& from) {
  std::vector<ArtifactId> all;
  for (const ArtifactId id : from) {
    const Effect& effect = table.box.artifacts[id].effect;
    const bool now = is_fighting(table) ? effect.when == When::battle || effect.when == When::any
                                        : effect.when == When::own_turn || effect.when == When::any;
    if (now && effect.does != Does::capture) all.push_back(id);
  }
  return all;
}

Instead artifact_again(const Situation& table, const Line& next, Dice& dice) {
  if ((!is_fighting(table) && !is_between(table)) || is<EndBattle>(next)) return {};
  const auto id = one_of(usable(table, table.used_up), dice);
  return id ? instead(used(table.mover, nothing_named, *id)) : Instead();
}

Instead artifact_out_of_its_time(const Situation& table, const Line&, Dice& dice) {
  if (!is_between(table)) return {};
  const Seat seat = anybody_of(table, dice);
  std::vector<ArtifactId> all;
  for (const ArtifactId id : table.at(seat).artifacts)
    if (table.box.artifacts[id].effect.when == When::battle) all.push_back(id);
  const auto id = one_of(all, dice);
  return id ? instead(used(seat, nothing_named, *id)) : Instead();
}

bool makes(const Situation& table, const Line& next, Does does) {
  const auto effect = effect_in(table, next);
  return effect && effect->does == does;
}

Instead token_elsewhere(const Situation& table, const Line& next, Dice& dice) {
  if (!makes(table, next, Does::token)) return {};
  std::vector<WrittenChange> all;
  for (const PlaceId from : table.lands_of(seat_of(next)))
    for (PlaceId end = 0; end < table.places.size(); ++end) {
      const TruePlace& there = table.at(end);
      const bool near = is_in(table.map.places[from].neighbours, end);
      const bool wrong = near ? there.owner == seat_of(next).value : there.owner == nobody_at_all;
      if (!there.there || end == from || table.at(from).kind == PlaceKind::castle || !wrong) continue;
      all.push_back({.kind = WrittenChange::Kind::token, .from = from, .to = end});
    }
  const auto so = one_of(all, dice);
  return so ? with_change(next, *so) : Instead();
}

Instead tower_elsewhere(const Situation& table, const Line& next, Dice& dice) {
  if (!makes(table, next, Does::tower)) return {};
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < table.places.size(); ++place)
    if (table.at(place).there && table.at(place).owner != seat_of(next).value) all.push_back(place);
  const auto place = one_of(all, dice);
  return place ? with_change(next, {.kind = WrittenChange::Kind::tower, .to = *place}) : Instead();
}

Instead capture_with_too_few(const Situation& table, const Line& next, Dice& dice) {
  if (!is_between(table) || is<Summon>(next)) return {};  // a Summon that is not written was made
  const TruePlayer& mover = table.at(table.mover);
  std::vector<Action> all;
  const auto add = [&](auto use, std::size_t left) {
    const auto effect = effect_of(table.state, use);
    if (!effect || effect->does != Does::capture || left >= squad_size) return;
    use.changes = {{.kind = WrittenChange::Kind::capture}};
    all.push_back(use);
  };
  for (const CardId id : cards_with_actions(table, {}, table.mover, true, {When::own_turn, When::any}))
    add(UseAction{.seat = table.mover, .card = id}, mover.hand.size() - 1);
  for (const ArtifactId id : mover.artifacts)
    add(UseArtifact{.seat = table.mover, .artifact = id}, mover.hand.size());
  const auto one = one_of(all, dice);
  return one ? instead(*one) : Instead();
}

void of_all_peoples(Agreement& agreed, Dice&) {
  agreed.players = 4;
  agreed.turns += 30;
}
void at_length(Agreement& agreed, Dice&) {
  agreed.turns += 30;
}

// In the order of the rulebook.
constexpr Breaker of_things[] = {
    {.rule = "action-of-a-hand-card", .line = action_out_of_its_time},
    {.rule = "action-price", .line = action_too_dear},
    {.rule = "answer-an-action", .line = answers_nothing},
    {.rule = "effect-of-the-card", .line = another_effect},
    {.rule = "treasures-held", .line = treasure_of_nobody},
    {.rule = "treasure-for-two-cards", .line = treasure_for_another_number},
    {.rule = "trades-outside-battles", .line = trades_wrongly},
    {.rule = "artifact-for-an-ordinary-free-land", .line = artifact_not_due},
    {.rule = "artifacts-are-used-once", .line = artifact_again, .prepare = at_length},
    {.rule = "artifact-in-its-time", .line = artifact_out_of_its_time},
    {.rule = "token-to-a-neighbour", .line = token_elsewhere, .prepare = of_all_peoples},
    {.rule = "tower-on-an-own-land", .line = tower_elsewhere, .prepare = at_length},
    {.rule = "extra-capture-with-three-cards", .line = capture_with_too_few, .prepare = of_all_peoples},
};

}  // namespace

std::span<const Breaker> breakers_of_things() {
  return of_things;
}

}  // namespace elfref::testing::rage::breaking
