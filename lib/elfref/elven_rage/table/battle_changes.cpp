#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

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

Moments as_they_are(const Battle& battle) {
  Moments moments;
  for (std::size_t index = 0; index < battle.fights; ++index) moments.add(battle.fight[index]);
  return moments;
}

bool is_of(const Effect& effect, const Change& change) {
  if (effect.does != change.does) return false;
  if (change.does == Does::slot) return change.icon == effect.icon;
  return change.amount == (change.does == Does::more ? -effect.amount : effect.amount);
}

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

template <class Number>
void add_to(Number& number, int amount) {
  using Limits = std::numeric_limits<Number>;
  number = static_cast<Number>(std::clamp<int>(number + amount, Limits::min(), Limits::max()));
}

void work_at(Fight& fight, const BattleOptions& options, const Change& change) {
  if (!at_edge(change.place)) return;
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
      if (!fight.begun || options.initiative_change == InitiativeChange::at_once)
        add_to(card.initiative, change.amount);
      break;
    default:
      break;
  }
}

/// Goes on from the moments at which the changes are right, if there are any. Between what is answered and its answer
/// nobody has a turn.
void keep_where_right(Battle& battle, const Effect& effect, std::span<const Change> changes, bool answers) {
  const Moments moments = answers ? as_they_are(battle) : with_turns_left_out(battle);
  Moments right;
  Effect anybody = effect;  // whose cards they are is the same at every moment
  anybody.who = Who::any;
  for (const Fight& fight : moments)
    if (std::all_of(changes.begin(), changes.end(),
                    [&](const Change& one) { return judge_at(fight, anybody, one, std::nullopt).none(); }))
      right.add(fight);
  go_on_from(battle, right.count() > 0 ? right : moments);
}

void hold_back(Battle& battle, const Effect& effect, std::span<const Change> changes, std::uint8_t depth) {
  battle.played = battle.played || battle.centre;
  battle.open = battle.open || effect.does == Does::other;
  if (battle.fights == 0) return;
  keep_where_right(battle, effect, changes, depth > 0);
  for (const Change& change : changes) {
    if (battle.pendings == most_pending) {
      battle.open = true;
      return;
    }
    battle.pending[battle.pendings++] = {.change = meant(effect, change), .depth = depth};
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
    const BattleFaults found = judge_at(fight, effect, change, user);
    if (found.none()) return found;
    if (best.none()) best = found;
  }
  return best;
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
  if (battle.seens == 0 && battle.acted) note_position(battle, false);
  Moments after;
  for (std::size_t index = 0; index < battle.fights; ++index) {
    Fight fight = battle.fight[index];
    for (int depth = battle.pending[battle.pendings - 1u].depth; depth >= 0; --depth)
      for (std::size_t one = 0; one < battle.pendings; ++one)
        if (battle.pending[one].depth == depth) work_at(fight, battle.options, battle.pending[one].change);
    after.add(fight);
  }
  battle.pendings = 0;
  go_on_from(battle, after);
  if (battle.seens > 0) note_position(battle, false);
}

}  // namespace elfref::elven_rage
