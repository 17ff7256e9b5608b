#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/elven_rage/table/battle.h"
#include "elfref/elven_rage/table/battle_moments.h"

namespace elfref::elven_rage {
namespace {

/// What lies where, with its lives and slots, as a number.
std::uint64_t position_of(const Fight& fight) {
  std::uint64_t hash = 14695981039346656037u;
  const auto add = [&](unsigned value) { hash = (hash ^ value) * 1099511628211u; };
  for (const Fighter& card : fight.fighter) {
    add(static_cast<unsigned>(card.kind));
    add(static_cast<unsigned>(card.side));
    add(card.card & 0xffu);
    add(card.card >> 8u);
    add(card.lives);
    if (card.lives == 0) continue;  // whether a change came before it was taken away does not matter
    for (const Icon icon : card.icons) add(static_cast<unsigned>(icon));
  }
  return hash;
}

int repetitions_that_end(MoveLoop loop) {
  return loop == MoveLoop::third_repeat ? 3 : 1;
}

/// Whether movements have gone round, so that the battle may end.
bool gone_round(const Battle& battle) {
  return battle.seens == most_positions || battle.repeated >= repetitions_that_end(battle.options.move_loop);
}

/// Who has won with so many living cards on each side.
std::optional<Side> winner_of(int attackers, int defenders, std::optional<Side> owner) {
  if (attackers == defenders) return owner;
  return attackers > defenders ? Side::attacker : Side::defender;
}

/// What stands against an end at one moment.
BattleFaults judge_end_at(const Battle& battle, const Fight& fight, Side claimed, bool loop) {
  BattleFaults found;
  found.at = fight;
  if (!loop && !gone_round(battle) && standstill(fight, battle.options) == Standstill::no) {
    BattleFault fault{.rule = BattleRule::battle_ends, .wrong = Wrong::could_burn};
    for (const Place place : edge) {
      const Duty duty = choices_of(fight, battle.options, place).duty;
      if (duty == Duty::damage && fault.wrong == Wrong::could_burn) {
        fault.wrong = Wrong::could_go_on;
        fault.places = 0;
      }
      if (duty == (fault.wrong == Wrong::could_burn ? Duty::burn : Duty::damage)) fault.places |= bit(place);
    }
    found.add(fault);
  }
  const int attackers = living(fight, Side::attacker), defenders = living(fight, Side::defender);
  const auto won = winner_of(attackers, defenders, battle.owner);
  if (!won || *won == claimed) return found;
  const bool even = attackers == defenders;
  found.add({.rule = even ? BattleRule::reserve_decides : BattleRule::more_living,
             .wrong = even ? Wrong::reserve_was : Wrong::fewer_living,
             .due = static_cast<std::int16_t>(defenders),
             .got = static_cast<std::int16_t>(attackers)});
  return found;
}

}  // namespace

void note_position(Battle& battle, bool after_movement) {
  const std::uint64_t now = position_of(battle.fight[0]);
  const auto end = battle.seen.begin() + battle.seens;
  const bool still = battle.seens > 0 && *(end - 1) == now;  // two cards that are alike have changed places
  if (!after_movement && still) return;
  const auto before = std::count(battle.seen.begin(), end, now);
  battle.repeated = after_movement ? static_cast<std::uint8_t>(before) : std::uint8_t{0};
  if (battle.seens < most_positions) battle.seen[battle.seens++] = now;
  battle.over =
      !still && battle.options.move_loop != MoveLoop::agreed && battle.seens < most_positions && gone_round(battle);
}

void forget_positions(Battle& battle) {
  battle.seens = 0;
  battle.repeated = 0;
  battle.over = false;
}

BattleFaults judge_loop(const Battle& battle) {
  BattleFaults found;
  if (battle.open || gone_round(battle)) return found;
  found.at = battle.fight[0];
  found.add({.rule = BattleRule::movements_go_round,
             .wrong = Wrong::no_repetition,
             .due = static_cast<std::int16_t>(repetitions_that_end(battle.options.move_loop)),
             .got = battle.repeated});
  return found;
}

BattleFaults judge_end(const Battle& unsettled, Side claimed, bool loop) {
  BattleFaults best;
  if (unsettled.open || unsettled.fights == 0 || !unsettled.centre) return best;
  const Settled battle(unsettled);
  for (std::size_t index = 0; index < battle->fights; ++index) {
    const BattleFaults found = judge_end_at(*battle, battle->fight[index], claimed, loop);
    if (found.none()) return found;
    if (best.none() || found.count < best.count) best = found;
  }
  return battle->open ? BattleFaults{} : best;
}

std::optional<Side> winner(const Battle& battle) {
  return winner(battle, fallen(battle));
}

std::optional<Side> winner(const Battle& battle, Places fallen) {
  int surely[2] = {0, 0}, perhaps[2] = {0, 0};
  for (const Fighter& card : battle.fight[0].fighter) {
    if (has(fallen, Place{card.home}) || card.kind == Fighter::Kind::treasure) continue;
    const auto side = static_cast<std::size_t>(card.side);
    if (card.kind == Fighter::Kind::warrior) {
      ++surely[side];
      continue;
    }
    for (const std::size_t either : {std::size_t{0}, std::size_t{1}})
      if (!card.side_known || either == side) ++perhaps[either];
  }
  const auto best = winner_of(surely[0] + perhaps[0], surely[1], battle.owner);
  const auto worst = winner_of(surely[0], surely[1] + perhaps[1], battle.owner);
  return best == worst ? best : std::nullopt;
}

Places fallen(const Battle& unsettled) {
  const Settled battle(unsettled);
  Places places = 0;
  for (const Fighter& card : battle->fight[0].fighter)
    if (card.kind == Fighter::Kind::warrior && !card.lives_on()) places |= bit(Place{card.home});
  return places;
}

}  // namespace elfref::elven_rage
