#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "elfref/elven_rage/table/battle.h"
#include "elfref/elven_rage/table/battle_moments.h"

namespace elfref::elven_rage {
namespace {

// ---------------------------------------------------------------- a change at one moment

/// A change as its effect means it: lives lost by an effect that adds to a strike.
Change meant(const Effect& effect, Change change) {
  if (effect.does == Does::more && change.does == Does::life && change.amount <= 0) change.does = Does::more;
  return change;
}

bool is_of(const Effect& effect, const Change& change) {
  if (effect.does != change.does) return false;
  if (change.does == Does::slot) return change.icon == effect.icon;
  return change.amount == (change.does == Does::more ? -effect.amount : effect.amount);
}

/// A change that is called by a place.
BattleFaults judge_at(const Fight& fight, const Effect& effect, const Change& written, std::optional<Side> user) {
  BattleFaults found;
  found.at = fight;
  const auto wrong = [&](BattleRule rule, Wrong how, std::int16_t due) {
    found.add({.rule = rule,
               .wrong = how,
               .place = written.place,
               .target = written.place,
               .due = due,
               .got = written.amount});
    return found;
  };
  if (effect.does == Does::other) return found;
  const Change change = meant(effect, written);
  if (!is_of(effect, change)) return wrong(BattleRule::right_effect, Wrong::other_effect, effect.amount);
  if (!at_edge(change.place))
    return change.does == Does::initiative ? found : wrong(BattleRule::right_effect, Wrong::other_card, 0);
  const Fighter& card = fight[change.place];
  if (card.kind == Fighter::Kind::unknown) return found;
  if (card.kind == Fighter::Kind::treasure) return wrong(BattleRule::right_effect, Wrong::other_card, 0);
  if (change.does == Does::more) {
    const bool made = fight.hit && fight.hit->at == change.place;
    return made ? found : wrong(BattleRule::right_effect, Wrong::no_strike_made, 0);
  }
  if (!touches(effect.who, user, card.side)) return wrong(BattleRule::right_effect, Wrong::other_card, 0);
  if (change.does == Does::life && change.amount > 0 && card.dead)
    return wrong(BattleRule::the_dead, Wrong::too_late, 0);
  return found;
}

/// Whether a card of the centre is surely none that an effect may touch: copies are of one side.
bool is_out_of_reach(const Battle& battle, const Fight& fight, const Effect& effect, const Change& change, Place place,
                     std::optional<Side> user) {
  if (at_edge(place)) return false;
  const Fighter& there = place == reserve_place ? battle.reserve : battle.beneath;
  const auto strange = [&](const Fighter& card) { return card.side_known && !touches(effect.who, user, card.side); };
  if (there.card != no_card || !change.card) return strange(there);
  return std::ranges::any_of(fight.fighter,
                             [&](const Fighter& card) { return card.card == *change.card && strange(card); });
}

template <class Number>
void add_to(Number& number, int amount) {
  using Limits = std::numeric_limits<Number>;
  number = static_cast<Number>(std::clamp<int>(number + amount, Limits::min(), Limits::max()));
}

/// `waits`: a change of initiative counts from the next round on.
void work_at(Fight& fight, const BattleOptions& options, const Change& change, bool waits) {
  if (!at_edge(change.place)) {
    const bool upper = change.place == reserve_place;
    if (change.does == Does::initiative) add_to(fight.centre[upper ? 0 : 1], change.amount);
    return;
  }
  Fighter& card = fight[change.place];
  if (!card.fights()) return;
  switch (change.does) {
    case Does::slot:
      card.icons[static_cast<std::size_t>(change.slot)] = change.icon;
      break;
    case Does::life:
      add_to(card.lives, change.amount);
      card.killed_by = Icon::none;
      break;
    case Does::more:
      if (fight.hit && fight.hit->at == change.place && strike_stands(fight, options))
        add_to(card.lives, change.amount);
      break;
    case Does::initiative:
      add_to(card.next_initiative, change.amount);
      if (!waits) add_to(card.initiative, change.amount);
      break;
    default:
      break;
  }
}

Moments as_they_are(const Battle& battle) {
  Moments moments;
  for (std::size_t index = 0; index < battle.fights; ++index) moments.add(battle.fight[index]);
  return moments;
}

Change at_place(Change change, Place place) {
  change.place = place;
  change.card.reset();
  return change;
}

/// The places that a change may be about at a moment: those at which it is right.
Places right_at(const Battle& battle, const Fight& fight, const Effect& effect, const Change& change,
                std::optional<Side> user) {
  Places right = 0;
  for_places(places_of(battle, fight, change), [&](Place place) {
    if (is_out_of_reach(battle, fight, effect, change, place, user)) return;
    if (judge_at(fight, effect, at_place(change, place), user).none()) right |= bit(place);
  });
  return right;
}

/// An effect, whoever uses it: whose cards they are is alike at every moment.
Effect by_anybody(Effect effect) {
  effect.who = Who::any;
  return effect;
}

/// Goes on from the moments at which the changes are right, if there are any. No turn is left out before an answer.
void keep_where_right(Battle& battle, const Effect& effect, std::span<const Change> changes) {
  const Moments moments = battle.pendings == 0 ? with_turns_left_out(battle) : as_they_are(battle);
  Moments right;
  for (const Fight& fight : moments)
    if (std::ranges::all_of(changes,
                            [&](const Change& one) { return right_at(battle, fight, effect, one, std::nullopt) != 0; }))
      right.add(fight);
  go_on_from(battle, right.count() > 0 ? right : moments);
}

/// A change works at a moment: on each card that it may be about, each in a moment of its own.
void work_in_each_way(const Battle& battle, const Fight& fight, const Pending& pending, Moments& after) {
  const Change change = meant(pending.effect, pending.change);
  Places places = right_at(battle, fight, pending.effect, pending.change, std::nullopt);
  if (places == 0) places = places_of(battle, fight, change);
  if (places == 0) return after.add(fight);
  // Whether a round has begun whose first act is still to come, the book does not say.
  const bool may_wait = change.does == Does::initiative && battle.centre &&
                        battle.options.initiative_change == InitiativeChange::next_round;
  for_places(places, [&](Place place) {
    for (const bool waits : {false, true}) {
      if (waits ? !may_wait : may_wait && fight.begun()) continue;
      Fight changed = fight;
      work_at(changed, battle.options, at_place(change, place), waits);
      after.add(changed);
    }
  });
}

void hold_back(Battle& battle, const Effect& effect, std::span<const Change> changes, std::uint8_t depth) {
  battle.played = battle.played || battle.centre;
  battle.open = battle.open || effect.does == Does::other;
  if (battle.fights == 0) return;
  const Effect anybodys = by_anybody(effect);
  keep_where_right(battle, anybodys, changes);
  for (const Change& change : changes) {
    if (battle.pendings == most_pending) {
      battle.open = true;
      return;
    }
    battle.pending[battle.pendings++] = {.effect = anybodys, .change = change, .depth = depth};
  }
}

}  // namespace

bool touches(Who who, std::optional<Side> user, Side card) {
  if (who == Who::any) return true;
  return (user == card) == (who == Who::own);
}

BattleFaults judge(const Battle& battle, const Effect& effect, const Change& change, std::optional<Side> user) {
  BattleFaults best;
  if (battle.open || battle.fights == 0) return best;
  for (const Fight& fight : with_turns_left_out(battle)) {
    if (right_at(battle, fight, effect, change, user) != 0) return {};
    for_places(places_of(battle, fight, change), [&](Place place) {
      if (best.none()) best = judge_at(fight, effect, at_place(change, place), user);
      if (!best.none() || !is_out_of_reach(battle, fight, effect, change, place, user)) return;
      best.at = fight;
      best.add({.rule = BattleRule::right_effect, .wrong = Wrong::other_card, .place = place, .target = place});
    });
  }
  if (best.none() && battle.reserve.card != no_card && battle.beneath.card != no_card) {
    best.at = battle.fight[0];
    best.add({.rule = BattleRule::right_effect, .wrong = Wrong::no_such_card});
  }
  return best;
}

Places readings(const Battle& battle, const Effect& effect, const Change& change, std::optional<Side> user) {
  Places all = 0, right = 0;
  for (std::size_t index = 0; index < battle.fights; ++index) all |= places_of(battle, battle.fight[index], change);
  if (std::popcount(all) < 2) return all;
  for (const Fight& fight : with_turns_left_out(battle)) right |= right_at(battle, fight, effect, change, user);
  return right != 0 ? right : all;
}

void play(Battle& battle, const Effect& effect, std::span<const Change> changes) {
  settle(battle);
  hold_back(battle, effect, changes, 0);
}

void answer(Battle& battle, const Effect& effect, std::span<const Change> changes) {
  const std::uint8_t before = battle.pendings == 0 ? 0 : battle.pending[battle.pendings - 1u].depth;
  hold_back(battle, effect, changes, static_cast<std::uint8_t>(before + 1));
}

void settle(Battle& battle) {
  if (battle.pendings == 0) return;
  const std::size_t pendings = std::exchange(battle.pendings, std::uint8_t{0});
  Moments moments = as_they_are(battle);
  for (int depth = battle.pending[pendings - 1u].depth; depth >= 0; --depth)
    for (std::size_t one = 0; one < pendings; ++one) {
      if (battle.pending[one].depth != depth) continue;
      Moments after;
      for (const Fight& fight : moments) work_in_each_way(battle, fight, battle.pending[one], after);
      if (moments.too_many() || after.too_many()) battle.open = true;
      moments = after;
    }
  Moments noted;  // what was answered and its answers show one position
  for (Fight fight : moments) {
    note_position(battle, fight, false);
    noted.add(fight);
  }
  go_on_from(battle, noted);
}

}  // namespace elfref::elven_rage
