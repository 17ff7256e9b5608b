#include "elfref/elven_rage/table/battle.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/elven_rage/table/battle_moments.h"

namespace elfref::elven_rage {
namespace {

constexpr std::array<std::string_view, battle_rule_count> codes{
    "ER-PLC-B1", "ER-PLC-A1", "ER-PLC-A2", "ER-PLC-4", "ER-FGT-1", "ER-FGT-2", "ER-FGT-3", "ER-FGT-5",
    "ER-FGT-6",  "ER-FGT-7",  "ER-ATK-1",  "ER-ATK-2", "ER-ATK-3", "ER-ATK-4", "ER-ATK-5", "ER-ATK-7",
    "ER-ATK-8",  "ER-ATK-9",  "ER-END-1",  "ER-END-2", "ER-END-3", "ER-ACT-8", "ER-TRE-1", "ER-ATK-6"};

// ---------------------------------------------------------------- one act at one moment

/// The slot of an act and where it points. What was written may contradict itself; the target is then what was written.
struct Aim {
  std::optional<Slot> slot;
  std::optional<Place> target;
  Places points_at = 0;  // another place than the one written
};

Aim aim_of(const Act& act, LeftHits left_hits) {
  if (!act.slot)
    return {.slot = act.target ? slot_between(act.place, *act.target, left_hits) : std::nullopt, .target = act.target};
  const Place there = target_of(act.place, *act.slot, left_hits);
  if (!act.target || *act.target == there) return {.slot = act.slot, .target = there};
  return {.slot = std::nullopt, .target = act.target, .points_at = bit(there)};
}

Places targets_of(Place place, SlotSet slots, LeftHits left_hits) {
  Places places = 0;
  for (const Slot slot : all_slots)
    if (has(slots, slot)) places |= bit(target_of(place, slot, left_hits));
  return places;
}

/// The rule that says what a strike costs.
BattleRule rule_of(const Hit& hit) {
  if (hit.comes_to == Struck::shield) return BattleRule::shield;
  if (hit.comes_to == Struck::fire) return BattleRule::fire_shield;
  switch (hit.icon) {
    case Icon::double_simple:
      return BattleRule::double_strike;
    case Icon::pierce:
      return BattleRule::piercing_strike;
    case Icon::double_pierce:
      return BattleRule::double_piercing;
    default:
      return BattleRule::simple_strike;
  }
}

/// The rule that was forgotten where a dead card acts.
BattleRule rule_of_death(const Fighter& fighter) {
  if (fighter.killed_by == Icon::counter) return BattleRule::counterattack;
  return fighter.killed_by == Icon::fire ? BattleRule::fire_shield : BattleRule::the_dead;
}

/// Judges one act at one moment.
class ActJudge {
 public:
  ActJudge(const Battle& battle, const Fight& fight, const Act& act)
      : options_(battle.options), fight_(fight), act_(act), choices_(choices_of(fight, battle.options, act.place)) {
    found_.at = fight;
    if (has_ended(battle, fight)) say(BattleRule::movements_go_round, Wrong::has_ended);
    if (!fights()) return;
    order();
    if (act.kind == Act::Kind::strike)
      strikes();
    else if (act.kind == Act::Kind::move)
      moves();
    else
      duty(false, choices_.may_stay);
  }

  [[nodiscard]] const BattleFaults& found() const { return found_; }
  /// Whether it is in turn, and the other moments say the same of it.
  [[nodiscard]] bool in_turn() const { return in_turn_; }

 private:
  BattleFault& say(BattleRule rule, Wrong wrong) {
    found_.add({.rule = rule, .wrong = wrong, .place = act_.place, .target = act_.target});
    return found_.fault[found_.count - 1u];
  }

  bool fights() {
    const Fighter& fighter = fight_[act_.place];
    if (fighter.kind == Fighter::Kind::treasure) say(BattleRule::treasure_is_empty, Wrong::is_treasure);
    if (fighter.dead) say(rule_of_death(fighter), Wrong::is_dead);
    return fighter.fights();
  }

  void order() {
    const Turn turn = turn_of(fight_);
    in_turn_ = has(turn.places, act_.place);
    if (in_turn_) return;
    const Fighter& fighter = fight_[act_.place];
    if (fighter.acted)
      say(BattleRule::by_initiative, Wrong::acted_already).places = turn.places;
    else if (turn.initiative > fighter.initiative)
      say(BattleRule::by_initiative, Wrong::others_before).places = turn.places;
    else
      say(BattleRule::ties, turn.why == Due::by_turns ? Wrong::other_side_next : Wrong::attacker_before).places =
          turn.places;
  }

