#include <algorithm>

#include "elfref/elven_rage/table/battle_outcomes.h"
#include "elfref/elven_rage/table/position.h"

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
std::optional<Side> side_of(const Position& state, const Assault& assault, CardId id) {
  const Card& card = state.box->card(id);
  if (const auto sent = sender_of(assault, id)) return sent;
  const auto pile = card.pile.known();
  if (!pile || !card.listed) return std::nullopt;
  if (card.kind.is(CardKind::guardian) && !assault.free()) {  // of who holds the centre: ER-MAP-8, option central-owner
    if (assault.kinds.is(PlaceKind::centre)) return Side::defender;
    return assault.kinds.may_be(PlaceKind::centre) ? std::nullopt : std::optional(Side::attacker);
  }
  if (pile == Pile::neutral) return Side::defender;
  const auto defender = assault.defender();
  if (card.kind.is(CardKind::dragon)) {
    const bool its_castle =
        assault.home >= 0 && !assault.free() && state.elves[static_cast<std::size_t>(assault.home)] == pile;
    if (its_castle) return Side::defender;
    if (const Owners holders = holders_of_dragon(state, *pile); holders != 0) {
      const Owners attacker = elfref::bit(assault.attacker);
      const bool attacks = (holders & attacker) != 0, defends = (holders & assault.owners & ~(attacker | nobody)) != 0;
      if (attacks == defends) return std::nullopt;
      return attacks ? Side::attacker : Side::defender;
    }
  }
  if (state.elves[assault.attacker.value] == pile) return Side::attacker;
  if (defender && state.elves[defender->value] == pile) return Side::defender;
  if (assault.free()) return Side::attacker;
  return std::nullopt;
}

}  // namespace

void note_icons(const Position& state, const Icons& icons) {
  state.options.note({Option::left_hits});
  for (const Icon icon : icons) {
    if (icon == Icon::fire) state.options.note({Option::fire_double, Option::fire_pierce, Option::fire_ends});
    if (icon == Icon::counter) state.options.note({Option::counter_when_killed});
    if (icon == Icon::move) state.options.note({Option::move_instead, Option::move_loop});
  }
}

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

Fighter fighter_of(const Position& state, const Assault& assault, CardId id) {
  if (id == nothing_named) return unknown_card();
  const Card& card = state.box->card(id);
  if (!card.fights()) {
    Fighter empty = treasure();
    empty.card = id;
    return empty;
  }
  const std::optional<Side> side = side_of(state, assault, id);
  if (card.listed && side) return warrior(*side, id, card.initiative, card.lives, card.slots);
  Fighter unseen = unknown_card(side);
  unseen.card = id;
  return unseen;
}

bool is_judged(const Assault& assault) {
  return assault.laid && assault.centred && assault.battle.fights > 0 && !assault.battle.open;
}

std::optional<Effect> effect_of(const Position& state, const UseAction& used) {
  if (used.card == nothing_named) return std::nullopt;
  const Card& card = state.box->card(used.card);
  return card.listed && card.action ? std::optional(card.action->effect) : std::nullopt;
}

std::optional<Effect> effect_of(const Position& state, const UseArtifact& used) {
  if (used.artifact == nothing_named) return std::nullopt;
  const Artifact& artifact = state.box->components.artifacts[used.artifact];
  return artifact.listed ? std::optional(artifact.effect) : std::nullopt;
}

bool may_have_dragon(const Position& state, Seat holder, Seat player) {
  return holds_castle_of(state, holder, player).max > 0 || (state[player].dragon_left & elfref::bit(holder)) != 0;
}

int captured_dragons(const Position& state, Seat seat) {
  if (state.scenario != Scenario::lord_of_dragons) return 0;
  int count = 0;
  for (std::uint8_t other = 0; other < state.players; ++other)
    if (other != seat.value && may_have_dragon(state, seat, {other})) ++count;
  return count;
}

Owners holders_of_dragon(const Position& state, Pile people) {
  Owners holders = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    if (state.elves[seat] != people) continue;
    if (home_of(state, {seat}) < 0) holders |= elfref::bit(Seat{seat});
    for (std::uint8_t other = 0; other < state.players; ++other)
      if (may_have_dragon(state, {other}, {seat})) holders |= elfref::bit(Seat{other});
  }
  return holders;
}

Range comes_to_hand(const Position& state, CardId id) {
  if (id == nothing_named) return {1, 1};
  const CardKinds kind = kind_of(state, id);
  return {kind.is(of_a_hand) ? 1 : 0, kind.may_be(of_a_hand) ? 1 : 0};
}

