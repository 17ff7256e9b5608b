#include <algorithm>
#include <utility>

#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage/breakers.h"
#include "elfref/testing/elven_rage/playing.h"

namespace elfref::testing::rage {
namespace {

constexpr std::array<std::string_view, 8> english_names{"Anna", "Boris", "Chris", "Dana",
                                                        "Elif", "Femi",  "Goran", "Hanna"};
constexpr std::array<std::string_view, 8> russian_names{"Анна", "Борис", "Вера",  "Глеб",
                                                        "Дина", "Егор",  "Жанна", "Илья"};

const Components& box_of_the_set() {
  static const Components& box = *built_in_components("trial-set");
  return box;
}

}  // namespace

// ---------------------------------------------------------------- what there is

TrueTable::TrueTable(const Agreement& agreement, Played& played, const Breaker* breaks)
    : agreed(agreement),
      game(played),
      breaker(breaks),
      dice(agreement.seed, stream_of(agreement.number, agreement.attempt) * 4),
      other_dice(agreement.seed, stream_of(agreement.number, agreement.attempt) * 4 + 1),
      box(box_of_the_set()),
      map(*box.map_for(agreement.players)),
      options(agreement.options) {}

int TrueTable::side_of(Seat seat) const {
  if (agreed.scenario != Scenario::alliance) return seat.value;
  return agreed.next_to_allies ? seat.value / 2 : seat.value % 2;
}

bool TrueTable::allies(Seat a, Seat b) const {
  return a != b && side_of(a) == side_of(b);
}

std::vector<PlaceId> TrueTable::lands_of(Seat seat) const {
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < places.size(); ++place)
    if (places[place].owner == seat.value) all.push_back(place);
  return all;
}

int TrueTable::count(Seat seat, PlaceKind kind) const {
  int number = 0;
  for (const PlaceId place : lands_of(seat)) {
    const TruePlace& land = at(place);
    number += land.kind == kind || (kind == PlaceKind::tower && land.built) ? 1 : 0;
  }
  return number;
}

int TrueTable::summon_of(Seat seat) const {
  const int centres = option(Option::central_summon) == 0 ? count(seat, PlaceKind::centre) : 0;
  return count(seat, PlaceKind::castle) + count(seat, PlaceKind::tower) + centres;
}

bool TrueTable::borders_own(Seat seat, PlaceId place) const {
  for (const PlaceId near : map.places[place].neighbours)
    if (at(near).owner == seat.value) return true;
  return false;
}

std::optional<PlaceId> TrueTable::centre() const {
  for (PlaceId place = 0; place < places.size(); ++place)
    if (places[place].kind == PlaceKind::centre) return place;
  return std::nullopt;
}

bool TrueTable::holds_a_portal(Seat seat) const {
  if (count(seat, PlaceKind::centre) > 0) return true;
  return agreed.scenario == Scenario::lord_of_dragons && holds_castles_of_others(seat.value);
}

/// Whose castles they are when he is out, the book does not say.
bool TrueTable::holds_castles_of_others(int seat) const {
  return std::ranges::any_of(
      places, [&](const TruePlace& place) { return place.owner == seat && place.home >= 0 && place.home != seat; });
}

std::vector<PlaceId> TrueTable::targets(Seat seat) const {
  std::vector<PlaceId> all;
  const bool portal = holds_a_portal(seat);
  for (PlaceId id = 0; id < places.size(); ++id) {
    const TruePlace& place = at(id);
    if (!place.there || place.owner == seat.value) continue;
    if (place.owner >= 0 && allies(seat, Seat{static_cast<std::uint8_t>(place.owner)}) &&
        option(Option::ally_lands) == 0)
      continue;
    if (place.home >= 0 && place.owner == place.home && holds_castles_of_others(place.home)) continue;
    if (borders_own(seat, id) || (portal && place.kind == PlaceKind::castle && place.owner >= 0)) all.push_back(id);
  }
  return all;
}

