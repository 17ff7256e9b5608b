#include <algorithm>

#include "elfref/testing/elven_rage/breaker_parts.h"

namespace elfref::testing::rage::breaking {

std::vector<CardId> cards_with_actions(const TrueTable& table, const Line& next, Seat seat, bool paid,
                                       std::initializer_list<When> when) {
  std::vector<CardId> all, hand = table.at(seat).hand;
  const bool draws = is<Summon>(next) || is<Decline>(next) || is<Retreat>(next) || is<CashTreasure>(next) ||
                     is<UseAction>(next) || is<UseArtifact>(next);
  for (const CardId id : next.cards)  // they are in the hand already
    if (const auto drawn = std::ranges::find(hand, id); draws && next.seat == seat && drawn != hand.end())
      hand.erase(drawn);
  for (const CardId id : hand) {
    const Card& card = table.card(id);
    if (card.action && card.action->affordable(table.count_lands(seat)) == paid &&
        is_in(when, card.action->effect.when))
      all.push_back(id);
  }
  return all;
}

namespace {

/// Any player who is in the game.
Seat anybody_of(const TrueTable& table, Dice& dice) {
  return any_of(others(table, Seat{0xff}), dice);
}

Instead action_out_of_its_time(const TrueTable& table, const Line& next, Dice& dice) {
  if (!is_between(table)) return {};
  const Seat seat = anybody_of(table, dice);
  const auto card = one_of(cards_with_actions(table, next, seat, true, {When::battle}), dice);
  return card ? instead(used(table, seat, *card)) : Instead();
}

Instead action_too_dear(const TrueTable& table, const Line& next, Dice& dice) {
  const bool fights = is_fighting(table);
  if (!fights && !is_between(table)) return {};
  const auto cards = fights ? cards_with_actions(table, next, table.mover, false, {When::battle})
                            : cards_with_actions(table, next, table.mover, false, {When::any});
  const auto card = one_of(cards, dice);
  return card ? instead(used(table, table.mover, *card)) : Instead();
}

Instead answers_nothing(const TrueTable& table, const Line& next, Dice& dice) {
  if (!is_fighting(table) || table.answerable || is<EndBattle>(next)) return {};
  const Seat seat = anybody_of(table, dice);
  const auto card = one_of(cards_with_actions(table, next, seat, true, {When::battle}), dice);
  if (!card) return {};
  return instead(line_of_use(table, {.seat = seat, .card = *card}, {}, true));
}

Instead another_effect(const TrueTable& table, const Line& next, Dice& dice) {
  if (!is<UseAction>(next) && !is<UseArtifact>(next)) return {};
  Effect effect =
      next.card != nothing_named ? table.card(next.card).action->effect : table.box.artifacts[next.artifact].effect;
  const Source source{.seat = next.seat, .card = next.card, .artifact = next.artifact};
  if (effect.does == Does::draw)
    return instead(line_of_use(table, source, table.say(Word::draw) + " " + std::to_string(effect.amount + 1)));
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
    if (table.battle->fight[place].lives_on() && may_touch(table, next.seat, effect, table.battle->fight[place].side))
      all.push_back(place);
  const auto place = one_of(all, dice);
  if (!place) return {};
  return instead(
      line_of_use(table, source, change_in_words(table, effect, std::to_string(place->value + 1), Slot::left)));
}

Instead treasure_of_nobody(const TrueTable& table, const Line&, Dice& dice) {
  const Seat seat = anybody_of(table, dice);
  if (!is_between(table) || table.at(seat).treasures > 0) return {};
  return instead(line_of<CashTreasure>(table, seat, Word::treasure, "2"));
}

// A line that is illegal within a battle may stand after its end, which need not be recorded.

Instead treasure_for_another_number(const TrueTable&, const Line& next, Dice& dice) {
  return is<CashTreasure>(next) ? with_number(next, dice.below(2) == 0 ? 1 : 3) : Instead();
}

Instead trades_wrongly(const TrueTable& table, const Line& next, Dice& dice) {
  const Seat seat = anybody_of(table, dice);
  const auto other = one_of(others(table, seat), dice);
  if (!other || is<EndBattle>(next)) return {};
  const TruePlayer& player = table.at(seat);
  if (!is_between(table) || player.treasures > 0) return {};
  return instead(line_of<Trade>(table, seat, Word::trades,
                                table.say(Word::treasure) + " " + table.say(Word::for_) + " " + table.say(Word::help) +
                                    " " + table.say(Word::with) + " " + table.name(*other)));
}

Instead artifact_not_due(const TrueTable& table, const Line& next, Dice&) {
  if (!is<TakeArtifact>(next)) return {};
  return instead(line_of<TakeArtifact>(table, next.seat, Word::artifact,
                                       next.artifact == nothing_named ? std::string() : table.say(Word::none)));
}

/// Of some Artifacts those that may be used now, but for what the breach would be besides.
std::vector<ArtifactId> usable(const TrueTable& table, const std::vector<ArtifactId>& from) {
  std::vector<ArtifactId> all;
  for (const ArtifactId id : from) {
    const Effect& effect = table.box.artifacts[id].effect;
    const bool now = is_fighting(table) ? effect.when == When::battle || effect.when == When::any
                                        : effect.when == When::own_turn || effect.when == When::any;
    if (now && effect.does != Does::capture) all.push_back(id);
  }
  return all;
}

Instead artifact_again(const TrueTable& table, const Line& next, Dice& dice) {
  if ((!is_fighting(table) && !is_between(table)) || is<EndBattle>(next)) return {};
  const auto id = one_of(usable(table, table.used_up), dice);
  return id ? instead(used(table, table.mover, nothing_named, *id)) : Instead();
}

Instead artifact_out_of_its_time(const TrueTable& table, const Line&, Dice& dice) {
  if (!is_between(table)) return {};
  const Seat seat = anybody_of(table, dice);
  std::vector<ArtifactId> all;
  for (const ArtifactId id : table.at(seat).artifacts)
    if (table.box.artifacts[id].effect.when == When::battle) all.push_back(id);
  const auto id = one_of(all, dice);
  return id ? instead(used(table, seat, nothing_named, *id)) : Instead();
}

Does effect_of(const TrueTable& table, const Line& next) {
  if (is<UseAction>(next)) return table.card(next.card).action->effect.does;
  return is<UseArtifact>(next) ? table.box.artifacts[next.artifact].effect.does : Does::other;
}

Instead token_elsewhere(const TrueTable& table, const Line& next, Dice& dice) {
  if (effect_of(table, next) != Does::token) return {};
  std::vector<std::string> all;
  for (const PlaceId from : table.lands_of(next.seat))
    for (PlaceId end = 0; end < table.places.size(); ++end) {
      const TruePlace& there = table.at(end);
      const bool near = is_in(table.map.places[from].neighbours, end);
      const bool wrong = near ? there.owner == next.seat.value : there.owner == nobody_at_all;
      if (!there.there || end == from || table.at(from).kind == PlaceKind::castle || !wrong) continue;
      all.push_back(table.say(Word::token) + " " + table.place_name(from) + " " + table.say(Word::to) + " " +
                    table.place_name(end));
    }
  const auto so = one_of(all, dice);
  if (!so) return {};
  return instead(line_of_use(table, {.seat = next.seat, .card = next.card, .artifact = next.artifact}, *so));
}

Instead tower_elsewhere(const TrueTable& table, const Line& next, Dice& dice) {
  if (effect_of(table, next) != Does::tower) return {};
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < table.places.size(); ++place)
    if (table.at(place).there && table.at(place).owner != next.seat.value) all.push_back(place);
  const auto place = one_of(all, dice);
  if (!place) return {};
  return instead(line_of_use(table, {.seat = next.seat, .card = next.card, .artifact = next.artifact},
                             table.say(Word::tower) + " " + table.say(Word::at) + " " + table.place_name(*place)));
}

Instead capture_with_too_few(const TrueTable& table, const Line&, Dice& dice) {
  if (!is_between(table)) return {};
  std::vector<Instead> all;
  for (const Source& source : sources(table, table.mover, {When::own_turn, When::any}, {Does::capture})) {
    const int left = static_cast<int>(table.at(table.mover).hand.size()) - (source.card != nothing_named ? 1 : 0);
    if (left < squad_size) all.push_back(instead(line_of_use(table, source, table.say(Word::capture))));
  }
  const auto one = one_of(all, dice);
  return one ? *one : Instead();
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
