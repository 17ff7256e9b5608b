#include <algorithm>
#include <utility>

#include "elfref/elven_rage/table/state.h"
#include "elfref/testing/elven_rage/playing.h"

// A battle: the layout, the acts, the end, and where the cards go.

namespace elfref::testing::rage {
namespace {

using BattlePlace = elven_rage::Place;

constexpr int most_acts = 200;

/// Whether a card goes to a hand and to a discard: dragons, the guardian and Treasures do not.
bool is_of_hand(const Card& card) {
  return card.kind == CardKind::warrior || card.kind == CardKind::hero;
}

/// A card leaves the battle: to its hand or its discard.
void send_home(TrueTable& table, CardId id, Side side, bool dead) {
  const Card& card = table.card(id);
  if (!is_of_hand(card)) return;
  const TrueBattle& battle = *table.battle;
  if (card.pile == Pile::neutral) return table.neutral_discard.push_back(id);
  TruePlayer& owner =
      side == Side::attacker ? table.at(battle.attacker) : table.at(Seat{static_cast<std::uint8_t>(battle.owner)});
  (dead ? owner.discard : owner.hand).push_back(id);
}

Fighter fighter_of(const TrueTable& table, CardId id, Side side) {
  const Card& card = table.card(id);
  return card.fights() ? warrior(side, id, card.initiative, card.lives, card.slots) : treasure();
}

// ---------------------------------------------------------------- the layout

/// Somebody may have the battle laid out as beginners do.
void use_before_placement(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  if (!battle.advanced) return;
  std::vector<Seat> fighters{battle.attacker};
  if (battle.owner != nobody_at_all) fighters.push_back(Seat{static_cast<std::uint8_t>(battle.owner)});
  for (const Seat seat : fighters)
    for (const Source& source : sources(table, seat, {When::placement, When::any}, {Does::beginner})) {
      if (!table.chance(40)) continue;
      table.write(line_of_use(table, source, table.chance(50) ? table.say(Word::beginner) : std::string()));
      spend(table, source);
      battle.advanced = false;
      return table.note("laid out as beginners do, by an effect");
    }
}

int initiative_of(const TrueTable& table, std::size_t place) {
  const TrueBattle& battle = *table.battle;
  int initiative = table.card(battle.cards[place]).initiative;
  for (const auto& [changed, amount] : battle.changed) initiative += changed == place ? amount : 0;
  return initiative;
}

/// Of the two cards that are left, whose lies on top.
void decide_the_top(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  const bool first = table.card(battle.cards[4]).fights(), second = table.card(battle.cards[5]).fights();
  const auto turn = [&] {
    std::swap(battle.cards[4], battle.cards[5]);
    std::swap(battle.side[4], battle.side[5]);
    for (auto& changed : battle.changed)
      if (changed.first >= 4) changed.first = changed.first == 4 ? 5 : 4;
  };
  if (first != second) {
    if (table.option(Option::treasure_shown) == 1 ? table.chance(50) : !first) turn();
    return;
  }
  if (!first) return;  // two Treasures cannot be: one of the two is the attacker's
  const int one = initiative_of(table, 4), other = initiative_of(table, 5);
  if (one == other) table.note("equal initiative in the centre");
  if (one < other || (one == other && battle.side[4] == Side::defender)) turn();
}

void lay_out(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  std::vector<std::pair<CardId, Side>> cards;
  for (const Side side : {Side::attacker, Side::defender})
    for (const CardId card : battle.sent[static_cast<std::size_t>(side)]) cards.emplace_back(card, side);
  std::array<std::size_t, 6> order{0, 1, 2, 3, 4, 5};  // by Place: which of them
  shuffle(order, table.dice);
  std::array<std::size_t, 4> laid{};
  if (battle.advanced) {
    std::array<std::size_t, 3> mine{0, 1, 2}, theirs{3, 4, 5};
    shuffle(mine, table.dice);
    shuffle(theirs, table.dice);
    laid = {theirs[0], mine[0], theirs[1], mine[1]};  // each lays the other's, the attacker first
    std::array<std::size_t, 4> where{0, 1, 2, 3};
    shuffle(where, table.dice);
    for (std::size_t i = 0; i < laid.size(); ++i) order[where[i]] = laid[i];
    order[4] = mine[2];
    order[5] = theirs[2];
  }
  for (std::size_t place = 0; place < order.size(); ++place) {
    battle.cards[place] = cards[order[place]].first;
    battle.side[place] = cards[order[place]].second;
  }
  std::vector<CardId> named;
  for (const std::size_t one : laid)
    if (!is_in(named, cards[one].first)) named.push_back(cards[one].first);
  const auto listed = [&](const auto& ids) {
    std::string text;
    for (const CardId id : ids) text += (text.empty() ? "[" : ", ") + table.name(id);
    return text + "]";
  };
  if (battle.advanced && named.size() == edge_count && table.chance(30)) {
    Line line = line_of<PlacedInOrder>(table, battle.attacker, Word::placed, listed(named), Detail::full);
    line.list = true;
    table.write(std::move(line));
    table.note("order of the placement written");
  }
  Line line =
      line_of<LayOut>(table, battle.attacker, Word::seats,
                      listed(std::vector<CardId>(battle.cards.begin(), battle.cards.begin() + 4)), Detail::in_public);
  line.list = true;
  table.write(std::move(line));
  battle.laid = true;
  table.note(battle.advanced ? "laid out by turns" : "laid out blind");
  for (std::size_t place = 0; place < edge_count; ++place)
    if (!table.card(battle.cards[place]).fights()) table.note("Treasure at the edge");
  for (const BattlePlace place : edge) {
    battle.fight[place] = fighter_of(table, battle.cards[place.value], battle.side[place.value]);
    battle.fight[place].home = place.value;
  }
  use_at_reveal(table);
  if (battle.advanced) decide_the_top(table);
}

void lay_centre(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  table.write(
      line_of<LayCentre>(table, battle.attacker, Word::centre,
                         table.name(battle.cards[4]) + " " + table.say(Word::over) + " " + table.name(battle.cards[5]),
                         Detail::in_public));
  battle.centred = true;
  const bool fights = table.card(battle.cards[4]).fights();
  battle.reserve = battle.side[4];
  if (!fights) {
    const int whose = table.option(Option::treasure_reserve);
    battle.reserve = whose == 1 ? Side::attacker : whose == 2 ? battle.side[5] : Side::defender;
    table.note("Treasure as reserve");
  }
  if (!table.card(battle.cards[5]).fights()) table.note("Treasure under the reserve");
  send_home(table, battle.cards[4], battle.side[4], false);
  send_home(table, battle.cards[5], battle.side[5], true);
}

void swap_reserve(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  if (battle.side[4] != Side::attacker || !table.card(battle.cards[4]).fights() || !table.chance(25)) return;
  std::vector<std::size_t> mine;
  for (std::size_t place = 0; place < edge_count; ++place)
    if (battle.side[place] == Side::attacker) mine.push_back(place);
  if (mine.empty()) return;
  const std::size_t place = any_of(mine, table.dice);
  TruePlayer& mover = table.at(battle.attacker);
  table.write(line_of<Swap>(table, battle.attacker, Word::swap, call(table, {static_cast<std::uint8_t>(place)}),
                            Detail::in_public));
  if (is_of_hand(table.card(battle.cards[4]))) take_out(mover.hand, battle.cards[4]);
  send_home(table, battle.cards[place], Side::attacker, false);
  std::swap(battle.cards[4], battle.cards[place]);
  battle.swapped = true;
  const BattlePlace at{static_cast<std::uint8_t>(place)};
  battle.fight[at] = fighter_of(table, battle.cards[place], Side::attacker);
  battle.fight[at].home = at.value;
  for (const auto& [changed, amount] : battle.changed)
    if (changed == 4) {
      battle.fight[at].initiative = static_cast<std::int16_t>(battle.fight[at].initiative + amount);
      battle.fight[at].next_initiative = battle.fight[at].initiative;
    }
  table.note("reserve exchanged");
}

// ---------------------------------------------------------------- acts

/// What lies where, with its lives and slots.
std::array<Fighter, edge_count> position_of(const Fight& fight) {
  std::array<Fighter, edge_count> position = fight.fighter;
  for (Fighter& card : position) {
    card.acted = card.dead = false;
    card.killed_by = Icon::none;
    card.initiative = card.next_initiative = 0;
  }
  return position;
}

/// Whether two positions look the same: of copies nobody sees which is which.
bool look_alike(std::array<Fighter, edge_count> one, std::array<Fighter, edge_count> other) {
  for (std::array<Fighter, edge_count>* position : {&one, &other})
    for (Fighter& card : *position) card.home = 0;
  return one == other;
}

std::string act_in_words(TrueTable& table, BattlePlace target, Slot slot) {
  if (!table.chance(10)) return call(table, target);
  return table.say(slot) + (table.chance(50) ? " " + call(table, target) : "");
}

Line act_line(TrueTable& table, BattlePlace by, std::string text) {
  Line line;
  line.kind = kind_of<WrittenAct>();
  line.seat = table.mover;
  line.verb = call(table, by);
  line.text = std::move(text);
  line.least = Detail::in_public;
  line.number = by.value;
  return line;
}

void note_strike(TrueTable& table, const Hit& hit) {
  table.note(std::string(name_of(hit.icon)) + " strike" +
             (hit.comes_to == Struck::shield ? " into a shield"
              : hit.comes_to == Struck::fire ? " into a fire shield"
                                             : ""));
  if (hit.comes_to == Struck::damage && hit.facing == Icon::counter) table.note("counterattack");
  if (hit.comes_to == Struck::damage && hit.facing == Icon::fire) table.note("strike past a fire shield");
}

void strike_with(TrueTable& table, BattlePlace by, Slot slot) {
  TrueBattle& battle = *table.battle;
  const Hit hit = hit_of(battle.fight, battle.options, by, slot);
  std::string text = act_in_words(table, hit.at, slot);
  const int left = battle.fight[hit.at].lives;
  const int lost = hit.comes_to == Struck::damage ? hit.lives : 0;
  if (table.chance(60))
    text += lost >= left ? " " + table.say(Word::dies) : lost > 0 ? " -" + std::to_string(lost) : " 0";
  table.write(act_line(table, by, std::move(text)));
  battle.acted = true;
  note_strike(table, hit);
  strike(battle.fight, battle.options, by, slot);
  note_position(battle, false);
  battle.free_hit = battle.fight.hit.has_value();
}

/// The card whose turn it is does what it must, or what it may.
void act(TrueTable& table, BattlePlace by) {
  TrueBattle& battle = *table.battle;
  const Choices choices = choices_of(battle.fight, battle.options, by);
  const auto pick = [&](SlotSet slots) {
    std::vector<Slot> all;
    for (const Slot slot : all_slots)
      if (has(slots, slot)) all.push_back(slot);
    return any_of(all, table.dice);
  };
  const bool must = choices.duty != Duty::none && !(choices.may_stay && choices.duty == Duty::burn && table.chance(30));
  const bool free = choices.may_move && (choices.burns == 0 || battle.options.move_instead == MoveInstead::yes);
  const SlotSet ways = free ? choices.moves : SlotSet{0};
  const bool moves = ways != 0 && table.chance(must ? 25 : 50);
  if (must && !moves) {
    const SlotSet due = choices.duty == Duty::damage ? choices.damage : choices.strikes();
    return strike_with(table, by, pick(due));
  }
  if (moves) {
    const Slot slot = pick(ways);
    const BattlePlace with = target_of(by, slot, battle.options.left_hits);
    table.write(
        act_line(table, by, table.say(Word::moves) + " " + (table.chance(50) ? table.say(slot) : call(table, with))));
    if (must) table.note("movement instead of a strike");
    table.note("movement");
    move(battle.fight, by, with);
    note_position(battle, true);
    battle.acted = true;
    battle.free_hit = false;
    return;
  }
  if (choices.stopped != 0 && choices.burns == 0 && table.chance(15)) {
    return strike_with(table, by, pick(choices.stopped));
  }
  const bool needed = choices.duty != Duty::none;  // only who had nothing to do may be left out
  if (needed || (battle.used && !battle.acted) || table.chance(12)) {
    table.write(act_line(table, by, table.say(choices.moves != 0 ? Word::stays : Word::nothing)));
    battle.acted = true;
    table.note(choices.moves != 0 ? "stays" : "nothing done");
  } else {
    battle.left_out = true;
    table.note("turn left out");
  }
  stay(battle.fight, by);
  battle.free_hit = false;
}

/// Acts until the battle is over; whether movements went round.
bool act_in_turn(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  for (int acts = 0; acts < most_acts; ++acts) {
    use_in_battle(table);
    begin_turn(battle.fight);
    if (must_end(battle) || (gone_round(battle) && table.chance(50))) return true;
    if (gone_round(battle)) table.note("goes on where movements went round");
    const Standstill still = standstill(battle.fight, battle.options);
    if (still == Standstill::yes || (still == Standstill::perhaps && table.chance(60))) return false;
    const Turn turn = turn_of(battle.fight);
    std::vector<BattlePlace> places;
    for (const BattlePlace place : edge)
      if (elven_rage::has(turn.places, place)) places.push_back(place);
    if (places.empty()) return false;
    for (const BattlePlace place : places)  // who could do nothing may have been next
      if (places.size() > 1 && choices_of(battle.fight, battle.options, place).duty == Duty::none)
        battle.left_out = true;
    if (turn.why == Due::by_turns) table.note("sides take turns at equal initiative");
    act(table, any_of(places, table.dice));
  }
  return false;
}

// ---------------------------------------------------------------- the end

/// Only who fell is written, not how.
void write_fallen(TrueTable& table, std::size_t turn_lines) {
  TrueBattle& battle = *table.battle;
  if (!table.recorded || table.stopped) return;
  std::vector<Line>& lines = table.game.turns.back().lines;
  if (lines.size() > turn_lines && table.breaker != nullptr) return;  // the breach may be among them
  lines.resize(std::min(lines.size(), turn_lines));
  std::vector<CardId> fallen;
  for (const Fighter& card : battle.fight.fighter)
    if (card.kind == Fighter::Kind::warrior && !card.lives_on()) fallen.push_back(card.card);
  Line line = line_with<Fallen>(table, battle.attacker, Word::fallen, fallen, Detail::in_public);
  if (fallen.empty()) {
    line.counted = false;
    line.text = table.say(Word::none);
  }
  table.write(std::move(line));
  table.note("only who fell is written");
}

void end_battle(TrueTable& table, bool won) {
  const TrueBattle& battle = *table.battle;
  Line line = line_of<EndBattle>(table, battle.attacker, won ? Word::won : Word::lost);
  line.number = won ? 1 : 0;
  if (!won && battle.owner != nobody_at_all && table.chance(20)) {
    line = line_of<EndBattle>(table, battle.attacker, Word::won,
                              table.name(Seat{static_cast<std::uint8_t>(battle.owner)}));
    table.note("won by the owner, by name");
  }
  table.write(std::move(line));
}

void clear_up(TrueTable& table, bool won) {
  TrueBattle& battle = *table.battle;
  int treasures = 0;
  for (const CardId id : battle.cards) treasures += table.card(id).fights() ? 0 : 1;
  for (const Fighter& card : battle.fight.fighter)
    if (card.kind == Fighter::Kind::warrior) send_home(table, card.card, card.side, !card.lives_on());
  if (treasures == 0) return;
  table.note(won ? "Treasure won" : "Treasure of a lost battle");
  if (won) {
    table.at(battle.attacker).treasures += treasures;
  } else if (table.option(Option::lost_treasure) == 0) {
    table.neutral_discard.insert(table.neutral_discard.end(), static_cast<std::size_t>(treasures), table.treasure);
  }
}

}  // namespace

namespace {

int repetitions_that_end(const TrueBattle& battle) {
  return battle.options.move_loop == MoveLoop::third_repeat ? 3 : 1;
}

}  // namespace

bool gone_round(const TrueBattle& battle) {
  return battle.repeated >= repetitions_that_end(battle);
}

bool must_end(const TrueBattle& battle) {
  return battle.options.move_loop != MoveLoop::agreed && battle.again >= repetitions_that_end(battle) &&
         standstill(battle.fight, battle.options) != Standstill::no;
}

void note_position(TrueBattle& battle, bool moved) {
  const auto now = position_of(battle.fight);
  if (!moved && !battle.stood.empty() && battle.stood.back() == now) return;
  battle.again = moved ? static_cast<int>(std::ranges::count(battle.stood, now)) : 0;
  battle.repeated = !moved ? 0 : static_cast<int>(std::ranges::count_if(battle.stood, [&](const auto& one) {
    return look_alike(one, now);
  }));
  battle.stood.push_back(now);
}

std::string call(TrueTable& table, BattlePlace place) {
  const TrueBattle& battle = *table.battle;
  const Fighter& card = battle.fight[place];
  const auto same = std::ranges::count_if(battle.fight.fighter, [&](const Fighter& other) {
    return other.kind == card.kind && (card.kind == Fighter::Kind::treasure || other.card == card.card);
  });
  if (same > 1 || card.kind == Fighter::Kind::treasure || table.chance(10)) return std::to_string(place.value + 1);
  return table.name(card.card);
}

bool fight(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  battle.options = battle_options(table.options);
  if (battle.owner == nobody_at_all && table.chance(8)) {
    std::vector<Seat> opponents;
    for (std::uint8_t i = 0; i < table.players.size(); ++i) {
      const bool ally = table.allies(Seat{i}, battle.attacker);
      if (Seat{i} != battle.attacker && !table.players[i].out && (!ally || table.option(Option::neutral_player) == 1))
        opponents.push_back(Seat{i});
    }
    if (!opponents.empty()) {
      table.write(line_of<NeutralsBy>(table, table.mover, Word::neutrals, table.name(any_of(opponents, table.dice)),
                                      Detail::in_public));
      table.note("who plays the neutral cards");
    }
  }
  use_before_placement(table);
  lay_out(table);
  lay_centre(table);
  swap_reserve(table);
  const std::size_t lines = table.recorded && !table.stopped ? table.game.turns.back().lines.size() : 0;
  note_position(battle, false);
  const bool looped = act_in_turn(table);
  const int mine = living(battle.fight, Side::attacker), theirs = living(battle.fight, Side::defender);
  const bool won = mine == theirs ? battle.reserve == Side::attacker : mine > theirs;
  if (looped && (battle.options.move_loop == MoveLoop::agreed || table.chance(70))) {
    table.write(line_of<Loop>(table, battle.attacker, Word::loop, {}, Detail::in_public));
    table.note("movements went round");
  } else if (!looped && !battle.used && (!battle.acted || table.chance(8))) {
    write_fallen(table, lines);
  }
  if (mine == theirs) table.note("tie decided by the reserve");
  if (mine == 0 && theirs == 0) table.note("nobody lives");
  end_battle(table, won);
  battle.over = true;
  clear_up(table, won);
  return won;
}

}  // namespace elfref::testing::rage
