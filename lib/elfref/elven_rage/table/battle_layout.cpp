#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "elfref/elven_rage/table/battle.h"
#include "elfref/elven_rage/table/battle_moments.h"

namespace elfref::elven_rage {
namespace {

constexpr std::int16_t cards_of_a_side = 3;

bool surely_of(const Fighter& card, Side side) {
  return card.side_known && card.side == side;
}

int surely_at_edge(const Fight& fight, Side side) {
  return static_cast<int>(std::count_if(fight.fighter.begin(), fight.fighter.end(),
                                        [&](const Fighter& card) { return surely_of(card, side); }));
}

bool warriors_or_treasures(const Fight& fight) {
  return std::none_of(fight.fighter.begin(), fight.fighter.end(),
                      [](const Fighter& card) { return card.kind == Fighter::Kind::unknown; });
}

/// Whose the reserve is.
std::optional<Side> owner_of(const Battle& battle) {
  const auto side = [](const Fighter& card) { return card.side_known ? std::optional(card.side) : std::nullopt; };
  if (battle.reserve.kind != Fighter::Kind::treasure) return side(battle.reserve);
  switch (battle.options.treasure_reserve) {
    case TreasureReserve::attacker:
      return Side::attacker;
    case TreasureReserve::beneath:
      return side(battle.beneath);
    case TreasureReserve::neutrals:
      break;
  }
  return Side::defender;
}

/// What is wrong with a centre at a moment.
BattleFaults judge_centre_at(const Battle& battle, const Fight& fight, const Fighter& upper, const Fighter& lower) {
  BattleFaults found;
  found.at = fight;
  const auto above = static_cast<std::int16_t>(upper.initiative + fight.centre[0]);
  const auto under = static_cast<std::int16_t>(lower.initiative + fight.centre[1]);
  const bool advanced = battle.placement == Placement::advanced;
  for (const Side side : {Side::attacker, Side::defender}) {
    const int there =
        surely_at_edge(found.at, side) + (surely_of(upper, side) ? 1 : 0) + (surely_of(lower, side) ? 1 : 0);
    if (there <= cards_of_a_side) continue;
    const int attackers = side == Side::attacker ? there : 2 * cards_of_a_side - there;
    found.add({.rule = advanced ? BattleRule::advanced_edge : BattleRule::beginner_placement,
               .wrong = Wrong::uneven_six,
               .due = cards_of_a_side,
               .got = static_cast<std::int16_t>(attackers)});
  }
  if (!advanced) return found;
  const auto wrong = [&](Wrong how) {
    found.add({.rule = BattleRule::advanced_centre,
               .wrong = how,
               .place = reserve_place,
               .target = beneath_place,
               .due = under,
               .got = above});
  };
  const bool both = upper.kind == Fighter::Kind::warrior && lower.kind == Fighter::Kind::warrior;
  if (both && above < under) wrong(Wrong::wrong_on_top);
  if (both && above == under && surely_of(upper, Side::defender) && surely_of(lower, Side::attacker))
    wrong(Wrong::tie_on_top);
  if (upper.kind == Fighter::Kind::treasure && lower.kind == Fighter::Kind::warrior &&
      battle.options.treasure_shown == TreasureShown::card_wins)
    wrong(Wrong::treasure_on_top);
  return found;
}

}  // namespace

void lay_edge(Battle& battle, const std::array<Fighter, edge_count>& cards) {
  Fight fight;
  for (const Place place : edge) {
    fight[place] = cards[place.value];
    fight[place].home = place.value;
  }
  note_position(battle, fight, false);
  battle.fight[0] = fight;
  battle.fights = 1;
  battle.open = battle.open || !warriors_or_treasures(fight);
}

void expect_centre(Battle& battle, const Fighter& upper, const Fighter& lower) {
  battle.reserve = upper;
  battle.beneath = lower;
}

BattleFaults judge_edge(const Battle& battle, std::span<const Place> placed) {
  BattleFaults found;
  if (battle.placement != Placement::advanced) return found;
  found.at = battle.fight[0];
  for (const Side side : {Side::attacker, Side::defender}) {
    const int there = surely_at_edge(found.at, side);
    if (there <= 2) continue;
    const int attackers = side == Side::attacker ? there : static_cast<int>(edge_count) - there;
    found.add({.rule = BattleRule::advanced_edge,
               .wrong = Wrong::uneven_edge,
               .due = 2,
               .got = static_cast<std::int16_t>(attackers)});
    return found;
  }
  for (std::size_t index = 0; index < placed.size(); ++index) {
    const Side layer = index % 2 == 0 ? Side::attacker : Side::defender;
    if (!at_edge(placed[index]) || !surely_of(found.at[placed[index]], layer)) continue;
    found.add({.rule = BattleRule::advanced_edge,
               .wrong = Wrong::wrong_order,
               .place = placed[index],
               .target = placed[index]});
    return found;
  }
  return found;
}

void lay_centre(Battle& battle, const Fighter& upper, const Fighter& lower) {
  battle.reserve = upper;
  battle.beneath = lower;
  battle.beneath.dead = lower.kind == Fighter::Kind::warrior;
  battle.centre = true;
  battle.owner = owner_of(battle);
  if (battle.acted) return;
  // What was used at the reveal came before any turn that may have been left out, and on the cards for which these two
  // may lie so.
  const auto keep = [&](const auto& fits) {
    const auto end = battle.fight.begin() + battle.fights;
    const auto kept = std::stable_partition(battle.fight.begin(), end, fits);
    if (kept != battle.fight.begin()) battle.fights = static_cast<std::uint8_t>(kept - battle.fight.begin());
  };
  keep([](const Fight& fight) { return !fight.begun(); });
  keep([&](const Fight& fight) { return judge_centre_at(battle, fight, upper, lower).none(); });
}

BattleFaults judge_centre(const Battle& unsettled, const Fighter& upper, const Fighter& lower) {
  const Settled battle(unsettled);
  BattleFaults best;
  for (std::size_t index = 0; index < battle->fights; ++index) {
    const BattleFaults found = judge_centre_at(*battle, battle->fight[index], upper, lower);
    if (index == 0 || found.count < best.count) best = found;
  }
  return best;
}

BattleFaults judge_swap(const Battle& battle, Place with) {
  BattleFaults found;
  found.at = battle.fight[0];
  const auto wrong = [&](Wrong how) {
    found.add({.rule = BattleRule::swap, .wrong = how, .place = reserve_place, .target = with});
    return found;
  };
  if (battle.owner && *battle.owner != Side::attacker) return wrong(Wrong::not_the_attackers);
  if (battle.acted) return wrong(Wrong::swapped_late);
  if (battle.swapped) return wrong(Wrong::swapped_before);
  const Fighter& card = at_edge(with) ? found.at[with] : battle.beneath;
  if (!at_edge(with) && (battle.options.swap_centre == SwapCentre::no || battle.placement == Placement::advanced))
    return wrong(Wrong::swapped_beneath);
  if (card.kind == Fighter::Kind::treasure || surely_of(card, Side::defender)) return wrong(Wrong::not_his_card);
  return found;
}

void swap(Battle& battle, Places with) {
  battle.swapped = true;
  const Fighter reserve = battle.reserve;
  Moments after;
  for (std::size_t index = 0; index < battle.fights; ++index)
    for_places(with, [&](Place place) {
      Fight fight = battle.fight[index];
      if (!at_edge(place)) {
        std::swap(fight.centre[0], fight.centre[1]);
        return after.add(fight);
      }
      const std::uint8_t home = fight[place].home;
      battle.reserve = fight[place];
      fight[place] = reserve;
      fight[place].home = home;
      fight[place].initiative = static_cast<std::int16_t>(reserve.initiative + fight.centre[0]);
      fight[place].next_initiative = fight[place].initiative;
      fight.centre[0] = 0;
      fight.hit.reset();
      note_position(battle, fight, false);
      after.add(fight);
    });
  if (has(with, beneath_place)) {
    battle.reserve = battle.beneath;
    battle.beneath = reserve;
    battle.reserve.dead = false;
    battle.beneath.dead = battle.beneath.kind == Fighter::Kind::warrior;
  }
  go_on_from(battle, after);
  battle.open = battle.open || (!has(with, beneath_place) && reserve.kind == Fighter::Kind::unknown);
}

Places swaps(const Battle& battle) {
  Places places = 0;
  if (!battle.centre) return places;
  for (std::uint8_t place = 0; place <= beneath_place.value; ++place)
    if (Place{place} != reserve_place && judge_swap(battle, {place}).none()) places |= bit(Place{place});
  return places;
}

}  // namespace elfref::elven_rage
