#include <algorithm>
#include <utility>

#include "elfref/testing/elven_rage/playing.h"

// Actions and Artifacts in a battle, and their answers.

namespace elfref::testing::rage {
namespace {

using BattlePlace = elven_rage::Place;

/// One of them as it is used: what is written, and what it changes.
struct Change {
  std::string so;
  Effect effect{};
  BattlePlace place{};
  Slot slot = Slot::left;
};

/// How a card of a side stands to somebody.
bool is_own(const TrueTable& table, Seat seat, Side side) {
  const TrueBattle& battle = *table.battle;
  if (seat == battle.attacker) return side == Side::attacker;
  if (seat.value == battle.owner) return side == Side::defender;
  const bool with_attacker = table.allies(seat, battle.attacker);
  if (side == Side::attacker) return with_attacker;
  return battle.owner == nobody_at_all ? !with_attacker
                                       : table.allies(seat, Seat{static_cast<std::uint8_t>(battle.owner)});
}

std::string signed_number(int number) {
  return (number < 0 ? "" : "+") + std::to_string(number);
}

/// What a source may do now, chosen with dice; nothing where there is nothing sensible.
std::optional<Change> change_by(TrueTable& table, const Source& source) {
  TrueBattle& battle = *table.battle;
  const Fight& fight = battle.fight;
  const Effect& effect = source.effect;
  Change change{.so = {}, .effect = effect};
  if (effect.does == Does::more) {
    if (!battle.free_hit || !fight.hit || fight[fight.hit->at].lives == 0) return std::nullopt;
    change.place = fight.hit->at;
    change.so = change_in_words(table, effect, call(table, change.place), change.slot);
    return change;
  }
  // Whether a round has begun whose first act is still to come, the book does not say.
  if (effect.does == Does::initiative && !fight.begun() &&
      battle.options.initiative_change != InitiativeChange::at_once)
    return std::nullopt;
  std::vector<BattlePlace> places;
  for (const BattlePlace place : edge) {
    const Fighter& card = fight[place];
    if (!card.fights() || !may_touch(table, source.seat, effect, card.side)) continue;
    if (effect.does == Does::life && effect.amount < 0 && card.lives == 0) continue;
    places.push_back(place);
  }
  if (places.empty()) return std::nullopt;
  // A life comes first to who has none.
  if (effect.does == Does::life && effect.amount > 0)
    for (const BattlePlace place : places)
      if (fight[place].lives == 0) places.assign(1, place);
  change.place = any_of(places, table.dice);
  if (effect.does == Does::slot) change.slot = all_slots[static_cast<std::size_t>(table.any(3))];
  change.so = change_in_words(table, effect, call(table, change.place), change.slot);
  return change;
}

/// It works now.
void work(TrueBattle& battle, const Change& change) {
  Fight& fight = battle.fight;
  Fighter& card = fight[change.place];
  if (!card.fights()) return;
  const auto add = [](auto& number, int amount) {
    number = static_cast<std::remove_reference_t<decltype(number)>>(std::max(0, number + amount));
  };
  switch (change.effect.does) {
    case Does::slot:
      card.icons[static_cast<std::size_t>(change.slot)] = change.effect.icon;
      break;
    case Does::life:
      add(card.lives, change.effect.amount);
      card.killed_by = Icon::none;
      break;
    case Does::more:
      if (fight.hit && strike_stands(fight, battle.options)) add(card.lives, -change.effect.amount);
      break;
    default:
      card.next_initiative = static_cast<std::int16_t>(card.next_initiative + change.effect.amount);
      if (!fight.begun() || battle.options.initiative_change == InitiativeChange::at_once)
        card.initiative = static_cast<std::int16_t>(card.initiative + change.effect.amount);
      break;
  }
}

/// Others than somebody, who are in the game.
std::vector<Seat> others_than(const TrueTable& table, int seat) {
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < table.players.size(); ++i)
    if (i != seat && !table.players[i].out) all.push_back(Seat{i});
  return all;
}

/// Somebody answers what was used last; whether anybody did.
bool answer(TrueTable& table, int last, std::vector<Change>& pending) {
  for (const Seat seat : others_than(table, last)) {
    const auto all = sources(table, seat, {When::battle}, {Does::slot, Does::life});
    if (all.empty() || !table.chance(25)) continue;
    const Source& source = any_of(all, table.dice);
    const auto change = change_by(table, source);
    if (!change) continue;
    table.write(line_of_use(table, source, change->so, true));
    spend(table, source);
    pending.push_back(*change);
    table.note(source.card != nothing_named ? "answer by an Action" : "answer by an Artifact");
    if (pending.size() > 2) table.note("answer to an answer");
    if (pending.size() < 4) (void)answer(table, seat.value, pending);
    return true;
  }
  return false;
}

std::string_view in_words(Does does) {
  return does_names[static_cast<std::size_t>(does)];
}

}  // namespace