namespace {

/// The hand cards of a side in a layout of which all is known, and that is right; nothing: it is not.
std::optional<Range> laid_of_hand(const Position& state, const Assault& assault, Side side) {
  if (!assault.six) return std::nullopt;
  Range count{0, 0};
  int attackers = 0, defenders = 0;
  for (const CardId id : *assault.six) {
    const Fighter card = fighter_of(state, assault, id);
    if (card.kind == Fighter::Kind::treasure) continue;
    if (!card.side_known) return std::nullopt;
    ++(card.side == Side::attacker ? attackers : defenders);
    if (card.side == side) count = count + comes_to_hand(state, id);
  }
  if (std::max(attackers, defenders) > squad_size) return std::nullopt;
  return count;
}

/// The hand cards among those that somebody wrote as sent, where so many were due.
Range of_hand(const Position& state, const Cards& cards, Range due) {
  if (!cards.counted()) return due;
  Range of_a_hand{cards.unknown, cards.unknown};
  for (const CardId card : cards.named) of_a_hand = of_a_hand + comes_to_hand(state, card);
  // Of the cards that are not known, the largest possible number are not hand cards.
  const int apart = cards.size() - of_a_hand.max, unsure = of_a_hand.max - of_a_hand.min + cards.unknown;
  const int others = std::max(squad_size - due.min, cards.size() - due.max);  // a guardian may come as a fourth
  const int unnamed = std::clamp(others - apart, 0, unsure);
  const Range written{std::max(0, of_a_hand.max - unnamed), of_a_hand.max};
  const Range both{std::max(written.min, due.min), std::min(written.max, due.max)};
  return both.min <= both.max ? both : written;
}

}  // namespace

Range sent_by_attacker(const Position& state, const Assault& assault) {
  if (const auto laid = laid_of_hand(state, assault, Side::attacker)) return *laid;
  const bool guardian = assault.kinds.may_be(PlaceKind::castle) && !assault.free() && !state.common.guardian_fell &&
                        (central_owners(state) & elfref::bit(assault.attacker)) != 0;
  const bool fourth = guardian && state.options[Option::guardian_sent] == 1;
  const int fewest =
      std::max(0, squad_size - captured_dragons(state, assault.attacker) - (guardian && !fourth ? 1 : 0));
  const Range due{fewest, squad_size};
  return assault.sent_written[0] ? of_hand(state, assault.sent[0], due) : due;
}

Range sent_by_owner(const Position& state, const Assault& assault) {
  if (const auto laid = laid_of_hand(state, assault, Side::defender); laid && !assault.may_be_free()) return *laid;
  int dragons = 0;  // besides that of the castle
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if ((assault.owners & elfref::bit(Seat{seat})) != 0)
      dragons = std::max(dragons, captured_dragons(state, Seat{seat}));
  const Range three{std::max(0, squad_size - dragons), squad_size};
  const Range two{std::max(0, squad_size - 1 - dragons), squad_size - 1};
  const auto due = [&]() -> Range {
    if (!assault.kinds.may_be(PlaceKind::castle)) {
      if (state.options[Option::central_owner] == 0 || !assault.kinds.may_be(PlaceKind::centre)) return three;
      return assault.kinds.is(PlaceKind::centre) ? two : Range{two.min, three.max};
    }
    // A castle has its dragon, with whoever took it.
    const auto owner = assault.defender();
    if (!assault.kinds.is(PlaceKind::castle) || !owner || assault.home < 0) return {two.min, three.max};
    if (assault.home == owner->value) return two;
    if (state.scenario == Scenario::lord_of_dragons) return {two.min, three.max};
    switch (state.options[Option::captured_dragon]) {
      case 0:
        return two;
      case 1:
        return {two.min, three.max};
      default:
        return three;
    }
  }();
  return assault.sent_written[1] ? of_hand(state, assault.sent[1], due) : due;
}

Places places_called(const Assault& assault, const CardCalled& called) {
  if (called.place != 0) return bit(elven_rage::Place{static_cast<std::uint8_t>(called.place - 1)});
  return called.card == nothing_named || !assault.laid ? Places{0} : places_of(assault.battle, called.card);
}

Act act_called(const WrittenAct& written) {
  Act act;
  act.kind = written.kind == WrittenAct::Kind::strike ? Act::Kind::strike
             : written.kind == WrittenAct::Kind::move ? Act::Kind::move
                                                      : Act::Kind::stay;
  act.slot = written.slot;
  if (written.dies || written.cost)
    act.cost =
        Cost{.dies = written.dies, .lives = static_cast<std::uint8_t>(std::clamp(written.cost.value_or(0), 0, 99))};
  const auto call = [](const CardCalled& called, std::optional<std::uint16_t>& by_name) {
    if (called.place == 0) by_name = called.card;
    return elven_rage::Place{static_cast<std::uint8_t>(called.place == 0 ? 0 : called.place - 1)};
  };
  act.place = call(written.card, act.card);
  if (written.target.any()) act.target = call(written.target, act.target_card);
  return act;
}

std::optional<Act> act_in(const Assault& assault, const WrittenAct& written) {
  if (!assault.laid) return std::nullopt;
  const std::vector<Act> all = readings(assault.battle, act_called(written));
  return all.empty() ? std::nullopt : std::optional(all.front());
}