  /// What it had to do instead; `does`: it does what it must.
  void duty(bool does, bool free) {
    if (does || free || choices_.duty == Duty::none) return;
    const bool damage = choices_.duty == Duty::damage;
    BattleFault& fault =
        damage ? say(BattleRule::must_damage, Wrong::could_damage) : say(BattleRule::fire_shield, Wrong::had_to_burn);
    fault.slots = damage ? choices_.damage : choices_.burns;
    fault.places = targets_of(act_.place, fault.slots, options_.left_hits);
  }

  /// The slot through which it is done; nothing: there is none.
  std::optional<Slot> aim() {
    const Aim aim = aim_of(act_, options_.left_hits);
    if (aim.points_at != 0)
      say(BattleRule::strikes_where_it_points, Wrong::points_elsewhere).places = aim.points_at;
    else if (!aim.slot)
      say(BattleRule::strikes_where_it_points, Wrong::no_slot);
    return aim.slot;
  }

  void strikes() {
    const auto slot = aim();
    if (!slot) return;
    const Hit hit = hit_of(fight_, options_, act_.place, *slot);
    const auto impossible = [&](BattleRule rule, Wrong wrong) {
      BattleFault& fault = say(rule, wrong);
      fault.target = hit.at;
      fault.slots = bit(*slot);
    };
    switch (hit.comes_to) {
      case Struck::no_strike:
        return impossible(BattleRule::what_strikes, Wrong::no_strike);
      case Struck::own_card:
        return impossible(BattleRule::strikes_where_it_points, Wrong::own_card);
      case Struck::dead_card:
        return impossible(BattleRule::the_dead, Wrong::dead_card);
      case Struck::treasure_card:
        return impossible(BattleRule::treasure_is_empty, Wrong::treasure_card);
      default:
        break;
    }
    duty(has(choices_.strikes(), *slot), false);
    if (hit.comes_to != Struck::unclear) costs(hit);
  }

  void costs(const Hit& hit) {
    if (!act_.cost) return;
    const int before = fight_[hit.at].lives, after = std::max(0, before - hit.lives);
    const int lost = before - after;
    if (act_.cost->dies ? after == 0 : act_.cost->lives == lost || act_.cost->lives == hit.lives) return;
    // That the target loses less is how a counterattack is often played.
    const bool stopped = hit.facing == Icon::counter && !act_.cost->dies && act_.cost->lives < lost;
    BattleFault& fault =
        say(stopped ? BattleRule::counterattack : rule_of(hit), act_.cost->dies ? Wrong::not_dead : Wrong::cost);
    fault.target = hit.at;
    fault.due = static_cast<std::int16_t>(lost);
    fault.got = act_.cost->dies ? static_cast<std::int16_t>(after) : act_.cost->lives;
  }

  void moves() {
    const auto slot = aim();
    if (!slot) return;
    if (!has(choices_.moves, *slot)) {
      say(BattleRule::movement, Wrong::no_movement).slots = bit(*slot);
      return;
    }
    const bool unclear = has(choices_.unclear, *slot);
    if (act_.cost && (act_.cost->dies || act_.cost->lives > 0) && !unclear)
      say(BattleRule::what_strikes, Wrong::no_strike).slots = bit(*slot);
    duty(false, choices_.may_move || unclear);
  }