bool may_touch(const TrueTable& table, Seat seat, const Effect& effect, Side side) {
  if (effect.who == Who::any) return true;
  const TrueBattle& battle = *table.battle;
  if (battle.owner != nobody_at_all && table.allies(battle.attacker, Seat{static_cast<std::uint8_t>(battle.owner)}))
    return false;  // allies fight: whose card is whose nobody says
  if (table.option(Option::neutral_player) == 1 && table.allies(seat, battle.attacker) && side == Side::defender)
    return false;  // nor whose the neutral cards are that an ally may play
  return is_own(table, seat, side) == (effect.who == Who::own);
}

std::string change_in_words(const TrueTable& table, const Effect& effect, const std::string& called, Slot slot) {
  switch (effect.does) {
    case Does::slot:
      return called + " " + table.say(slot) + " " + table.say(effect.icon);
    case Does::life:
      return called + " " + signed_number(effect.amount);
    case Does::more:
      return called + " " + signed_number(-effect.amount);
    default:
      return called + " " + table.say(Word::initiative) + " " + signed_number(effect.amount);
  }
}

void use_in_battle(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  const int often = table.agreed.sparing ? 14 : 7;
  for (const Seat seat : others_than(table, nobody_at_all)) {
    if (!table.chance(often)) continue;
    auto all = sources(table, seat, {When::battle}, {Does::slot, Does::life, Does::initiative, Does::more});
    if (battle.free_hit)  // what adds to a strike waits for one
      if (auto more = sources(table, seat, {When::battle}, {Does::more}); !more.empty()) all = std::move(more);
    if (all.empty()) continue;
    const Source& source = any_of(all, table.dice);
    const auto change = change_by(table, source);
    if (!change) continue;
    table.write(line_of_use(table, source, change->so));
    spend(table, source);
    battle.used = true;
    table.note(
        std::string(source.card != nothing_named ? "Action: " : "Artifact: ").append(in_words(source.effect.does)));
    std::vector<Change> pending{*change};
    (void)answer(table, seat.value, pending);
    for (auto one = pending.rbegin(); one != pending.rend(); ++one) work(battle, *one);
    battle.free_hit = false;
    note_position(battle, false);
  }
  for (const Seat seat : others_than(table, nobody_at_all)) {
    if (!table.chance(1)) continue;
    const auto all = sources(table, seat, {When::any}, {Does::draw});
    if (all.empty()) continue;
    const Source& source = any_of(all, table.dice);
    write_draw(table, source, false);
    battle.used = true;
    table.note("cards drawn in a battle");
  }
}

/// A card of the six as it is called: copies by a number or by the name, which may mean any of them.
std::string call_of_six(TrueTable& table, std::size_t place) {
  TrueBattle& battle = *table.battle;
  const bool copies = std::ranges::count(battle.cards, battle.cards[place]) > 1;
  if (copies) table.note("a name of several cards at the reveal");
  const int names = copies ? 50 : 90;
  if (place >= edge_count) {  // in an advanced placement it is not decided yet which lies on top
    if (!battle.advanced && !table.chance(names))
      return table.say(place == edge_count ? Word::reserve : Word::beneath);
  } else if (!table.chance(names)) {
    return std::to_string(place + 1);
  }
  battle.unclear = battle.unclear || copies;
  return table.name(battle.cards[place]);
}

void use_at_reveal(TrueTable& table) {
  TrueBattle& battle = *table.battle;
  for (const Seat seat : others_than(table, nobody_at_all)) {
    if (!table.chance(25)) continue;
    const auto all = sources(table, seat, {When::reveal, When::battle}, {Does::initiative});
    if (all.empty()) continue;
    const Source& source = any_of(all, table.dice);
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < battle.cards.size(); ++place)
      if (table.card(battle.cards[place]).fights() && may_touch(table, source.seat, source.effect, battle.side[place]))
        places.push_back(place);
    if (places.empty()) continue;
    const std::size_t place = any_of(places, table.dice);
    const int amount = source.effect.amount;
    table.write(line_of_use(table, source, change_in_words(table, source.effect, call_of_six(table, place), {})));
    spend(table, source);
    battle.changed.emplace_back(place, amount);
    if (place < edge_count) {
      Fighter& card = battle.fight.fighter[place];
      card.initiative = card.next_initiative = static_cast<std::int16_t>(card.initiative + amount);
    }
    table.note(source.card != nothing_named ? "Action at the reveal" : "Artifact at the reveal");
  }
}

}  // namespace elfref::testing::rage
