#include <algorithm>

#include "elfref/elven_rage/table/state.h"

// What is written of a battle, as the battle knows it.

namespace elfref::elven_rage {
namespace {

/// The side that sent a card by name, if only one can have.
std::optional<Side> sender_of(const Assault& assault, CardId card) {
  const auto sends = [&](Side side) {
    return std::ranges::count(assault.sent[static_cast<std::size_t>(side)].named, card) > 0;
  };
  const bool attacker = sends(Side::attacker), defender = sends(Side::defender);
  if (attacker == defender) return std::nullopt;
  return attacker ? Side::attacker : Side::defender;
}

/// Whose a card is: as sent, else by its deck. Neutral cards are the defender's.
std::optional<Side> side_of(const State& state, const Assault& assault, CardId id) {
  const Card& card = state.box->card(id);
  if (const auto sent = sender_of(assault, id)) return sent;
  if (card.pile == Pile::unknown) return std::nullopt;
  if (card.kind == CardKind::guardian && !assault.free()) {  // of who holds the centre: ER-MAP-8, option central-owner
    const Kinds centre = bit(PlaceKind::centre);
    if (assault.kinds == centre) return Side::defender;
    return (assault.kinds & centre) == 0 ? std::optional(Side::attacker) : std::nullopt;
  }
  if (card.pile == Pile::neutral) return Side::defender;
  const auto defender = assault.defender();
  if (state.elves[assault.attacker.value] == card.pile) return Side::attacker;
  if (defender && state.elves[defender->value] == card.pile) return Side::defender;
  if (assault.free()) return Side::attacker;
  return std::nullopt;
}

}  // namespace

BattleOptions battle_options(const OptionValues& options) {
  return {.left_hits = LeftHits{options[Option::left_hits]},
          .fire_double = FireDouble{options[Option::fire_double]},
          .fire_pierce = FirePierce{options[Option::fire_pierce]},
          .counter_when_killed = CounterWhenKilled{options[Option::counter_when_killed]},
          .move_instead = MoveInstead{options[Option::move_instead]},
          .move_loop = MoveLoop{options[Option::move_loop]},
          .fire_ends = FireEnds{options[Option::fire_ends]},
          .initiative_change = InitiativeChange{options[Option::initiative_change]},
          .treasure_reserve = TreasureReserve{options[Option::treasure_reserve]},
          .treasure_shown = TreasureShown{options[Option::treasure_shown]},
          .swap_centre = SwapCentre{options[Option::swap_centre]}};
}

Fighter fighter_of(const State& state, const Assault& assault, CardId id) {
  if (id == nothing_named) return unknown_card();
  const Card& card = state.box->card(id);
  if (!card.fights()) return treasure();
  const std::optional<Side> side = side_of(state, assault, id);
  if (card.listed && side) {
    int initiative = card.initiative;
    for (const auto& [changed, amount] : assault.changed) initiative += changed == id ? amount : 0;
    return warrior(*side, id, initiative, card.lives, card.slots);
  }
  Fighter unseen = unknown_card(side);
  unseen.card = id;
  return unseen;
}

bool is_judged(const Assault& assault) {
  return assault.laid && assault.centred && assault.battle.fights > 0 && !assault.battle.open;
}

std::optional<Effect> effect_of(const State& state, const UseAction& used) {
  if (used.card == nothing_named) return std::nullopt;
  const Card& card = state.box->card(used.card);
  return card.listed && card.action ? std::optional(card.action->effect) : std::nullopt;
}

std::optional<Effect> effect_of(const State& state, const UseArtifact& used) {
  if (used.artifact == nothing_named) return std::nullopt;
  const Artifact& artifact = state.box->components.artifacts[used.artifact];
  return artifact.listed ? std::optional(artifact.effect) : std::nullopt;
}

int captured_dragons(const State& state, Seat seat) {
  if (state.scenario != Scenario::lord_of_dragons) return 0;
  return std::max(0, count_lands(state, seat, bit(PlaceKind::castle)).max - 1);
}

Range sent_by_owner(const State& state, const Assault& assault) {
  int dragons = 0;  // besides that of the castle
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if ((assault.owners & elfref::bit(Seat{seat})) != 0)
      dragons = std::max(dragons, captured_dragons(state, Seat{seat}));
  const Range three{std::max(0, squad_size - dragons), squad_size};
  const Range two{std::max(0, squad_size - 1 - dragons), squad_size - 1};
  if ((assault.kinds & bit(PlaceKind::castle)) == 0) {
    const bool guarded = assault.kinds == bit(PlaceKind::centre) && state.options[Option::central_owner] == 1;
    return guarded ? two : three;
  }
  // A castle has its dragon; of a captured one that may hang on where it is.
  const auto owner = assault.defender();
  const bool own = owner && assault.home == owner->value;
  if (assault.kinds == bit(PlaceKind::castle) && own) return two;
  return {two.min, three.max};
}

std::vector<elven_rage::Place> places_called(const Assault& assault, const CardCalled& called) {
  std::vector<elven_rage::Place> found;
  if (called.place != 0) found.push_back({static_cast<std::uint8_t>(called.place - 1)});
  if (called.place != 0 || called.card == nothing_named || !assault.laid) return found;
  const Fight& fight = assault.battle.fight[0];
  for (const elven_rage::Place place : edge) {
    // Of a card of which nothing is known the battle does not say where it moved.
    const bool there = assault.battle.fights > 0 && fight[place].kind == Fighter::Kind::warrior
                           ? fight[place].card == called.card
                           : assault.cards[place.value] == called.card;
    if (there) found.push_back(place);
  }
  return found;
}

std::optional<Act> act_in(const Assault& assault, const WrittenAct& written) {
  Act act;
  act.kind = written.kind == WrittenAct::Kind::strike ? Act::Kind::strike
             : written.kind == WrittenAct::Kind::move ? Act::Kind::move
                                                      : Act::Kind::stay;
  act.slot = written.slot;
  if (written.dies || written.cost) {
    act.cost =
        Cost{.dies = written.dies, .lives = static_cast<std::uint8_t>(std::clamp(written.cost.value_or(0), 0, 99))};
  }
  std::optional<Act> first;
  std::vector<elven_rage::Place> targets = places_called(assault, written.target);
  const bool aimed = written.target.any();
  const std::vector<elven_rage::Place> actors = places_called(assault, written.card);
  const bool one_reading = actors.size() == 1 && targets.size() <= 1;
  for (const elven_rage::Place by : actors) {
    act.place = by;
    for (std::size_t i = 0; i < std::max<std::size_t>(targets.size(), aimed ? 0 : 1); ++i) {
      act.target = aimed ? std::optional(targets[i]) : std::nullopt;
      if (!first) first = act;
      if (one_reading || judge(assault.battle, act).none()) return act;
    }
  }
  return first;
}

std::vector<Change> changes_in(const Assault& assault, const std::vector<WrittenChange>& written) {
  std::vector<Change> changes;
  for (const WrittenChange& one : written) {
    Change change;
    change.amount = static_cast<std::int8_t>(std::clamp(one.amount, -99, 99));
    change.slot = one.slot;
    change.icon = one.icon;
    if (one.kind == WrittenChange::Kind::slot) {
      change.does = Does::slot;
    } else if (one.kind == WrittenChange::Kind::life) {
      change.does = Does::life;
    } else if (one.kind == WrittenChange::Kind::initiative) {
      change.does = Does::initiative;
    } else {
      continue;
    }
    const std::vector<elven_rage::Place> places = places_called(assault, one.card);
    if (places.empty()) continue;
    change.place = places.front();
    changes.push_back(change);
  }
  return changes;
}

std::vector<std::optional<Side>> sides_in(const State& state, Seat seat) {
  const Assault& assault = state.assault;
  const bool alliance = state.scenario == Scenario::alliance;
  if (!assault.open) return {std::nullopt};
  if (assault.attacker == seat || (alliance && state.allies(seat, assault.attacker))) return {Side::attacker};
  std::vector<std::optional<Side>> sides;
  bool defends = assault.may_be_free();  // neutral cards are own to every opponent of the attacker
  bool stands_by = false;
  for (std::uint8_t i = 0; i < state.players; ++i) {
    if ((assault.owners & elfref::bit(Seat{i})) == 0) continue;
    const bool on_his_side = seat == Seat{i} || (alliance && state.allies(seat, Seat{i}));
    (on_his_side ? defends : stands_by) = true;
  }
  if (defends) sides.emplace_back(Side::defender);
  if (stands_by || sides.empty()) sides.emplace_back(std::nullopt);
  return sides;
}

}  // namespace elfref::elven_rage