std::vector<CardId> TrueTable::captured_dragons(Seat seat) const {
  std::vector<CardId> all;
  if (agreed.scenario != Scenario::lord_of_dragons) return all;
  for (const TruePlace& place : places)
    if (place.owner == seat.value && place.home >= 0 && place.home != seat.value)
      all.push_back(players[static_cast<std::size_t>(place.home)].dragon);
  return all;
}

bool TrueTable::fulfilled(Seat seat, const Goal& goal) const {
  int lands = count_lands(seat);
  if (option(Option::own_castle) == 1 && at(at(seat).castle).owner == seat.value) --lands;
  const bool enemy = holds_castles_of_others(seat.value);
  const int centres = count(seat, PlaceKind::centre);
  return lands >= goal.lands && count(seat, PlaceKind::tower) >= goal.towers &&
         count(seat, PlaceKind::castle) + centres >= goal.castles && (!goal.enemy_castle || enemy) &&
         (!goal.central_castle || centres > 0);
}

// ---------------------------------------------------------------- what happens

std::vector<CardId> TrueTable::draw(Seat seat, int number) {
  TruePlayer& player = at(seat);
  std::vector<CardId> drawn;
  const auto anew = [&] {
    player.deck.swap(player.discard);
    player.spent.clear();
    shuffle(player.deck, dice);
    player.shuffled = true;
    note("deck made anew");
  };
  for (int i = 0; i < number; ++i) {
    if (player.deck.empty() && !player.discard.empty()) anew();
    if (player.deck.empty()) break;
    drawn.push_back(player.deck.back());
    player.deck.pop_back();
    if (player.deck.empty() && option(Option::reshuffle) == 1 && !player.discard.empty()) anew();
  }
  player.hand.insert(player.hand.end(), drawn.begin(), drawn.end());
  return drawn;
}

CardId TrueTable::draw_neutral() {
  if (neutral.empty()) {
    neutral.swap(neutral_discard);
    shuffle(neutral, dice);
    note("neutral deck made anew");
  }
  const CardId drawn = neutral.back();
  neutral.pop_back();
  if (neutral.empty() && option(Option::reshuffle) == 1) {
    neutral.swap(neutral_discard);
    shuffle(neutral, dice);
  }
  return drawn;
}

void TrueTable::lay_squads() {
  int number = seats() + 1;
  if (option(Option::squads_again) == 1)
    for (const TruePlayer& player : players) number -= player.out ? 1 : 0;
  squads.assign(static_cast<std::size_t>(number), {});
  for (TrueSquad& squad : squads)
    for (int i = 0; i < squad_size; ++i) squad.cards.push_back(draw_neutral());
}

void TrueTable::look_whether_it_ends() {
  if (over) return;
  static const Goal enemy_castle{.name = {}, .enemy_castle = true};
  const Goal race = agreed.towers ? Goal{.name = {}, .towers = 4} : Goal{.name = {}, .lands = 7};
  Seats winners = 0;
  int left = 0;
  Seat last{};
  for (std::uint8_t i = 0; i < players.size(); ++i) {
    const Seat seat{i};
    if (at(seat).out) continue;
    ++left;
    last = seat;
    bool won = false;
    switch (agreed.scenario) {
      case Scenario::supremacy:
        won = option(Option::goal_time) != 2 && fulfilled(seat, box.goals[at(seat).goal]);
        break;
      case Scenario::race:
        won = fulfilled(seat, race);
        break;
      case Scenario::only_war:
        won = fulfilled(seat, enemy_castle);
        break;
      case Scenario::lord_of_dragons:
        won = std::ranges::all_of(places,
                                  [&](const TruePlace& place) { return place.home < 0 || place.owner == seat.value; });
        break;
      case Scenario::alliance:
        won = std::ranges::any_of(places, [&](const TruePlace& place) {
          return place.owner == seat.value && place.home >= 0 &&
                 side_of(Seat{static_cast<std::uint8_t>(place.home)}) != side_of(seat);
        });
        break;
    }
    if (won) winners |= bit(seat);
  }
  if (winners != 0) note("won by the goal");
  if (winners == 0 && left == 1 && option(Option::last_standing) == 0) {
    winners = bit(last);
    note("won by the last who is left");
  }
  if (winners == 0) return;
  if (agreed.scenario == Scenario::alliance)
    for (std::uint8_t i = 0; i < players.size(); ++i)
      if (side_of(Seat{i}) == side_of(first_of(winners))) winners |= bit(Seat{i});
  over = true;
  game.winners = winners;
}

