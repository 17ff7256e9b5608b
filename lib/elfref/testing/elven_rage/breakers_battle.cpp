#include <algorithm>

#include "elfref/testing/elven_rage/breaker_parts.h"

namespace elfref::testing::rage::breaking {
namespace {

// ---------------------------------------------------------------- the layout

/// Whether a card is about that makes it a battle of beginners.
bool is_guarded(const Situation& table) {
  return std::ranges::any_of(table.battle->cards, [&](CardId id) {
    const Card& card = table.card(id);
    return card.action && card.action->effect.does == Does::beginner;
  });
}

Instead placed_by_beginners(const Situation& table, const Line& next, Dice&) {
  const auto* layout = as<LayOut>(next);
  return layout != nullptr && table.agreed.beginner ? instead(PlacedInOrder{layout->seat, layout->cards}) : Instead();
}

/// A fourth card of the attacker's lies in the centre.
Instead four_of_a_side(const Situation& table, const Line& next, Dice& dice) {
  if (!is<LayCentre>(next) || table.battle->advanced) return {};
  const TrueBattle& battle = *table.battle;
  std::vector<CardId> all;
  for (CardId id = 0; id < table.box.cards.size(); ++id) {
    const Card& card = table.card(id);
    if (card.pile == table.at(battle.attacker).elves && card.kind != CardKind::dragon && !is_in(battle.cards, id))
      all.push_back(id);
  }
  const CardId open = battle.squad > 0 ? table.open_on(battle.squad) : nothing_named;
  std::array<CardId, 2> centre{battle.cards[4], battle.cards[5]};
  for (const std::size_t place : {4u, 5u}) {
    if (battle.side[place] != Side::defender || battle.cards[place] == open || battle.changed) continue;
    if (table.card(battle.cards[place]).kind == CardKind::guardian) continue;  // without them: another breach
    centre[place - 4] = any_of(all, dice);
    return instead(LayCentre{table.mover, centre[0], centre[1]});
  }
  return {};
}

Instead three_at_the_edge(const Situation& table, const Line& next, Dice& dice) {
  if (!is<LayOut>(next) || !table.battle->advanced || is_guarded(table)) return {};
  std::array<CardId, 6> cards = table.battle->cards;
  std::array<CardId, edge_places> edge_cards{};
  const Side more = dice.below(2) == 0 ? Side::attacker : Side::defender;
  const std::size_t in = table.battle->side[4] == more ? 4 : 5;
  for (std::size_t place = 0; place < edge_count; ++place) {
    if (table.battle->side[place] == more) continue;
    if (!table.card(cards[in]).fights() || !table.card(cards[place]).fights()) return {};
    cards[place] = cards[in];
    break;
  }
  std::copy_n(cards.begin(), edge_cards.size(), edge_cards.begin());
  return instead(LayOut{.seat = table.mover, .cards = edge_cards});
}

Instead wrong_on_top(const Situation& table, const Line& next, Dice&) {
  if (!is<LayCentre>(next) || !table.battle->advanced || is_guarded(table)) return {};
  const TrueBattle& battle = *table.battle;
  const bool treasure = !table.card(battle.cards[4]).fights() || !table.card(battle.cards[5]).fights();
  if (treasure && table.option(Option::treasure_shown) == 1) return {};
  return instead(LayCentre{table.mover, battle.cards[5], battle.cards[4]});
}

CardCalled number_of(BattlePlace place) {
  return {.place = static_cast<std::uint8_t>(place.value + 1)};
}

Instead swaps_wrongly(const Situation& table, const Line&, Dice& dice) {
  if (!is_fighting(table)) return {};
  const TrueBattle& battle = *table.battle;
  if (battle.reserve == Side::attacker && !battle.acted && !battle.swapped) return {};
  std::vector<BattlePlace> all;
  for (const BattlePlace place : edge)
    if (battle.fight[place].lives_on() && battle.fight[place].side == Side::attacker) all.push_back(place);
  const auto place = one_of(all, dice);
  if (!place) return {};
  return instead(Swap{battle.attacker, number_of(*place)});
}

// ---------------------------------------------------------------- acts

using Kind = WrittenAct::Kind;

/// Another act of a card, by the number of its place.
Instead act_of(const Situation& table, BattlePlace by, WrittenAct act) {
  act.seat = table.mover;
  act.card = number_of(by);
  return instead(act);
}
Instead does_nothing(const Situation& table, BattlePlace by) {
  return act_of(table, by, {.kind = Kind::nothing});
}
WrittenAct strike_at(BattlePlace place) {
  return {.target = number_of(place)};
}
/// A strike, and the lives that it costs.
WrittenAct strike_for(BattlePlace place, int lives) {
  return {.target = number_of(place), .cost = lives};
}
WrittenAct strike_dead(BattlePlace place) {
  return {.target = number_of(place), .dies = true};
}

/// The card that acts next, and what it can do.
struct Actor {
  BattlePlace by;
  const TrueBattle& battle;
  Choices choices;
  bool bound = false;  ///< nobody else may act now, whatever was left out

