#include <algorithm>
#include <utility>

#include "elfref/testing/elven_rage/playing.h"

// A turn without its battles: Summon, Discard, what is used and traded, and how often something is attacked.

namespace elfref::testing::rage {
namespace {

// ---------------------------------------------------------------- where the record begins

void begin_record(TrueTable& table, bool at_summon) {
  WrittenStart& start = table.game.start;
  start.turn = table.mover;
  start.at_summon = at_summon;
  start.of.clear();
  for (std::uint8_t i = 0; i < table.players.size(); ++i) {
    const TruePlayer& player = table.players[i];
    start.of.push_back({.lands = table.lands_of(Seat{i}),
                        .hand = player.hand,
                        .discard = player.discard,
                        .deck = static_cast<int>(player.deck.size()),
                        .artifacts = static_cast<int>(player.artifacts.size()),
                        .treasures = player.treasures,
                        .first = player.first,
                        .out = player.out});
  }
  for (const TrueSquad& squad : table.squads) {
    start.squads.push_back(squad.open);
    start.gone.push_back(squad.cards.empty());
  }
  for (PlaceId place = 0; place < table.places.size(); ++place)
    if (table.at(place).built) start.towers.push_back(place);
  if (const auto centre = table.centre()) start.centre = table.at(*centre).owner;
  for (TruePlayer& player : table.players) {
    player.blurred = false;
    player.spent.clear();  // the record does not say how they came into the discard
  }
  table.used_up.clear();
  table.recorded = true;
  table.begun_midway = !at_summon;
  table.note(at_summon ? "begins with a turn" : "begins before phase 3");
}

void open_turn(TrueTable& table) {
  if (table.recorded && !table.stopped) table.game.turns.push_back({.seat = table.mover});
}

// ---------------------------------------------------------------- phases 1 and 2

void summon(TrueTable& table) {
  const Seat mover = table.mover;
  const int due = table.summon_of(mover);
  std::vector<CardId> drawn = table.draw(mover, due);
  const bool written = !drawn.empty() || table.chance(20);
  table.note("Summon");
  if (written) table.write(line_with<Summon>(table, mover, Word::summon, std::move(drawn), Detail::in_public));
}

/// Some cards of a hand, any.
std::vector<CardId> some_of(TrueTable& table, Seat seat, int number) {
  std::vector<CardId> mixed = table.at(seat).hand;
  shuffle(mixed, table.dice);
  mixed.resize(static_cast<std::size_t>(number));
  return mixed;
}

void throw_away(TrueTable& table, Seat seat, int number) {
  const std::vector<CardId> gone = some_of(table, seat, number);
  // What is left out is the surplus: more than that is always written.
  const bool beyond = static_cast<int>(table.at(seat).hand.size()) - number < full_hand;
  Line line = line_with<Discard>(table, seat, Word::discard, gone, beyond ? Detail::minimal : Detail::in_public);
  line.number = beyond ? 1 : 0;
  table.write(std::move(line));
  for (const CardId card : gone) {
    take_out(table.at(seat).hand, card);
    table.at(seat).discard.push_back(card);
  }
}

void discard_after_summon(TrueTable& table) {
  const int have = static_cast<int>(table.at(table.mover).hand.size());
  int number = std::max(0, have - full_hand);
  if (table.option(Option::discard_more) == 1 && table.chance(25)) {
    number = std::min(have, number + 1 + table.any(2));
    table.note("more thrown away than had to be");
  }
  if (number == 0) return;
  table.note("Discard");
  throw_away(table, table.mover, number);
}

// ---------------------------------------------------------------- things

/// What is handed over, in words.
std::string thing_in_words(TrueTable& table, const Thing& thing) {
  if (thing.kind == Thing::Kind::help) return table.say(Word::help);
  if (thing.kind == Thing::Kind::treasure) return table.say(Word::treasure);
  return table.chance(75) ? table.box.artifacts[thing.artifact].name : table.say(Word::artifact);
}

void pass_on(TrueTable& table, Seat from, Seat to, const Thing& thing) {
  if (thing.kind == Thing::Kind::treasure) {
    --table.at(from).treasures;
    ++table.at(to).treasures;
  }
  if (thing.kind != Thing::Kind::artifact) return;
  take_out(table.at(from).artifacts, thing.artifact);
  table.at(to).artifacts.push_back(thing.artifact);
}

/// A thing that somebody can give; nothing where he has none.
std::optional<Thing> thing_of(TrueTable& table, Seat seat) {
  const TruePlayer& player = table.at(seat);
  const int number = player.treasures + static_cast<int>(player.artifacts.size());
  if (number == 0) return std::nullopt;
  const int chosen = table.any(number);
  if (chosen < player.treasures) return Thing{.kind = Thing::Kind::treasure};
  return Thing{.kind = Thing::Kind::artifact,
               .artifact = player.artifacts[static_cast<std::size_t>(chosen - player.treasures)]};
}

void trade(TrueTable& table) {
  const Seat mover = table.mover;
  std::vector<Seat> others;
  for (std::uint8_t i = 0; i < table.players.size(); ++i)
    if (Seat{i} != mover && !table.players[i].out) others.push_back(Seat{i});
  const auto given = thing_of(table, mover);
  if (others.empty() || !given) return;
  const Seat other = any_of(others, table.dice);
  const bool ally = table.agreed.scenario == Scenario::alliance && table.allies(mover, other);
  const bool free = table.option(Option::gifts) == 0 || ally;
  const auto back = thing_of(table, other);
  if (free && (!back || table.chance(40))) {
    std::string text = thing_in_words(table, *given) + " ";
    if (!table.agreed.russian) text += table.say(Word::to) + " ";
    table.write(line_of<Give>(table, mover, Word::gives, text + table.name(other)));
    pass_on(table, mover, other, *given);
    return table.note(ally ? "given to an ally" : "given away");
  }
  const Thing taken = back && table.chance(85) ? *back : Thing{.kind = Thing::Kind::help};
  const std::string got = thing_in_words(table, taken);  // before what is given: both throw the dice
  table.write(line_of<Trade>(table, mover, Word::trades,
                             thing_in_words(table, *given) + " " + table.say(Word::for_) + " " + got + " " +
                                 table.say(Word::with) + " " + table.name(other)));
  pass_on(table, mover, other, *given);
  pass_on(table, other, mover, taken);
  table.note(taken.kind == Thing::Kind::help ? "traded for help" : "traded");
}

// ---------------------------------------------------------------- Actions and Artifacts outside of battles

bool is_plain(const TruePlace& place) {
  return place.kind == PlaceKind::land || place.kind == PlaceKind::tower;
}

/// A token, a tower: what comes of it in words, and what it does; nothing where it cannot be.
std::optional<std::string> on_the_map(TrueTable& table, const Source& source, std::vector<PlaceId>& chosen) {
  const std::vector<PlaceId> own = table.lands_of(source.seat);
  const bool any = table.option(Option::token_target) == 1;
  const bool built_go = table.option(Option::built_tower) == 1;
  std::vector<std::pair<PlaceId, PlaceId>> moves;
  for (const PlaceId from : own) {
    if (source.effect.does == Does::tower) {
      if (table.at(from).kind == PlaceKind::land && !table.at(from).built) moves.emplace_back(from, from);
      continue;
    }
    if (!is_plain(table.at(from)) || (built_go && table.at(from).built)) continue;
    for (const PlaceId end : table.map.places[from].neighbours) {
      const TruePlace& there = table.at(end);
      if (!there.there || !is_plain(there) || (built_go && there.built) || there.owner == source.seat.value) continue;
      if (there.owner == nobody_at_all || any) moves.emplace_back(from, end);
    }
  }
  if (moves.empty()) return std::nullopt;
  const auto [from, end] = any_of(moves, table.dice);
  chosen = {from, end};
  if (source.effect.does == Does::tower)
    return table.say(Word::tower) + " " + table.say(Word::at) + " " + table.place_name(end);
  return table.say(Word::token) + " " + table.place_name(from) + " " + table.say(Word::to) + " " +
         table.place_name(end);
}

void use_outside(TrueTable& table, const Source& source) {
  const Does does = source.effect.does;
  TruePlayer& player = table.at(source.seat);
  if (does == Does::token || does == Does::tower) {
    std::vector<PlaceId> chosen;
    const auto so = on_the_map(table, source, chosen);
    if (!so) return;
    table.write(line_of_use(table, source, *so));
    spend(table, source);
    if (does == Does::tower) {
      table.at(chosen[1]).built = true;
    } else {
      if (table.at(chosen[1]).owner != nobody_at_all) table.note("token onto a player's land");
      table.at(chosen[0]).owner = nobody_at_all;
      table.at(chosen[1]).owner = source.seat.value;
    }
    table.note(does == Does::tower ? "tower built" : "token moved");
    return table.look_whether_it_ends();
  }
  if (does == Does::other) {
    if (table.agreed.verified) return;
    table.write(line_of_use(table, source, table.agreed.russian ? "ветер переменился" : "the wind turns"));
    spend(table, source);
    player.blurred = true;
    return table.note("something that nobody verifies");
  }
  const bool short_form = table.chance(15);  // what the set says need not be written
  write_draw(table, source, short_form);
  table.note("cards drawn by an Action or an Artifact");
}

void use_things(TrueTable& table) {
  const int often = table.agreed.sparing ? 8 : 30;
  for (std::uint8_t i = 0; i < table.players.size(); ++i) {
    const Seat seat{i};
    if (table.at(seat).out || table.over) continue;
    const bool own = seat == table.mover;
    const auto all =
        own ? sources(table, seat, {When::own_turn, When::any}, {Does::draw, Does::token, Does::tower, Does::other})
            : sources(table, seat, {When::any}, {Does::draw, Does::other});
    if (!all.empty() && table.chance(own ? often : 3)) use_outside(table, any_of(all, table.dice));
  }
}

/// One more capture; false where there is none.
bool capture_once_more(TrueTable& table) {
  for (const Source& source : sources(table, table.mover, {When::own_turn, When::any}, {Does::capture})) {
    const int left = static_cast<int>(table.at(table.mover).hand.size()) - (source.card != nothing_named ? 1 : 0);
    if (left < squad_size || !table.chance(70)) continue;
    table.write(line_of_use(table, source, table.chance(50) ? table.say(Word::capture) : std::string()));
    spend(table, source);
    ++table.captures;
    table.note(source.card != nothing_named ? "one more capture by an Action" : "one more capture by an Artifact");
    return true;
  }
  return false;
}

// ---------------------------------------------------------------- phase 3

/// Which of some places is attacked.
PlaceId chosen_target(TrueTable& table, const std::vector<PlaceId>& all) {
  std::vector<PlaceId> better;
  for (const PlaceId place : all) {
    const TruePlace& there = table.at(place);
    const bool worth = table.agreed.bold ? there.owner != nobody_at_all || there.kind == PlaceKind::centre
                                         : there.kind != PlaceKind::land && there.owner == nobody_at_all;
    if (worth) better.push_back(place);
  }
  std::vector<PlaceId> castles;
  for (const PlaceId place : better)
    if (table.at(place).kind == PlaceKind::castle || table.at(place).kind == PlaceKind::centre)
      castles.push_back(place);
  if (!castles.empty() && table.chance(table.agreed.bold ? 70 : 30)) return any_of(castles, table.dice);
  return !better.empty() && table.chance(60) ? any_of(better, table.dice) : any_of(all, table.dice);
}

void capture_phase(TrueTable& table) {
  const Seat mover = table.mover;
  bool declined = false;
  while (!table.over) {
    if (table.attacks >= table.captures || declined) {
      if (declined || !capture_once_more(table)) break;
      continue;
    }
    if (table.attacks == 0 && table.chance(3)) (void)capture_once_more(table);
    const auto all = table.targets(mover);
    const bool able = table.at(mover).hand.size() >= squad_size;
    if (able && !all.empty() && table.chance(table.agreed.bold ? 92 : 80)) {
      attack(table, chosen_target(table, all));
      continue;
    }
    if (table.attacks == 0 || table.chance(40)) {
      if (table.attacks > 0) table.note("declined beside an attack");
      decline(table);
    }
    declined = true;
  }
}

/// Goals are shown when they are fulfilled, as the table has it.
void show_goal(TrueTable& table) {
  const Seat mover = table.mover;
  if (table.agreed.scenario != Scenario::supremacy) return;
  const bool shown_ends = table.option(Option::goal_time) == 2;
  const Goal& goal = table.box.goals[table.at(mover).goal];
  if (!table.fulfilled(mover, goal) || (table.over && table.game.winners != bit(mover))) return;
  if (table.over ? !table.chance(75) : !shown_ends || !table.chance(70)) return;
  table.write(line_of<ShowGoal>(table, mover, Word::goal, goal.name));
  table.note("goal shown");
  table.over = true;
  table.game.winners = bit(mover);
}

void count_cards(TrueTable& table) {
  if (!table.chance(8) || table.over) return;
  const Seat seat{static_cast<std::uint8_t>(table.any(table.seats()))};
  if (table.at(seat).out || table.at(seat).blurred) return;
  table.write(
      line_of<CountHand>(table, seat, Word::hand, std::to_string(table.at(seat).hand.size()), Detail::in_public));
  table.note("hand counted");
}

}  // namespace

void TrueTable::discard_surplus(Seat seat) {
  const int over_five = static_cast<int>(at(seat).hand.size()) - full_hand;
  if (over_five > 0) throw_away(*this, seat, over_five);
}

void TrueTable::cut_at_once(Seat seat) {
  if (option(Option::hand_limit) != 1 || at(seat).out || over) return;
  if (static_cast<int>(at(seat).hand.size()) > full_hand) note("hand cut at once");
  discard_surplus(seat);
}

void decline(TrueTable& table) {
  const Seat mover = table.mover;
  const bool none = table.at(mover).first && table.option(Option::first_turn_draw) == 1;
  Line line = line_with<Decline>(table, mover, Word::decline, table.draw(mover, none ? 0 : 2));
  if (!none) line.bare = Detail::minimal;
  table.write(std::move(line));
  table.note(none ? "declined for nothing" : "declined");
  table.cut_at_once(mover);
}

void exchange_treasures(TrueTable& table) {
  for (std::uint8_t i = 0; i < table.players.size(); ++i) {
    const Seat seat{i};
    TruePlayer& player = table.at(seat);
    if (player.out || player.treasures == 0 || !table.chance(table.agreed.sparing ? 6 : 30)) continue;
    table.write(line_with<CashTreasure>(table, seat, Word::treasure, table.draw(seat, 2)));
    --player.treasures;
    table.neutral_discard.push_back(table.treasure);
    table.note("Treasure exchanged");
    table.behind_a_treasure = true;
    table.discard_surplus(seat);
    table.behind_a_treasure = false;
  }
}

std::vector<Source> sources(const TrueTable& table, Seat seat, std::initializer_list<When> when,
                            std::initializer_list<Does> does) {
  std::vector<Source> all;
  const TruePlayer& player = table.at(seat);
  const int lands = table.count_lands(seat);
  for (const CardId id : player.hand) {
    const Card& card = table.card(id);
    if (card.action && card.action->affordable(lands) && is_in(when, card.action->effect.when) &&
        is_in(does, card.action->effect.does))
      all.push_back({.seat = seat, .card = id, .effect = card.action->effect});
  }
  for (const ArtifactId id : player.artifacts) {
    const Effect& effect = table.box.artifacts[id].effect;
    if (is_in(when, effect.when) && is_in(does, effect.does))
      all.push_back({.seat = seat, .artifact = id, .effect = effect});
  }
  return all;
}

Line line_of_use(const TrueTable& table, const Source& source, const std::string& so, bool answer) {
  const bool card = source.card != nothing_named;
  std::string text = card ? table.name(source.card) : table.box.artifacts[source.artifact].name;
  if (!so.empty()) text += " " + table.say(Word::so) + " " + so;
  const Word verb = answer ? Word::answers : card ? Word::plays : Word::uses;
  Line line = card ? line_of<UseAction>(table, source.seat, verb, std::move(text))
                   : line_of<UseArtifact>(table, source.seat, verb, std::move(text));
  line.card = source.card;
  line.artifact = source.artifact;
  if (table.battle) line.least = Detail::in_public;
  return line;
}

void spend(TrueTable& table, const Source& source) {
  TruePlayer& player = table.at(source.seat);
  if (source.card != nothing_named) {
    take_out(player.hand, source.card);
    player.discard.push_back(source.card);
    player.spent.push_back(source.card);
  } else {
    take_out(player.artifacts, source.artifact);
    table.used_up.push_back(source.artifact);
  }
}

void write_draw(TrueTable& table, const Source& source, bool short_form) {
  Line line = line_of_use(table, source, short_form ? std::string() : table.say(Word::draw));
  line.cards = table.draw(source.seat, source.effect.amount);
  line.counted = !short_form;
  table.write(std::move(line));
  spend(table, source);  // it goes to the discard after that: no deck is made of it
  table.cut_at_once(source.seat);
}

void take_turn(TrueTable& table) {
  const bool begins = !table.recorded && table.turns_played >= table.agreed.begins_after;
  if (begins && table.agreed.at_summon) begin_record(table, true);
  table.begun_midway = false;
  table.captures = 1;
  table.attacks = 0;
  open_turn(table);
  TruePlayer& player = table.at(table.mover);
  if (!player.first) {
    summon(table);
    discard_after_summon(table);
  }
  if (begins && !table.agreed.at_summon) {
    begin_record(table, false);
    open_turn(table);
  }
  exchange_treasures(table);
  if (table.chance(25)) trade(table);
  use_things(table);
  if (!table.over) capture_phase(table);
  if (!table.over && table.chance(20)) use_things(table);
  show_goal(table);
  count_cards(table);
  table.offer({.kind = kind_of<EndTurn>(), .seat = table.mover});
  player.first = false;
}

}  // namespace elfref::testing::rage