namespace {

/// A change in the battle, without its card; nothing: it is none.
std::optional<Change> change_of(const WrittenChange& written) {
  Change change;
  change.amount = static_cast<std::int8_t>(std::clamp(written.amount, -99, 99));
  change.slot = written.slot;
  change.icon = written.icon;
  switch (written.kind) {
    case WrittenChange::Kind::slot:
      change.does = Does::slot;
      return change;
    case WrittenChange::Kind::life:
      change.does = Does::life;
      return change;
    case WrittenChange::Kind::initiative:
      change.does = Does::initiative;
      return change;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::vector<Change> changes_called(const std::vector<WrittenChange>& written) {
  std::vector<Change> changes;
  for (const WrittenChange& one : written) {
    std::optional<Change> change = change_of(one);
    if (!change || !one.card.any()) continue;
    if (one.card.place == 0) change->card = one.card.card;
    change->place = {static_cast<std::uint8_t>(one.card.place == 0 ? 0 : one.card.place - 1)};
    changes.push_back(*change);
  }
  return changes;
}

Effect written_effect(const std::vector<WrittenChange>& changes) {
  for (const WrittenChange& change : changes) {
    const auto amount = static_cast<std::int8_t>(std::clamp(change.amount, -99, 99));
    if (change.kind == WrittenChange::Kind::slot) return {.does = Does::slot, .icon = change.icon};
    if (change.kind == WrittenChange::Kind::life) return {.does = Does::life, .amount = amount};
    if (change.kind == WrittenChange::Kind::initiative) return {.does = Does::initiative, .amount = amount};
  }
  return {};
}

Places not_seen(const Assault& assault) {
  Places places = 0;
  for (const elven_rage::Place place : edge)
    if (assault.cards[place.value] == nothing_named) places |= bit(place);
  return places;
}

Places swapped_places(const Assault& assault, const Swap& swapped) {
  const Places called = places_called(assault, swapped.card) & static_cast<Places>(~bit(reserve_place));
  const Places right = called & swaps(assault.battle);
  if (right != 0) return right;
  const Places at_the_edge = called & static_cast<Places>(~bit(beneath_place));
  return at_the_edge != 0 ? at_the_edge : called;
}

std::optional<Fell> fell(const Assault& assault) {
  if (!assault.fallen || !assault.fallen->counted()) return std::nullopt;
  return Fell{.named = assault.fallen->named, .unnamed = assault.fallen->unknown};
}

Places unwritten_exchanges(const Assault& assault) {
  return assault.swapped || assault.acts_written ? Places{0} : swaps(assault.battle);
}

std::vector<Battle> exchanges(const Assault& assault) {
  std::vector<Battle> all;
  const Places with = unwritten_exchanges(assault);
  for (const elven_rage::Place place : edge) {
    if (!has(with, place)) continue;
    all.push_back(assault.battle);
    elven_rage::swap(all.back(), bit(place));
  }
  return all;
}

std::vector<std::optional<Side>> sides_in(const Position& state, Seat seat) {
  const Assault& assault = state.assault;
  const bool alliance = state.scenario == Scenario::alliance;
  if (!assault.open) return {std::nullopt};
  const bool mate = alliance && state.allies(seat, assault.attacker);
  const bool may_own = (assault.owners & elfref::bit(seat)) != 0;  // whom an ally attacks fights against him
  if (assault.attacker == seat) return {Side::attacker};
  // An ally who may play the neutral cards may call them his own.
  const bool may_play_neutrals = mate && assault.may_be_free() && state.options[Option::neutral_player] == 1;
  if (may_play_neutrals) return {Side::attacker, Side::defender};
  if (mate && !may_own) return {Side::attacker};
  const bool surely_owner = assault.owners == elfref::bit(seat);
  // Help is bought with things, and nothing says whom a card of a third player counts for (ER-TRE-4).
  if (!alliance && state.players > 2 && !surely_owner) return {Side::attacker, Side::defender};
  std::vector<std::optional<Side>> sides;
  if (mate && !surely_owner) sides.emplace_back(Side::attacker);
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

namespace {

/// Whether a battle may end so from one of the moments at which it is.
Possible can_end_from(const Assault& assault, const Battle& battle, Side winner, Work* work) {
  const auto written = fell(assault);
  Possible possible = Possible::no;
  for (std::size_t index = 0; index < battle.fights && possible == Possible::no; ++index) {
    Battle one = battle;
    one.fight[0] = battle.fight[index];
    one.fights = 1;
    const DeadSets fallen = written ? dead_sets(one, one.fight[0], *written) : any_dead;
    possible = can_end_so(one, {.winner = winner, .fallen = fallen}, work);
  }
  return possible;
}

}  // namespace

Possible can_end(const Assault& assault, const EndBattle& end, Work* work) {
  const Side winner = end.won ? Side::attacker : Side::defender;
  Possible possible = can_end_from(assault, assault.battle, winner, work);
  for (const Battle& exchanged : exchanges(assault))
    if (possible == Possible::no) possible = can_end_from(assault, exchanged, winner, work);
  return possible;
}

}  // namespace elfref::elven_rage