// ---------------------------------------------------------------- what is written

void TrueTable::offer(const Line& next) {
  if (breaker == nullptr || breaker->line == nullptr || over || !recorded || stopped) return;
  auto other = breaker->line(*this, next, other_dice);
  if (other.empty() || other_dice.below(++occasions) != 0) return;
  broken = std::move(other);
  broken_turns = game.turns.size();
  broken_lines = game.turns.back().lines.size();
}

void TrueTable::write(Line line) {
  offer(line);
  answerable = is<UseAction>(line) || is<UseArtifact>(line);
  if (!recorded || stopped) return;
  game.turns.back().lines.push_back(std::move(line));
  if (agreed.stop_after != 0 && ++lines_written >= agreed.stop_after) {
    stopped = true;
    game.stopped = true;
  }
}

// ---------------------------------------------------------------- the setup

void sit_down(TrueTable& table) {
  const auto seats = static_cast<std::size_t>(table.agreed.players);
  std::array<Pile, 4> peoples{Pile::high, Pile::black, Pile::snow, Pile::forest};
  shuffle(peoples, table.dice);
  auto names = table.agreed.russian ? russian_names : english_names;
  shuffle(names, table.dice);
  for (const MapPlace& place : table.map.places) table.places.push_back({.kind = place.kind});
  for (CardId id = 0; id < table.box.cards.size(); ++id) {
    const Card& card = table.card(id);
    if (card.pile != Pile::neutral) continue;
    if (card.kind == CardKind::guardian) {
      table.guardian = id;
      continue;
    }
    if (card.kind == CardKind::treasure) table.treasure = id;
    table.neutral.insert(table.neutral.end(), static_cast<std::size_t>(card.copies), id);
  }
  shuffle(table.neutral, table.dice);
  const int corner = table.any(table.map.castles);
  std::vector<GoalId> goals;
  for (GoalId goal = 0; goal < table.box.goals.size(); ++goal) goals.push_back(goal);
  shuffle(goals, table.dice);
  for (ArtifactId id = 0; id < table.box.artifacts.size(); ++id) table.artifacts.push_back(id);
  shuffle(table.artifacts, table.dice);
  for (std::uint8_t i = 0; i < seats; ++i) {
    TruePlayer& player = table.players.emplace_back();
    WrittenPlayer& written = table.game.players.emplace_back();
    written.name = names[i];
    written.elves = player.elves = peoples[i];
    written.castle = player.castle = static_cast<PlaceId>((corner + i) % table.map.castles);
    TruePlace& home = table.at(player.castle);
    home.owner = home.home = i;
    if (table.agreed.scenario == Scenario::supremacy) written.goal = player.goal = goals[i];
    written.drawn = i == 0 ? 6 : table.any(6);  // 0: a Treasure
    for (CardId id = 0; id < table.box.cards.size(); ++id) {
      const Card& card = table.card(id);
      if (card.pile != player.elves) continue;
      if (card.kind == CardKind::dragon) {
        player.dragon = id;
      } else {
        player.deck.insert(player.deck.end(), static_cast<std::size_t>(card.copies), id);
      }
    }
    shuffle(player.deck, table.dice);
    written.dealt = table.draw(Seat{i}, 7);
    shuffle(player.hand, table.dice);
    player.deck.insert(player.deck.end(), player.hand.begin() + full_hand, player.hand.end());
    player.hand.resize(full_hand);
    written.kept = player.hand;
    shuffle(player.deck, table.dice);
  }
  table.game.first_drawn = table.chance(20);
  if (seats == 2 && !table.map.halves.empty())
    for (const auto& half : table.map.halves) {
      if (!is_in(half, table.players[0].castle) || !is_in(half, table.players[1].castle)) continue;
      for (PlaceId place = 0; place < table.places.size(); ++place)
        table.at(place).there = is_in(half, place) || table.at(place).kind == PlaceKind::centre;
    }
  table.lay_squads();
}