  [[nodiscard]] Hit hit(Slot slot) const { return hit_of(battle.fight, battle.options, by, slot); }
};

std::optional<Actor> actor(const Situation& table, const Line& next) {
  if (!is_fighting(table) || !is<WrittenAct>(next)) return std::nullopt;
  const TrueBattle& battle = *table.battle;
  const auto meant = act_in(table.state.assault, *as<WrittenAct>(next));
  if (!meant) return std::nullopt;
  const BattlePlace by = meant->place;
  Actor found{.by = by, .battle = battle, .choices = choices_of(battle.fight, battle.options, by)};
  const Turn turn = turn_of(battle.fight);
  found.bound = turn.places == elven_rage::bit(by) && found.choices.duty != Duty::none && !found.choices.may_stay &&
                !battle.used && !battle.left_out && !battle.unclear;
  return found;
}

/// A place of which the card could strike, and is not next.
template <class Asked>
Instead out_of_turn(const Situation& table, const Line& next, const Asked& asked) {
  const auto acts = actor(table, next);
  if (!acts || !acts->bound) return {};
  const Fight& fight = acts->battle.fight;
  for (const BattlePlace place : edge) {
    const Fighter& card = fight[place];
    if (place == acts->by || !card.fights() || card.acted || !asked(card, fight[acts->by])) continue;
    const Choices choices = choices_of(fight, acts->battle.options, place);
    for (const Slot slot : all_slots)
      if (choices.duty == Duty::damage && has(choices.damage, slot))
        return act_of(table, place, strike_at(target_of(place, slot, acts->battle.options.left_hits)));
  }
  return {};
}

Instead lower_first(const Situation& table, const Line& next, Dice&) {
  return out_of_turn(table, next,
                     [](const Fighter& card, const Fighter& due) { return card.initiative < due.initiative; });
}

Instead other_side_first(const Situation& table, const Line& next, Dice&) {
  return out_of_turn(table, next, [](const Fighter& card, const Fighter& due) {
    return card.initiative == due.initiative && card.side != due.side;
  });
}

/// Another act through any slot that is as asked.
template <class Act>
Instead through_a_slot(const Situation& table, const Line& next, Dice& dice, const Act& act) {
  const auto acts = actor(table, next);
  if (!acts) return {};
  std::vector<WrittenAct> all;
  for (const Slot slot : all_slots)
    if (const std::optional<WrittenAct> other = act(*acts, slot)) all.push_back(*other);
  const auto other = one_of(all, dice);
  return other ? act_of(table, acts->by, *other) : Instead();
}

Instead points_elsewhere(const Situation& table, const Line& next, Dice& dice) {
  return through_a_slot(table, next, dice, [&](const Actor& acts, Slot slot) -> std::optional<WrittenAct> {
    const Hit hit = acts.hit(slot);
    if (hit.comes_to == Struck::own_card) return strike_at(hit.at);
    if (slot == Slot::centre || hit.comes_to != Struck::damage) return {};
    return WrittenAct{.slot = slot == Slot::left ? Slot::right : Slot::left, .target = number_of(hit.at)};
  });
}

Instead strikes_with_nothing(const Situation& table, const Line& next, Dice& dice) {
  return through_a_slot(table, next, dice, [](const Actor& acts, Slot slot) -> std::optional<WrittenAct> {
    const Hit hit = acts.hit(slot);
    return hit.comes_to == Struck::no_strike ? std::optional(strike_at(hit.at)) : std::nullopt;
  });
}

Instead waits(const Situation& table, const Line& next, Dice& dice) {
  const auto acts = actor(table, next);
  if (!acts || acts->choices.duty != Duty::damage || acts->choices.may_stay) return {};
  for (const Slot slot : all_slots)
    if (has(acts->choices.moves, slot) && !acts->choices.may_move && dice.below(2) == 0)
      return act_of(table, acts->by, {.kind = Kind::move, .slot = slot});
  return does_nothing(table, acts->by);
}

Instead dead_one_acts(const Situation& table, const Line& next, Dice&) {
  const auto acts = actor(table, next);
  if (!acts) return {};
  for (const BattlePlace place : edge) {
    const Fighter& card = acts->battle.fight[place];
    if (card.kind == Fighter::Kind::warrior && card.dead && card.killed_by == Icon::none)
      return does_nothing(table, place);
  }
  return {};
}

/// A strike of that icon costs more than it does.
template <Icon icon>
Instead costs_more(const Situation& table, const Line& next, Dice& dice) {
  return through_a_slot(table, next, dice, [](const Actor& acts, Slot slot) -> std::optional<WrittenAct> {
    const Hit hit = acts.hit(slot);
    if (hit.comes_to != Struck::damage || hit.icon != icon || acts.choices.duty != Duty::damage) return {};
    return strike_for(hit.at, hit.lives + 1);
  });
}

Instead past_a_shield(const Situation& table, const Line& next, Dice& dice) {
  return through_a_slot(table, next, dice, [&](const Actor& acts, Slot slot) -> std::optional<WrittenAct> {
    const Hit hit = acts.hit(slot);
    if (hit.comes_to != Struck::shield || acts.choices.duty != Duty::none) return {};
    return strike_dead(hit.at);
  });
}

Instead counter_forgotten(const Situation& table, const Line& next, Dice& dice) {
  return through_a_slot(table, next, dice, [](const Actor& acts, Slot slot) -> std::optional<WrittenAct> {
    const Hit hit = acts.hit(slot);
    if (hit.comes_to != Struck::damage || hit.facing != Icon::counter || acts.choices.duty != Duty::damage) return {};
    return strike_for(hit.at, 0);
  });
}

Instead past_a_fire_shield(const Situation& table, const Line& next, Dice& dice) {
  const auto acts = actor(table, next);
  if (acts && acts->choices.duty == Duty::burn && !acts->choices.may_stay && dice.below(2) == 0)
    return does_nothing(table, acts->by);
  return through_a_slot(table, next, dice, [&](const Actor& one, Slot slot) -> std::optional<WrittenAct> {
    const Hit hit = one.hit(slot);
    if (hit.comes_to != Struck::fire || !has(one.choices.strikes(), slot)) return {};
    return strike_dead(hit.at);
  });
}

Instead moves_without_a_slot(const Situation& table, const Line& next, Dice& dice) {
  return through_a_slot(table, next, dice, [&](const Actor& acts, Slot slot) -> std::optional<WrittenAct> {
    const Icon icon = acts.battle.fight[acts.by].icons[static_cast<std::size_t>(slot)];
    return icon == Icon::move ? std::nullopt : std::optional(WrittenAct{.kind = Kind::move, .slot = slot});
  });
}

/// Whether movements have gone round, so that the battle may end there.
bool gone_round(const Situation& table) {
  Battle battle = table.state.assault.battle;
  settle(battle);
  return judge_loop(battle).none();
}

Instead goes_round(const Situation& table, const Line& next, Dice&) {
  if (!is_fighting(table) || !is<WrittenAct, EndBattle>(next) || gone_round(table)) return {};
  return instead(Loop{table.battle->attacker});
}

// ---------------------------------------------------------------- the end

/// Who would have won now, with so many living cards.
bool wins_now(const TrueBattle& battle) {
  const int mine = living(battle.fight, Side::attacker), theirs = living(battle.fight, Side::defender);
  return mine == theirs ? battle.reserve == Side::attacker : mine > theirs;
}

Instead broken_off(const Situation& table, const Line& next, Dice&) {
  const auto acts = actor(table, next);
  if (!acts || !acts->battle.acted || gone_round(table)) return {};
  if (standstill(acts->battle.fight, acts->battle.options) != Standstill::no) return {};
  return instead(EndBattle{.seat = acts->battle.attacker, .won = wins_now(acts->battle)});
}

template <bool tie>
Instead other_winner(const Situation& table, const Line& next, Dice&) {
  if (!is<EndBattle>(next) || !is_fighting(table)) return {};
  const TrueBattle& battle = *table.battle;
  if (!battle.acted && !battle.used) return {};
  const bool even = living(battle.fight, Side::attacker) == living(battle.fight, Side::defender);
  if (even != tie) return {};
  return instead(EndBattle{.seat = battle.attacker, .won = !wins_now(battle)});
}

Instead treasure_acts(const Situation& table, const Line& next, Dice&) {
  const auto acts = actor(table, next);
  if (!acts) return {};
  for (const Slot slot : all_slots)
    if (const Hit hit = acts->hit(slot); hit.comes_to == Struck::treasure_card)
      return act_of(table, acts->by, strike_at(hit.at));
  for (const BattlePlace place : edge)
    if (acts->battle.fight[place].kind == Fighter::Kind::treasure) return does_nothing(table, place);
  return {};
}

Instead neutrals_by_the_attacker(const Situation& table, const Line& next, Dice&) {
  if (!is<LayOut>(next) || table.battle->owner != nobody_at_all) return {};
  return instead(NeutralsBy{table.mover});
}

// ---------------------------------------------------------------- Actions in it

Instead touches_another(const Situation& table, const Line& next, Dice& dice) {
  const auto effect = effect_in(table, next);
  if (!is_fighting(table) || !effect || effect->when != When::battle) return {};
  const TrueBattle& battle = *table.battle;
  const Seat user = seat_of(next);
  const bool fights = user == battle.attacker || user.value == battle.owner;
  const bool may_help = !fights && table.agreed.scenario != Scenario::alliance && table.seats() > 2;  // whom he likes
  if (may_help && effect->does != Does::more) return {};
  std::vector<BattlePlace> all;
  for (const BattlePlace place : edge) {
    const Fighter& card = battle.fight[place];
    if (!card.lives_on()) continue;
    const bool wrong = effect->does == Does::more ? !battle.fight.hit || battle.fight.hit->at != place
                                                  : !table.may_touch(user, *effect, card.side);
    if (wrong) all.push_back(place);
  }
  const auto place = one_of(all, dice);
  if (!place) return {};
  const Slot slot = all_slots[static_cast<std::size_t>(dice.below(3))];
  return with_change(next, change_of(*effect, *place, slot));
}

Instead action_of_a_fighter(const Situation& table, const Line& next, Dice& dice) {
  if (!is_fighting(table) || is<EndBattle>(next)) return {};
  const TrueBattle& battle = *table.battle;
  std::vector<Instead> all;
  for (const Fighter& fighter : battle.fight.fighter) {
    if (!fighter.lives_on()) continue;
    const Card& card = table.card(fighter.card);
    const Seat seat = fighter.side == Side::attacker ? battle.attacker : owner_of(battle);
    if (card.pile == Pile::neutral || card.pile != table.at(seat).elves || card.copies != 1 || !card.action) continue;
    if (card.action->effect.when != When::battle || !card.action->affordable(table.count_lands(seat))) continue;
    if (table.at(seat).hand.empty()) continue;
    all.push_back(instead(used(seat, fighter.card)));
  }
  const auto one = one_of(all, dice);
  return one ? *one : Instead();
}

void like_beginners(Agreement& agreed, Dice&) {
  agreed.beginner = true;
}
void by_turns(Agreement& agreed, Dice&) {
  agreed.beginner = false;
}

// In the order of the rulebook.
constexpr Breaker of_battles[] = {
    {.rule = "placement-as-agreed", .line = placed_by_beginners, .prepare = like_beginners},
    {.rule = "three-cards-a-side", .line = four_of_a_side, .prepare = like_beginners},
    {.rule = "two-of-each-at-the-edge", .line = three_at_the_edge, .prepare = by_turns},
    {.rule = "higher-initiative-on-top", .line = wrong_on_top, .prepare = by_turns},
    {.rule = "attacker-swaps-his-reserve", .line = swaps_wrongly},
    {.rule = "highest-initiative-first", .line = lower_first},
    {.rule = "sides-by-turns-at-equal-initiative", .line = other_side_first},
    {.rule = "strike-where-a-slot-points", .line = points_elsewhere},
    {.rule = "only-strikes-strike", .line = strikes_with_nothing},
    {.rule = "damage-where-possible", .line = waits},
    {.rule = "the-dead-do-nothing", .line = dead_one_acts},
    {.rule = "simple-strike-takes-one", .line = costs_more<Icon::simple>},
    {.rule = "double-strike-takes-two", .line = costs_more<Icon::double_simple>},
    {.rule = "shield-stops-strikes", .line = past_a_shield},
    {.rule = "piercing-strike-takes-one", .line = costs_more<Icon::pierce>},
    {.rule = "double-piercing-takes-two", .line = costs_more<Icon::double_pierce>},
    {.rule = "counterattack-strikes-back", .line = counter_forgotten},
    {.rule = "fire-shield-burns", .line = past_a_fire_shield},
    {.rule = "movement-changes-places", .line = moves_without_a_slot},
    {.rule = "movements-that-go-round", .line = goes_round},
    {.rule = "battle-goes-on-while-it-can", .line = broken_off},
    {.rule = "more-living-cards-win", .line = other_winner<false>},
    {.rule = "reserve-decides-ties", .line = other_winner<true>},
    {.rule = "action-on-a-card-it-may-touch", .line = touches_another},
    {.rule = "treasure-is-an-empty-place", .line = treasure_acts},
    {.rule = "opponent-plays-the-neutrals", .line = neutrals_by_the_attacker},
    {.rule = "no-action-of-fighters", .line = action_of_a_fighter},
};

}  // namespace

std::span<const Breaker> breakers_of_battles() {
  return of_battles;
}

}  // namespace elfref::testing::rage::breaking
