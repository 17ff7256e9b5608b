#include "elfref/elven_rage/table/battle_fight.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace elfref::elven_rage {
namespace {

/// What comes of one icon against another, by the icons alone.
struct Clash {
  Struck comes_to = Struck::damage;
  int burn = 0;  // that the striker loses; a counterattack's not among them
};

Clash clash(Icon icon, Icon facing, const BattleOptions& options) {
  constexpr Clash hits{.comes_to = Struck::damage, .burn = 0};
  constexpr Clash burns{.comes_to = Struck::fire, .burn = 1};
  if (icon == Icon::other || facing == Icon::other) return {.comes_to = Struck::unclear, .burn = 0};
  if (lives_of(icon) == 0) return {.comes_to = Struck::no_strike, .burn = 0};
  if (facing == Icon::shield && !pierces(icon)) return {.comes_to = Struck::shield, .burn = 0};
  if (facing != Icon::fire) return hits;
  if (icon == Icon::simple) return burns;
  if (icon == Icon::double_simple) return options.fire_double == FireDouble::hits ? hits : burns;
  switch (options.fire_pierce) {
    case FirePierce::hits_and_burns:
      return {.comes_to = Struck::damage, .burn = 1};
    case FirePierce::hits:
      return hits;
    case FirePierce::stopped:
      break;
  }
  return burns;
}

/// What the card at a place shows to another one. REQUIRES: they are not the same place.
Icon shown_to(const Fight& fight, const BattleOptions& options, Place place, Place to) {
  const auto slot = slot_between(place, to, options.left_hits);
  return fight[place].icons[static_cast<std::size_t>(*slot)];
}

Icon icon_of(const Fighter& fighter, Slot slot) {
  return fighter.icons[static_cast<std::size_t>(slot)];
}

/// Why nothing at all can be struck there; `damage`: it can.
Struck struck_at_all(const Fighter& by, const Fighter& at) {
  if (at.kind == Fighter::Kind::treasure) return Struck::treasure_card;
  if (by.kind == Fighter::Kind::unknown || at.kind == Fighter::Kind::unknown) return Struck::unclear;
  if (!at.lives_on()) return Struck::dead_card;
  return at.side == by.side ? Struck::own_card : Struck::damage;
}

void lose_lives(Fighter& fighter, int lives) {
  fighter.lives = static_cast<std::uint8_t>(std::max(0, fighter.lives - lives));
}

/// Somebody has had a turn at an initiative.
void note_turn(Fight& fight, const Level& turn) {
  const auto end = fight.level.begin() + fight.levels;
  const auto at =
      std::find_if(fight.level.begin(), end, [&](const Level& one) { return one.initiative <= turn.initiative; });
  if (at != end && at->initiative == turn.initiative) {
    at->last = turn.last;
    return;
  }
  if (fight.levels == fight.level.size()) return;  // only what breaks the rules has more turns than cards
  std::copy_backward(at, end, end + 1);
  *at = turn;
  ++fight.levels;
}

}  // namespace

Fighter warrior(Side side, std::uint16_t card, int initiative, int lives, const Icons& icons) {
  const auto first = static_cast<std::int16_t>(initiative);
  return {.kind = Fighter::Kind::warrior,
          .side_known = true,
          .side = side,
          .lives = static_cast<std::uint8_t>(lives),
          .card = card,
          .initiative = first,
          .next_initiative = first,
          .icons = icons};
}

Fighter treasure() {
  return {.kind = Fighter::Kind::treasure, .side_known = true, .side = Side::defender, .icons = {}};
}

Fighter unknown_card(std::optional<Side> side) {
  return {.kind = Fighter::Kind::unknown,
          .side_known = side.has_value(),
          .side = side.value_or(Side::defender),
          .icons = {}};
}

Place target_of(Place place, Slot slot, LeftHits left_hits) {
  if (slot == Slot::centre) return {static_cast<std::uint8_t>((place.value + 2) % 4)};
  const bool next = (slot == Slot::left) == (left_hits == LeftHits::clockwise);
  return {static_cast<std::uint8_t>((place.value + (next ? 1 : 3)) % 4)};
}

std::optional<Slot> slot_between(Place from, Place to, LeftHits left_hits) {
  const bool clockwise = left_hits == LeftHits::clockwise;
  switch ((to.value + edge_count - from.value) % edge_count) {
    case 1:
      return clockwise ? Slot::left : Slot::right;
    case 2:
      return Slot::centre;
    case 3:
      return clockwise ? Slot::right : Slot::left;
    default:
      return std::nullopt;
  }
}

Hit hit_of(const Fight& fight, const BattleOptions& options, Place by, Slot slot) {
  Hit hit;
  hit.at = target_of(by, slot, options.left_hits);
  const Fighter& at = fight[hit.at];
  hit.icon = icon_of(fight[by], slot);
  hit.facing = shown_to(fight, options, hit.at, by);
  if (fight[by].kind == Fighter::Kind::warrior && lives_of(hit.icon) == 0 && hit.icon != Icon::other) return hit;
  hit.comes_to = struck_at_all(fight[by], at);
  if (hit.comes_to != Struck::damage) return hit;
  const Clash found = clash(hit.icon, hit.facing, options);
  hit.comes_to = found.comes_to;
  hit.burn = static_cast<std::uint8_t>(found.burn);
  if (hit.comes_to != Struck::damage) return hit;
  hit.lives = static_cast<std::uint8_t>(lives_of(hit.icon));
  const bool killed = hit.lives >= at.lives;
  if (hit.facing == Icon::counter && (!killed || options.counter_when_killed == CounterWhenKilled::yes)) hit.burn = 1;
  return hit;
}

