#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "elfref/elven_rage/table/battle.h"
#include "elfref/elven_rage/table/battle_moments.h"

namespace elfref::elven_rage {
namespace {

/// What lies where, with its lives and slots, as a number; `copies`: two that look alike are two.
std::uint64_t position_of(const Fight& fight, bool copies) {
  std::uint64_t hash = 14695981039346656037u;
  const auto add = [&](unsigned value) { hash = (hash ^ value) * 1099511628211u; };
  for (const Fighter& card : fight.fighter) {
    add(static_cast<unsigned>(card.kind));
    add(static_cast<unsigned>(card.side));
    add(card.card & 0xffu);
    add(card.card >> 8u);
    if (copies) add(card.home);
    add(card.lives);
    if (card.lives == 0) continue;  // whether a change came before it was taken away does not matter
    for (const Icon icon : card.icons) add(static_cast<unsigned>(icon));
  }
  return hash;
}

/// Whether some card shows a movement: positions in which none does are not come back to by one.
bool shows_a_movement(const Fight& fight) {
  return std::ranges::any_of(fight.fighter, [](const Fighter& card) {
    return card.kind == Fighter::Kind::warrior &&
           std::ranges::any_of(card.icons, [](Icon icon) { return icon == Icon::move || icon == Icon::other; });
  });
}

int repetitions_that_end(MoveLoop loop) {
  return loop == MoveLoop::third_repeat ? 3 : 1;
}

/// The number of a position; most_positions: more than are remembered.
std::size_t number_of_position(Battle& battle, const Fight& fight) {
  const std::uint64_t now = position_of(fight, true);
  const auto end = battle.position.begin() + battle.positions;
  const auto found = std::find(battle.position.begin(), end, now);
  if (found == end && battle.positions < most_positions) {
    battle.look[battle.positions] = position_of(fight, false);
    battle.position[battle.positions++] = now;
  }
  return static_cast<std::size_t>(found - battle.position.begin());
}

/// Who has won with so many living cards on each side.
std::optional<Side> winner_of(int attackers, int defenders, std::optional<Side> owner) {
  if (attackers == defenders) return owner;
  return attackers > defenders ? Side::attacker : Side::defender;
}

/// What is wrong with a winner, by the numbers that live.
void judge_winner(const Battle& battle, int attackers, int defenders, Side claimed, BattleFaults& found) {
  const auto won = winner_of(attackers, defenders, battle.owner);
  if (!won || *won == claimed) return;
  const bool even = attackers == defenders;
  found.add({.rule = even ? BattleRule::reserve_decides : BattleRule::more_living,
             .wrong = even ? Wrong::reserve_was : Wrong::fewer_living,
             .due = static_cast<std::int16_t>(defenders),
             .got = static_cast<std::int16_t>(attackers)});
}

/// The places where the cards lie now that were laid at these.
Places at_places(const Fight& fight, Places homes) {
  Places places = 0;
  for (const Place place : edge)
    if (has(homes, Place{fight[place].home})) places |= bit(place);
  return places;
}

/// The places at which Treasures were laid.
Places treasures_of(const Fight& fight) {
  Places places = 0;
  for (const Fighter& card : fight.fighter)
    if (card.kind == Fighter::Kind::treasure) places |= bit(Place{card.home});
  return places;
}

/// What stands against an end at one moment.
BattleFaults judge_end_at(const Battle& battle, const Fight& fight, Side claimed, bool loop, const Fell* fell) {
  BattleFaults found;
  found.at = fight;
  if (!loop && !gone_round(battle, fight) && standstill(fight, battle.options) == Standstill::no) {
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
  const Places dead = fallen(fight);
  if (fell != nullptr && !fits(battle, fight, dead, *fell))
    found.add({.rule = BattleRule::more_living, .wrong = Wrong::others_fell, .places = at_places(fight, dead)});
  judge_winner(battle, living(fight, Side::attacker), living(fight, Side::defender), claimed, found);
  return found;
}

}  // namespace

// ---------------------------------------------------------------- movements that go round

void note_position(Battle& battle, Fight& fight, bool after_movement) {
  Been& been = fight.been;
  if (!shows_a_movement(fight)) {
    been.at = most_positions;
    been.again = been.alike = 0;
    return;
  }
  const std::size_t now = number_of_position(battle, fight);
  if (now == most_positions || (!after_movement && been.at == now)) return;
  been.again = been.alike = 0;
  if (after_movement) {
    been.again = static_cast<std::uint8_t>(been.often(now));
    for (std::size_t one = 0; one < battle.positions; ++one)
      if (battle.look[one] == battle.look[now]) been.alike = static_cast<std::uint8_t>(been.alike + been.often(one));
  }
  been.at = static_cast<std::uint8_t>(now);
  const std::uint64_t here = std::uint64_t{1} << now;
  const unsigned often = been.often(now);
  if (often == 3) return;
  been.times[0] ^= here;
  if (often == 1) been.times[1] |= here;
}

bool gone_round(const Battle& battle, const Fight& fight) {
  return battle.positions == most_positions || fight.been.alike >= repetitions_that_end(battle.options.move_loop);
}

bool has_ended(const Battle& battle, const Fight& fight) {
  return battle.options.move_loop != MoveLoop::agreed && battle.positions < most_positions &&
         fight.been.again >= repetitions_that_end(battle.options.move_loop) &&
         standstill(fight, battle.options) != Standstill::no;
}

bool has_ended(const Battle& battle) {
  const auto end = battle.fight.begin() + battle.fights;
  return battle.fights > 0 && !battle.open &&
         std::all_of(battle.fight.begin(), end, [&](const Fight& fight) { return has_ended(battle, fight); });
}

BattleFaults judge_loop(const Battle& unsettled) {
  BattleFaults found;
  const Settled battle(unsettled);
  if (battle->open) return found;
  found.at = battle->fight[0];
  int got = 0;
  for (std::size_t index = 0; index < battle->fights; ++index) {
    if (gone_round(*battle, battle->fight[index])) return {};
    got = std::max<int>(got, battle->fight[index].been.alike);
  }
  found.add({.rule = BattleRule::movements_go_round,
             .wrong = Wrong::no_repetition,
             .due = static_cast<std::int16_t>(repetitions_that_end(battle->options.move_loop)),
             .got = static_cast<std::int16_t>(got)});
  return found;
}

namespace {

/// Goes on from the moments of which something is true, if there are any.
template <class Is>
void keep_moments(Battle& battle, const Is& is) {
  const auto end = battle.fight.begin() + battle.fights;
  const auto kept = std::stable_partition(battle.fight.begin(), end, is);
  if (kept != battle.fight.begin()) battle.fights = static_cast<std::uint8_t>(kept - battle.fight.begin());
}

}  // namespace

void end_in_loop(Battle& battle) {
  settle(battle);
  keep_moments(battle, [&](const Fight& fight) { return gone_round(battle, fight); });
}

// ---------------------------------------------------------------- who fell, and who has won

bool fits(const Battle& battle, const Fight& fight, Places fallen, const Fell& written) {
  const auto is = [&](std::span<const std::uint16_t> named, int unnamed) {
    std::vector<std::uint16_t> left(named.begin(), named.end());
    for (const Fighter& card : fight.fighter) {
      if (!has(fallen, Place{card.home})) continue;
      if (card.kind == Fighter::Kind::treasure) return false;
      if (const auto found = std::ranges::find(left, card.card); found != left.end()) {
        left.erase(found);
      } else if (unnamed-- <= 0) {
        return false;
      }
    }
    return left.empty() && unnamed == 0;
  };
  if (is(written.named, written.unnamed)) return true;
  if (!written.beneath || battle.beneath.kind == Fighter::Kind::treasure) return false;
  if (written.unnamed > 0 && is(written.named, written.unnamed - 1)) return true;
  std::vector<std::uint16_t> named(written.named.begin(), written.named.end());
  const auto under = std::ranges::find(named, battle.beneath.card);
  if (under == named.end()) return false;
  named.erase(under);
  return is(named, written.unnamed);
}

BattleFaults judge_fallen(const Battle& battle, Side claimed, const Fell& fell) {
  BattleFaults best;
  if (battle.fights == 0 || !battle.centre) return best;
  for (std::size_t index = 0; index < battle.fights; ++index)
    for (Places dead = 0; dead < 1u << edge_count; ++dead) {
      const Fight& fight = battle.fight[index];
      if ((dead & treasures_of(fight)) != 0 || !fits(battle, fight, dead, fell)) continue;
      const auto won = winner(battle, dead);
      if (!won || *won == claimed) return {};
      if (!best.none()) continue;
      best.at = fight;
      Fight then = fight;
      for (Fighter& card : then.fighter)
        if (card.kind == Fighter::Kind::warrior) card.lives = has(dead, Place{card.home}) ? 0 : 1;
      judge_winner(battle, living(then, Side::attacker), living(then, Side::defender), claimed, best);
    }
  return best;
}

BattleFaults judge_end(const Battle& unsettled, Side claimed, bool loop, const Fell* fell) {
  BattleFaults best;
  if (unsettled.open || unsettled.fights == 0 || !unsettled.centre) return best;
  const Settled battle(unsettled);
  for (std::size_t index = 0; index < battle->fights; ++index) {
    const BattleFaults found = judge_end_at(*battle, battle->fight[index], claimed, loop, fell);
    if (found.none()) return found;
    if (best.none() || found.count < best.count) best = found;
  }
  return battle->open ? BattleFaults{} : best;
}

void end_so(Battle& battle, Side claimed, bool loop, const Fell* fell) {
  settle(battle);
  keep_moments(battle, [&](const Fight& fight) { return judge_end_at(battle, fight, claimed, loop, fell).none(); });
}

std::optional<Side> winner(const Battle& unsettled) {
  const Settled battle(unsettled);
  return winner(*battle, fallen(battle->fight[0]));
}

std::optional<Side> winner(const Battle& battle, Places fallen) {
  int certain[2] = {0, 0}, perhaps[2] = {0, 0};
  for (const Fighter& card : battle.fight[0].fighter) {
    if (has(fallen, Place{card.home}) || card.kind == Fighter::Kind::treasure) continue;
    const auto side = static_cast<std::size_t>(card.side);
    if (card.kind == Fighter::Kind::warrior) {
      ++certain[side];
      continue;
    }
    for (const std::size_t either : {std::size_t{0}, std::size_t{1}})
      if (!card.side_known || either == side) ++perhaps[either];
  }
  const auto best = winner_of(certain[0] + perhaps[0], certain[1], battle.owner);
  const auto worst = winner_of(certain[0], certain[1] + perhaps[1], battle.owner);
  return best == worst ? best : std::nullopt;
}

Places fallen(const Fight& fight) {
  Places places = 0;
  for (const Fighter& card : fight.fighter)
    if (card.kind == Fighter::Kind::warrior && !card.lives_on()) places |= bit(Place{card.home});
  return places;
}

}  // namespace elfref::elven_rage