namespace {

/// Offers a turn to who breaks a rule with another one.
void offer_turn(TrueTable& table, Seat next, bool over) {
  if (table.breaker == nullptr || table.breaker->turn == nullptr || !table.recorded || table.stopped) return;
  auto other = table.breaker->turn(table, next, over, table.other_dice);
  if (!other || table.other_dice.below(++table.occasions) != 0) return;
  table.broken = std::move(other->lines);
  table.broken_turns = table.game.turns.size() + 1;
  table.broken_lines = 0;
  table.breaks_a_turn = true;
  table.game.breach.seat = other->seat;
}

void tell_result(TrueTable& table) {
  for (std::uint8_t i = 0; i < table.players.size(); ++i) {
    const Seat seat{i};
    const TruePlayer& player = table.at(seat);
    auto& told = table.game.players[i].result;
    const auto set = [&](elven_rage::Figure figure, int value) { told[static_cast<std::size_t>(figure)] = value; };
    table.game.players[i].hand_told = !player.blurred;
    set(elven_rage::Figure::out, player.out ? 1 : 0);
    set(elven_rage::Figure::lands, table.count_lands(seat));
    set(elven_rage::Figure::towers, table.count(seat, PlaceKind::tower));
    set(elven_rage::Figure::castles, table.count(seat, PlaceKind::castle) + table.count(seat, PlaceKind::centre));
    set(elven_rage::Figure::hand, static_cast<int>(player.hand.size()));
    set(elven_rage::Figure::artifacts, static_cast<int>(player.artifacts.size()));
    set(elven_rage::Figure::treasures, player.treasures);
  }
  table.game.claimed = !table.stopped && (table.over || table.chance(70));
}

/// The record ends with the lines that break the rule.
bool break_here(TrueTable& table) {
  if (table.occasions == 0) return false;
  Played& game = table.game;
  Breach& breach = game.breach;
  breach.where = table.breaks_a_turn ? Breach::Where::turn : Breach::Where::line;
  game.turns.resize(table.broken_turns);
  if (breach.where == Breach::Where::turn) game.turns.back().seat = breach.seat;
  game.turns.back().lines.resize(table.broken_lines);
  for (Line& line : table.broken) game.turns.back().lines.push_back(std::move(line));
  game.claimed = false;
  game.winners = 0;
  game.stopped = true;
  return true;
}

}  // namespace

std::optional<Played> play_session(const Agreement& agreement, const Breaker* breaker) {
  Played game;
  game.agreed = agreement;
  game.breach.seat = Seat{0xff};
  TrueTable table(game.agreed, game, breaker);
  table.recorded = agreement.begins_after == 0;
  sit_down(table);
  Seat next{0};
  while (!table.over && table.turns_played < agreement.turns) {
    while (table.at(next).out) next = Seat{static_cast<std::uint8_t>((next.value + 1) % table.seats())};
    table.mover = next;
    offer_turn(table, next, false);
    take_turn(table);
    ++table.turns_played;
    next = Seat{static_cast<std::uint8_t>((next.value + 1) % table.seats())};
  }
  if (!table.recorded) {  // it was over before
    Agreement whole = agreement;
    whole.begins_after = 0;
    return play_session(whole, breaker);
  }
  if (table.over) offer_turn(table, next, true);
  tell_result(table);
  if (breaker == nullptr) return game;
  game.breach.rule = breaker->rule;
  const bool broken = breaker->game != nullptr ? breaker->game(game, table.other_dice) : break_here(table);
  return broken ? std::optional(std::move(game)) : std::nullopt;
}

}  // namespace elfref::testing::rage