namespace {

/// What a card can do, without its duty.
Choices ways_of(const Fight& fight, const BattleOptions& options, Place place) {
  Choices choices;
  const Fighter& fighter = fight[place];
  if (!fighter.lives_on()) return choices;
  for (const Slot slot : all_slots) {
    const Icon icon = icon_of(fighter, slot);
    if (icon == Icon::move || icon == Icon::other) choices.moves |= bit(slot);
    switch (hit_of(fight, options, place, slot).comes_to) {
      case Struck::damage:
        choices.damage |= bit(slot);
        break;
      case Struck::fire:
        choices.burns |= bit(slot);
        break;
      case Struck::shield:
        choices.stopped |= bit(slot);
        break;
      case Struck::unclear:
        choices.unclear |= bit(slot);
        break;
      default:
        break;
    }
  }
  return choices;
}

/// Whether the battle may end where only strikes into fire shields are left, and nobody can do damage.
bool fire_may_end(const Fight& fight, const BattleOptions& options) {
  return options.fire_ends == FireEnds::ends &&
         std::ranges::none_of(edge, [&](Place place) { return ways_of(fight, options, place).damage != 0; });
}

}  // namespace

std::optional<Side> Fight::last_at(int initiative) const {
  for (std::size_t index = 0; index < levels; ++index)
    if (level[index].initiative == initiative) return level[index].last;
  return std::nullopt;
}

Choices choices_of(const Fight& fight, const BattleOptions& options, Place place) {
  Choices choices = ways_of(fight, options, place);
  if (!fight[place].lives_on()) return choices;
  if (choices.damage != 0)
    choices.duty = Duty::damage;
  else if (choices.burns != 0 && !fire_may_end(fight, options))
    choices.duty = Duty::burn;
  choices.may_stay = choices.duty == Duty::none;
  choices.may_move = choices.moves != 0 && (choices.may_stay || options.move_instead == MoveInstead::yes);
  return choices;
}

Turn turn_of(const Fight& fight) {
  Turn turn;
  Places of_side[2] = {0, 0};
  for (const Place place : edge) {
    const Fighter& fighter = fight[place];
    if (!fighter.fights() || fighter.acted) continue;
    const bool first = turn.why == Due::nobody || fighter.initiative > turn.initiative;
    if (first) of_side[0] = of_side[1] = 0;
    if (!first && fighter.initiative < turn.initiative) continue;
    turn.why = Due::initiative;
    turn.initiative = fighter.initiative;
    of_side[static_cast<int>(fighter.side)] |= bit(place);
  }
  const bool both = of_side[0] != 0 && of_side[1] != 0;
  const std::optional<Side> last = fight.last_at(turn.initiative);
  const Side next = last ? other(*last) : Side::attacker;
  if (both) turn.why = last ? Due::by_turns : Due::attacker_first;
  turn.places = both ? of_side[static_cast<int>(next)] : static_cast<Places>(of_side[0] | of_side[1]);
  return turn;
}

void begin_turn(Fight& fight) {
  bool somebody = false;
  for (Fighter& fighter : fight.fighter) {
    fighter.dead = fighter.dead || (fighter.kind == Fighter::Kind::warrior && fighter.lives == 0);
    somebody = somebody || (fighter.fights() && !fighter.acted);
  }
  if (!somebody && fight.begun()) begin_round(fight);
}

void begin_round(Fight& fight) {
  for (Fighter& fighter : fight.fighter) {
    fighter.acted = false;
    fighter.initiative = fighter.next_initiative;
  }
  fight.level = {};
  fight.levels = 0;
}

void end_turn(Fight& fight, Place place) {
  Fighter& fighter = fight[place];
  fighter.acted = true;
  note_turn(fight, {.initiative = fighter.initiative, .last = fighter.side});
  fight.hit.reset();
}

void strike(Fight& fight, const BattleOptions& options, Place by, Slot slot) {
  const Hit hit = hit_of(fight, options, by, slot);
  lose_lives(fight[hit.at], hit.lives);
  lose_lives(fight[by], hit.burn);
  fight[hit.at].killed_by = Icon::none;
  if (hit.burn > 0 && fight[by].lives == 0) fight[by].killed_by = hit.facing;
  end_turn(fight, by);
  if (hit.comes_to == Struck::damage) fight.hit = Strike{.by = by, .at = hit.at, .slot = slot};
}

void move(Fight& fight, Place by, Place with) {
  end_turn(fight, by);
  std::swap(fight[by], fight[with]);
}

void stay(Fight& fight, Place place) {
  end_turn(fight, place);
}

bool strike_stands(const Fight& fight, const BattleOptions& options) {
  if (!fight.hit) return false;
  const auto [by, at, slot] = *fight.hit;
  const Struck now = clash(icon_of(fight[by], slot), shown_to(fight, options, at, by), options).comes_to;
  return now == Struck::damage || now == Struck::unclear;
}

Standstill standstill(const Fight& fight, const BattleOptions& options) {
  bool unclear = false, moves = false;
  for (const Place place : edge) {
    const Choices choices = choices_of(fight, options, place);
    if (choices.duty != Duty::none) return Standstill::no;
    unclear = unclear || choices.unclear != 0;
    moves = moves || choices.moves != 0 || choices.burns != 0;
  }
  return unclear ? Standstill::unclear : moves ? Standstill::perhaps : Standstill::yes;
}

int living(const Fight& fight, Side side) {
  int count = 0;
  for (const Fighter& fighter : fight.fighter) count += fighter.lives_on() && fighter.side == side ? 1 : 0;
  return count;
}

}  // namespace elfref::elven_rage