  const BattleOptions& options_;
  const Fight& fight_;
  const Act& act_;
  Choices choices_;
  BattleFaults found_;
  bool in_turn_ = true;
};

constexpr int right_rank = 1000;  // above every rank of an act that is not right

/// Whether somebody whose turn it is could not be passed over.
bool held_up(const Fight& fight, const BattleOptions& options) {
  const Turn turn = turn_of(fight);
  for (const Place place : edge)
    if (has(turn.places, place) && choices_of(fight, options, place).duty == Duty::none) return false;
  return turn.places != 0;
}

// ---------------------------------------------------------------- an act is made

/// A strike that the rules do not have: what was written of it happens.
void strike_as_written(Fight& fight, const Act& act, std::optional<Place> at) {
  end_turn(fight, act.place);
  if (!at || !act.cost) return;
  Fighter& struck = fight[*at];
  const int lost = act.cost->dies ? struck.lives : std::min(struck.lives, act.cost->lives);
  struck.lives = static_cast<std::uint8_t>(struck.lives - lost);
}

/// Makes an act at a moment. False: nobody can tell what came of it.
bool make_act(Fight& fight, const BattleOptions& options, const Act& act) {
  const Aim aim = aim_of(act, options.left_hits);
  if (act.kind == Act::Kind::stay) {
    stay(fight, act.place);
    return true;
  }
  if (act.kind == Act::Kind::move) {
    if (aim.target)
      move(fight, act.place, *aim.target);
    else
      stay(fight, act.place);
    return true;
  }
  if (!aim.slot) {
    strike_as_written(fight, act, aim.target);
    return true;
  }
  const Hit hit = hit_of(fight, options, act.place, *aim.slot);
  const int before = fight[hit.at].lives;
  if (hit.comes_to == Struck::unclear) {
    strike_as_written(fight, act, hit.at);
    if (fight[hit.at].lives < before) fight.hit = Strike{.by = act.place, .at = hit.at, .slot = *aim.slot};
    const bool back = hit.facing == Icon::other || hit.facing == Icon::counter || hit.facing == Icon::fire;
    return act.cost && !back;
  }
  const int after = std::max(0, before - hit.lives);
  const bool as_due =
      !act.cost || (act.cost->dies ? after == 0 : act.cost->lives == hit.lives || act.cost->lives == before - after);
  strike(fight, options, act.place, *aim.slot);
  if (as_due) return true;
  fight[hit.at].lives = static_cast<std::uint8_t>(act.cost->dies ? 0 : std::max(0, before - act.cost->lives));
  return true;
}

// ---------------------------------------------------------------- moments

/// The moments of a battle, and those after turns that were left out, each made ready to be one of them.
template <class MakeReady>
Moments moments_of(const Battle& battle, const MakeReady& make_ready) {
  Moments moments;
  const auto add = [&](Fight fight) {
    make_ready(fight);
    moments.add(fight);
  };
  for (std::size_t index = 0; index < battle.fights; ++index) add(battle.fight[index]);
  for (std::size_t index = 0; index < moments.count(); ++index) {
    Fight begun = moments[index];
    begin_turn(begun);
    const Turn turn = turn_of(begun);
    for (const Place place : edge) {
      if (!has(turn.places, place) || choices_of(begun, battle.options, place).duty != Duty::none) continue;
      Fight passed = begun;
      stay(passed, place);
      add(passed);
    }
  }
  return moments;
}

/// Everybody who comes before a card has lost his turn; the card itself has one.
Fight passing_over(Fight fight, Place place) {
  for (const Place before : edge)
    if (fight[before].fights() && fight[before].initiative >= fight[place].initiative && before != place)
      fight[before].acted = true;
  fight[place].acted = false;
  return fight;
}

/// A new round, whoever has not acted yet.
Fight next_round(Fight fight) {
  begin_round(fight);
  return fight;
}

// ---------------------------------------------------------------- readings

/// Calls `each` with every act that a line may mean at a moment, each with the places of its cards.
template <class Each>
void for_readings(const Battle& battle, const Fight& fight, const Act& act, const Each& each) {
  Act one = act;
  one.card = one.target_card = std::nullopt;
  if (!act.card && !act.target_card) return each(one);
  const Places by = act.card ? places_of(battle, fight, *act.card) & the_edge : bit(act.place);
  const Places at = act.target_card ? places_of(battle, fight, *act.target_card) & the_edge : Places{1};
  for (const Place place : edge)
    for (const Place target : edge) {
      if (!has(by, place) || !has(at, target)) continue;
      one.place = place;
      if (act.target_card) one.target = target;
      each(one);
    }
}

/// What is wrong with an act for which no card of the edge stands.
BattleFaults nobody_acts(const Battle& battle, const Act& act) {
  BattleFaults found;
  found.at = battle.fight[0];
  found.add({.rule = BattleRule::strikes_where_it_points, .wrong = Wrong::not_at_the_edge, .place = act.place});
  return found;
}

}  // namespace

std::string_view code_of(BattleRule rule) {
  return codes[static_cast<std::size_t>(rule)];
}

const BattleFault* BattleFaults::of(BattleRule rule) const {
  const auto found = std::find_if(begin(), end(), [&](const BattleFault& one) { return one.rule == rule; });
  return found == end() ? nullptr : found;
}

// ---------------------------------------------------------------- moments

Moments with_turns_left_out(const Battle& battle) {
  return moments_of(battle, [](const Fight&) {});
}

Moments where_an_act_begins(const Battle& battle) {
  return moments_of(battle, begin_turn);
}

void go_on_from(Battle& battle, const Moments& moments) {
  battle.fights = static_cast<std::uint8_t>(std::min(moments.count(), most_fights));
  std::copy_n(moments.begin(), battle.fights, battle.fight.begin());
  if (moments.too_many() || moments.count() > most_fights) battle.open = true;
}

// ---------------------------------------------------------------- acts

BattleFaults judge(const Battle& unsettled, const Act& act) {
  if (unsettled.open) return {};
  const Settled battle(unsettled);
  BattleFaults best;
  int best_rank = 0;
  const auto ask = [&](const Fight& fight) {
    for_readings(*battle, fight, act, [&](const Act& one) {
      if (best_rank == right_rank) return;
      const ActJudge judge(*battle, fight, one);
      const BattleFaults& found = judge.found();
      // Of moments at which it is out of turn the one is told at which somebody could not be passed over.
      const int rank = found.none()
                           ? right_rank
                           : (judge.in_turn() ? 100 : 50) - 2 * found.count + (held_up(fight, battle->options) ? 1 : 0);
      if (rank <= best_rank) return;
      best = found;
      best_rank = rank;
    });
  };
  for (std::size_t index = 0; index < battle->fights && best_rank != right_rank; ++index) {
    Fight begun = battle->fight[index];  // most often nothing was left out
    begin_turn(begun);
    ask(begun);
  }
  if (best_rank == right_rank) return best;
  const Moments moments = where_an_act_begins(*battle);
  best_rank = 0;
  for (const Fight& fight : moments) ask(fight);
  if (moments.too_many() || best_rank == right_rank) return best_rank == right_rank ? best : BattleFaults{};
  return best_rank == 0 && battle->fights > 0 ? nobody_acts(*battle, act) : best;
}

bool apply(Battle& battle, const Act& act) {
  const bool was_open = battle.open;
  settle(battle);
  battle.acted = true;
  const Moments moments = where_an_act_begins(battle);
  Moments after;
  const auto made_at = [&](Fight fight, const Act& one) {
    if (has_ended(battle, fight)) fight.been = {};  // it went on, so what was before is told once
    if (fight.been.at == most_positions) note_position(battle, fight, false);
    if (!make_act(fight, battle.options, one)) battle.open = true;
    const auto target = aim_of(one, battle.options.left_hits).target;
    note_position(battle, fight, one.kind == Act::Kind::move && target && *target != one.place);
    after.add(fight);
  };
  const auto wherever = [&](const auto& make) {
    if (after.count() > 0) return;
    for (const Fight& fight : moments) for_readings(battle, fight, act, [&](const Act& one) { make(fight, one); });
  };
  // It was made at a moment at which it is right; else at one at which it is in turn; else anyhow.
  wherever([&](const Fight& fight, const Act& one) {
    if (ActJudge(battle, fight, one).found().none()) made_at(fight, one);
  });
  const bool right = was_open || moments.too_many() || after.count() > 0;
  wherever([&](const Fight& fight, const Act& one) {
    if (ActJudge(battle, fight, one).in_turn()) made_at(fight, one);
  });
  wherever([&](const Fight& fight, const Act& one) {
    made_at(fight, one);
    made_at(passing_over(fight, one.place), one);
    made_at(next_round(fight), one);
    made_at(passing_over(next_round(fight), one.place), one);
  });
  if (after.count() > 0 || after.too_many()) go_on_from(battle, after);
  return right;
}

std::vector<Act> readings(const Battle& unsettled, const Act& act) {
  const Settled battle(unsettled);
  std::vector<Act> all, right;
  const auto add = [](std::vector<Act>& to, const Act& one) {
    if (std::ranges::find(to, one) == to.end()) to.push_back(one);
  };
  // A turn that is left out moves no card.
  for (std::size_t index = 0; index < battle->fights; ++index)
    for_readings(*battle, battle->fight[index], act, [&](const Act& one) { add(all, one); });
  if (all.size() < 2) return all;
  for (const Fight& fight : where_an_act_begins(*battle))
    for_readings(*battle, fight, act, [&](const Act& one) {
      if (battle->open || ActJudge(*battle, fight, one).found().none()) add(right, one);
    });
  return right.empty() ? all : right;
}

Places may_act(const Battle& unsettled) {
  const Settled battle(unsettled);
  Places places = 0;
  for (const Fight& fight : where_an_act_begins(*battle)) places |= turn_of(fight).places;
  return places;
}

Places places_of(const Battle& battle, const Fight& fight, std::uint16_t card) {
  Places places = 0;
  for (const Place place : edge)
    if (fight[place].card == card) places |= bit(place);
  if (battle.reserve.card == card) places |= bit(reserve_place);
  if (battle.beneath.card == card) places |= bit(beneath_place);
  return places;
}

Places places_of(const Battle& battle, std::uint16_t card) {
  Places places = 0;
  for (std::size_t index = 0; index < battle.fights; ++index) places |= places_of(battle, battle.fight[index], card);
  return places;
}

void forget(Battle& battle) {
  battle.open = true;
}

}  // namespace elfref::elven_rage
