#include <algorithm>
#include <utility>

#include "elfref/testing/elven_rage/playing.h"

// An attack: what is announced, a look, the owner's answer, what is sent, and who has the land then.

namespace elfref::testing::rage {
namespace {

Seat owner_of(const TruePlace& place) {
  return Seat{static_cast<std::uint8_t>(place.owner)};
}

/// The place as it is announced.
std::string announced(TrueTable& table, PlaceId id) {
  const TruePlace& place = table.at(id);
  if (place.kind == PlaceKind::centre && table.chance(30)) return table.say(Word::centre);
  if (place.home >= 0 && place.owner == place.home && table.chance(20)) {
    const std::string of = table.agreed.russian ? " " : " " + table.say(Word::of) + " ";
    return table.say(Word::castle) + of + table.name(owner_of(place));
  }
  return table.place_name(id);
}

// ---------------------------------------------------------------- free land

/// Looks at a squad; false where the attack is declined then. With one more capture at hand it is not: a decline could
/// be of either.
bool look(TrueTable& table) {
  const bool required = table.option(Option::look_first) == 1;
  std::vector<int> closed;
  for (std::size_t i = 0; i < table.squads.size(); ++i)
    if (!table.squads[i].cards.empty() && table.squads[i].open == nothing_named)
      closed.push_back(static_cast<int>(i) + 1);
  if (closed.empty() || !(required || table.chance(45))) return true;
  const int number = any_of(closed, table.dice);
  TrueSquad& squad = table.squads[static_cast<std::size_t>(number - 1)];
  const CardId shown = any_of(squad.cards, table.dice);
  Line line =
      line_of<Look>(table, table.mover, Word::look,
                    std::to_string(number) + " " + table.say(Word::shows) + " " + table.name(shown), Detail::in_public);
  line.number = number;
  table.write(std::move(line));
  squad.open = shown;
  table.looked = true;
  table.note("squad looked at");
  return !table.chance(12) || table.attacks < table.captures;
}

/// The squad that fights.
int choose_squad(TrueTable& table) {
  std::vector<int> there;
  for (std::size_t i = 0; i < table.squads.size(); ++i)
    if (!table.squads[i].cards.empty()) there.push_back(static_cast<int>(i) + 1);
  const int number = any_of(there, table.dice);
  Line line = line_of<FightSquad>(table, table.mover, Word::fight, std::to_string(number), Detail::in_public);
  line.number = number;
  table.write(std::move(line));
  const bool open = table.squads[static_cast<std::size_t>(number - 1)].open != nothing_named;
  table.note(open ? "open squad fought" : "unseen squad fought");
  return number;
}

// ---------------------------------------------------------------- a player's land

enum class Answered : std::uint8_t { fights, gone };

/// The dragon of a castle that somebody holds.
CardId dragon_of(const TrueTable& table, const TruePlace& place) {
  return place.kind == PlaceKind::castle && place.home >= 0 ? table.players[static_cast<std::size_t>(place.home)].dragon
                                                            : nothing_named;
}

std::vector<CardId> hand_cards(TrueTable& table, Seat seat, std::size_t number) {
  std::vector<CardId> mixed = table.at(seat).hand;
  shuffle(mixed, table.dice);
  // Who may, keeps a card with an Action back.
  if (table.agreed.sparing)
    std::ranges::stable_sort(mixed, {}, [&](CardId id) { return table.card(id).action.has_value(); });
  mixed.resize(number);
  return mixed;
}

void leave_hand(TrueTable& table, Seat seat, const std::vector<CardId>& cards) {
  for (const CardId id : cards) {
    if (!table.card(id).kind.is(lies_apart)) take_out(table.at(seat).hand, id);
  }
}

/// What the owner does.
Answered owner_answers(TrueTable& table, PlaceId id) {
  const TruePlace& place = table.at(id);
  const Seat owner = owner_of(place);
  TruePlayer& player = table.at(owner);
  const CardId dragon = dragon_of(table, place);
  const bool castle = place.kind == PlaceKind::castle;
  const bool few = player.hand.size() < squad_size;
  if (castle && !(table.option(Option::castle_retreat) == 1 && !few && table.chance(30))) {
    if (player.hand.size() < 2) {
      table.draw(owner, 2 - static_cast<int>(player.hand.size()));
      table.note("missing defenders drawn");
    }
    table.battle->sent[1] = hand_cards(table, owner, 2);
    table.battle->sent[1].insert(table.battle->sent[1].begin(), dragon);
    table.note(place.home == owner.value ? "castle defended" : "captured castle defended");
    return Answered::fights;
  }
  const bool free = table.option(Option::give_up) == 1 && !castle;
  if ((few && !castle) || (free && table.chance(10))) {
    table.write(line_of<GiveUp>(table, owner, Word::gives, std::string(table.agreed.russian ? "" : "up")));
    table.note(few ? "land given up" : "land given up with three cards");
    return Answered::gone;
  }
  if (castle || table.chance(25)) {
    Line line = line_with<Retreat>(table, owner, Word::retreats, table.draw(owner, 2));
    line.bare = Detail::minimal;
    table.write(std::move(line));
    table.note(castle ? "castle left" : "retreat");
    if (place.home != owner.value) table.cut_at_once(owner);  // else he is out
    return Answered::gone;
  }
  std::vector<CardId> sent = hand_cards(table, owner, squad_size);
  const std::vector<CardId> dragons = table.captured_dragons(owner);
  if (!dragons.empty() && table.chance(50)) {
    sent[0] = any_of(dragons, table.dice);
    table.note("captured dragon defends");
  }
  table.battle->sent[1] = std::move(sent);
  table.note(place.kind == PlaceKind::centre ? "central castle defended" : "land defended");
  return Answered::fights;
}

// ---------------------------------------------------------------- what is sent

std::vector<CardId> chosen_to_send(TrueTable& table, PlaceId id) {
  const Seat mover = table.mover;
  std::vector<CardId> send = hand_cards(table, mover, squad_size);
  std::vector<CardId> helpers = table.captured_dragons(mover);
  const TruePlace& place = table.at(id);
  const bool castle = place.kind == PlaceKind::castle && place.owner != nobody_at_all;
  if (castle && table.count(mover, PlaceKind::centre) > 0) helpers.push_back(table.guardian);
  if (!helpers.empty() && table.chance(60)) {
    send[0] = any_of(helpers, table.dice);
    table.note(send[0] == table.guardian ? "guardian sent" : "captured dragon sent");
  }
  return send;
}

// ---------------------------------------------------------------- who has the land

void eliminate(TrueTable& table, Seat seat, Seat captor) {
  TruePlayer& player = table.at(seat);
  player.out = true;
  table.note("eliminated");
  if (table.option(Option::out_treasures) == 1) table.at(captor).treasures += player.treasures;
  if (table.option(Option::out_treasures) == 0)
    table.neutral_discard.insert(table.neutral_discard.end(), static_cast<std::size_t>(player.treasures),
                                 table.treasure);
  player.treasures = 0;
  player.hand.clear();
  player.deck.clear();
  player.discard.clear();
  player.artifacts.clear();
  for (TruePlace& place : table.places)
    if (place.owner == seat.value)
      place.owner = place.home >= 0 || table.option(Option::out_lands) == 1 ? captor.value : nobody_at_all;
}

void capture(TrueTable& table, PlaceId id) {
  TruePlace& place = table.at(id);
  const Seat mover = table.mover;
  const int before = place.owner;
  const bool ordinary = place.kind == PlaceKind::land && !place.built;
  place.owner = mover.value;
  if (place.built) {
    table.note("land with a built tower taken");
    if (table.option(Option::built_tower) == 1) place.built = false;
  }
  if (place.kind == PlaceKind::centre) table.note("central castle taken");
  if (place.home >= 0 && before == place.home && before != mover.value)
    eliminate(table, Seat{static_cast<std::uint8_t>(before)}, mover);
  if (before == nobody_at_all && ordinary) {
    if (table.artifacts.empty()) {  // nobody knows what happens then
      table.stopped = table.recorded = true;
      table.game.stopped = true;
      return;
    }
    const ArtifactId artifact = table.artifacts.back();
    Line line = line_of<TakeArtifact>(table, mover, Word::artifact, table.box.artifacts[artifact].name, Detail::full);
    line.artifact = artifact;
    table.note("Artifact taken");
    table.look_whether_it_ends();
    if (!table.over || table.chance(50)) table.write(std::move(line));
    table.artifacts.pop_back();
    table.at(mover).artifacts.push_back(artifact);
    return;
  }
  table.look_whether_it_ends();
  table.offer({.kind = kind_of<TakeArtifact>(), .seat = mover});
}

}  // namespace

void attack(TrueTable& table, PlaceId id) {
  const Seat mover = table.mover;
  TruePlace& place = table.at(id);
  Line line = line_of<Attack>(table, mover, Word::attack, announced(table, id));
  line.place = id;
  table.write(std::move(line));
  ++table.attacks;
  table.attack_open = true;
  table.target = id;
  table.looked = false;
  table.note(std::string("attack on a ") + (place.owner == nobody_at_all ? "free " : "player's ") +
             std::string(place_kind_names[static_cast<std::size_t>(place.kind)]));
  const auto ends = [&] {
    table.attack_open = false;
    table.target = nothing_named;
    table.battle.reset();
  };
  if (place.owner != nobody_at_all && table.chance(15)) exchange_treasures(table);
  TrueBattle& battle = table.battle.emplace();
  battle.attacker = mover;
  battle.owner = place.owner;
  battle.place = id;
  battle.advanced = !table.agreed.beginner;
  if (place.owner == nobody_at_all && table.option(Option::neutral_placement) == 1) battle.advanced = false;
  if (place.owner == nobody_at_all && place.kind == PlaceKind::centre) {
    battle.sent[1] = {table.guardian, table.draw_neutral(), table.draw_neutral()};
  } else if (place.owner == nobody_at_all) {
    if (!look(table)) {
      table.battle.reset();
      decline(table);
      table.note("declined behind a look");
      return ends();
    }
    battle.squad = choose_squad(table);
    battle.sent[1] = table.squads[static_cast<std::size_t>(battle.squad - 1)].cards;
  } else if (owner_answers(table, id) == Answered::gone) {
    capture(table, id);
    return ends();
  }
  if (battle.owner != nobody_at_all) {
    const Seat owner = owner_of(place);
    Line defends = line_with<Defend>(table, owner, Word::defends, battle.sent[1], Detail::in_public);
    defends.bare = Detail::in_public;
    table.write(std::move(defends));
    leave_hand(table, owner, battle.sent[1]);
  }
  battle.sent[0] = chosen_to_send(table, id);
  table.write(line_with<Send>(table, mover, Word::send, battle.sent[0], Detail::full));
  leave_hand(table, mover, battle.sent[0]);
  const bool won = fight(table);
  if (battle.squad > 0) {
    table.squads[static_cast<std::size_t>(battle.squad - 1)] = {};
    if (std::ranges::all_of(table.squads, [](const TrueSquad& squad) { return squad.cards.empty(); })) {
      table.lay_squads();
      table.note("squads laid again");
    }
  }
  const int owner = battle.owner;
  if (won) capture(table, id);
  ends();
  table.cut_at_once(mover);
  if (owner != nobody_at_all) table.cut_at_once(Seat{static_cast<std::uint8_t>(owner)});
}

}  // namespace elfref::testing::rage
