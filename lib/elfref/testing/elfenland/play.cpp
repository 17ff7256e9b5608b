#include <array>
#include <string_view>
#include <utility>

#include "elfref/testing/elfenland/playing.h"

namespace elfref::testing {
namespace playing {

namespace {

constexpr std::array<std::string_view, most_players> names{"Anna", "Boris", "Chris", "Dora", "Emil", "Fay", "Gus"};

// ---------------------------------------------------------------- before the game

void shuffle_box(TrueTable& table) {
  for (int kind = 0; kind < transport_count; ++kind) {
    table.stock.put(kind, cards_in_box(Transport(kind)));
    table.bag.put(kind, counters_in_box(Transport(kind)));
  }
  for (int& kind : table.row) kind = table.bag.draw(table.dice);
}

void deal_towns(TrueTable& table) {
  TownSet dealt;
  for (int seat = 0; seat < table.player_count; ++seat) {
    TownId card;
    do {
      card = TownId{static_cast<std::uint8_t>(table.any(town_count))};
    } while (!town(card).card || dealt.has(card));
    dealt.add(card);
    table.players[static_cast<std::size_t>(seat)].card = card;
  }
}

void sit_down(TrueTable& table) {
  table.habits = {.blind = 10 + table.any(40),
                  .place = 70 + table.any(30),
                  .obstacle = 5 + table.any(25),
                  .roam = table.any(25),
                  .stop = table.any(6),
                  .caravan = table.any(8),
                  .surplus = table.any(8),
                  .keep_none = table.any(20),
                  .overpay = table.any(3),
                  .by = table.any(30),
                  .says_caravan = table.any(4) != 0};
  Session& session = table.game.session;
  session.plays.clear();
  session.claims.clear();
  session.players.resize(static_cast<std::size_t>(table.player_count));
  for (std::size_t i = 0; i < session.players.size(); ++i) session.players[i].name = names[i];
  session.edition = table.agreed.edition;
  session.options = table.options;
  session.options_set = table.agreed.options_set;
  session.town_written = table.agreed.towns_written;
  session.start.players.clear();
  session.start.written = session.start.roads_written = false;
  session.start.round = table.agreed.first_round;
  session.start.phase = table.agreed.first_phase;
  table.game.options = table.options;
  table.game.claims.clear();
  table.game.breach = {};
  table.game.plays.clear();
  table.game.beyond_need.clear();
  table.game.agreed = table.agreed;
  table.colours = table.any(2) == 0;
  shuffle_box(table);
  deal_towns(table);
}

/// Everybody has been to many towns, and some are nearly done.
void come_far(TrueTable& table) {
  for (int seat = 0; seat < table.player_count; ++seat) {
    TruePlayer& player = table.players[static_cast<std::size_t>(seat)];
    for (int left = 12 + table.any(8); left > 0;) {
      const TownId next{static_cast<std::uint8_t>(table.any(town_count))};
      if (next == elvenhold || player.towns.has(next)) continue;
      player.towns.add(next);
      player.at = next;
      --left;
    }
    for (int cards = table.any(hand_limit + 1); cards > 0; --cards) player.hand.put(table.stock.draw(table.dice));
    if (table.any(3) != 0) {
      const bool down = table.chance(30);  // thrown by itself: compilers differ in which argument they come to first
      player.add(table.bag.draw(table.dice), down);
    }
    player.obstacle = table.chance(60);
  }
}

// ---------------------------------------------------------------- where the record begins

void begin_midway(TrueTable& table, int phase) {
  Start& start = table.game.session.start;
  start.written = true;
  for (std::uint8_t seat = 0; seat < table.player_count; ++seat) {
    const TruePlayer& player = table.players[seat];
    Start::Player& told = start.players.emplace_back();
    told.at = player.at;
    told.towns = static_cast<std::uint8_t>(player.towns.size());
    told.towns_listed = true;
    told.named = player.towns;
    told.hand = Pieces{.of = player.hand.of};
    told.counters = FacedCounters{};
    for (int i = 0; i < player.counter_count; ++i) {
      const OwnCounter& counter = player.counters[static_cast<std::size_t>(i)];
      told.counters->at[told.counters->count++] = {Transport(counter.kind), counter.down ? Facing::down : Facing::up};
    }
    told.obstacle_used = !player.obstacle;
    table.add(StartPlayer{{seat}, start.phase});
  }
  if (phase < 4) return;
  start.roads_written = true;
  for (std::uint8_t id = 0; id < road_count; ++id)
    if (const TrueRoad& road = table.roads[id]; road.counter >= 0)
      table.add(StartRoad{
          .link = {way(WayId{id}).a, way(WayId{id}).b}, .counter = Transport(road.counter), .obstacle = road.obstacle});
}

void begin_round(TrueTable& table, int phase = 0) {
  table.add(BeginRound{.number = static_cast<std::uint8_t>(table.round)});
  table.row_at = table.game.plays.size();
  if (phase <= 2) table.add(ShowRow{});  // its counters are known when phase 3 begins
}

/// A phase begins; the record too, if it is that one.
void begin_phase(TrueTable& table, int phase) {
  if (table.recorded || table.round != table.agreed.first_round) return;
  if (phases[static_cast<std::size_t>(phase)] != table.agreed.first_phase) return;
  table.recorded = true;
  table.game.plays.clear();
  table.game.beyond_need.clear();
  table.add(BeginGame{.players = static_cast<std::uint8_t>(table.player_count)});
  for (std::uint8_t seat = 0; seat < table.player_count; ++seat) {
    TakeSeat take{.seat = {seat}, .colour = static_cast<std::uint8_t>(table.colours ? seat + 1 : 0)};
    if (table.agreed.towns_written) take.town = table.players[seat].card;
    table.add(take);
  }
  if (table.round > 1 || phase > 0) begin_midway(table, phase);
  begin_round(table, phase);
}

// ---------------------------------------------------------------- a round

int next_card(TrueTable& table) {
  if (table.stock.size == 0) table.stock.put_all(table.discarded);
  const int kind = table.stock.draw(table.dice);
  if (table.stock.size == 0) table.stock.put_all(table.discarded);
  return kind;
}

void deal(TrueTable& table) {
  if (table.options.reshuffle() == Reshuffle::every_round) table.stock.put_all(table.discarded);
  for (int place = 0; place < table.player_count; ++place) {
    TruePlayer& player = table.at(table.seat_at(place));
    Deal dealt{.seat = table.seat_at(place), .cards = {}};
    for (int due = table.options.deal() == DealOption::new_8 ? 8 : 8 - player.hand.size; due > 0; --due) {
      const auto kind = static_cast<std::size_t>(next_card(table));
      player.hand.put(static_cast<int>(kind));
      ++dealt.cards.of[kind];
    }
    table.add(dealt);
  }
}

void draw(TrueTable& table) {
  for (int place = 0; place < table.player_count; ++place) {
    const int kind = table.bag.draw(table.dice);
    table.at(table.seat_at(place)).add(kind, true);
    Draw drawn{.seat = table.seat_at(place), .counters = {}};
    drawn.counters.of[static_cast<std::size_t>(kind)] = 1;
    table.add(drawn);
  }
}

void play_round(TrueTable& table, int number) {
  table.round = number;
  table.first = (number - 1) % table.player_count;
  if (table.recorded) begin_round(table);
  begin_phase(table, 0);
  deal(table);
  begin_phase(table, 1);
  draw(table);
  begin_phase(table, 2);
  choose(table);
  begin_phase(table, 3);
  if (!table.stopped) plan(table);
  begin_phase(table, 4);
  if (!table.stopped) travel(table);
  if (!table.stopped) end_round(table);
}

/// Plays until the record is to end.
void play(TrueTable& table) {
  sit_down(table);
  int number = table.agreed.ahead ? table.agreed.first_round : 1;
  if (table.agreed.ahead) come_far(table);
  for (; number <= table.options.rounds() && !table.stopped && !table.over; ++number) play_round(table, number);
  table.game.finished = !table.stopped;
  table.game.won_early = table.over;
  for (std::size_t seat = 0; seat < table.players.size(); ++seat) table.game.towns[seat] = table.players[seat].towns;
  if (table.game.finished) claim(table);
}

}  // namespace

const std::array<Exits, town_count>& exits_of_towns() {
  static const auto table = [] {
    std::array<Exits, town_count> found;
    for (std::uint8_t id = 0; id < way_count; ++id) {
      const Way& along = way(WayId{id});
      const bool twin = road_between(along.a, along.b) && waterway_between(along.a, along.b);
      const std::pair<TownId, TownId> both[] = {{along.a, along.b}, {along.b, along.a}};
      for (const auto& [from, to] : both) {
        Exits& of = found[from.value];
        if (is_road(WayId{id})) of.roads |= static_cast<std::uint16_t>(1u << of.count);
        of.all[of.count++] = {to, WayId{id}, twin, is_river(WayId{id}) && from == along.b};
      }
    }
    return found;
  }();
  return table;
}

void OpenWays::open(WayId id, Due due) {
  // Where a way stands among the exits of the towns that it joins.
  static const auto places = [] {
    std::array<std::array<std::uint16_t, 2>, way_count> found{};
    for (std::uint8_t town = 0; town < town_count; ++town) {
      const Exits& around = exits_of_towns()[town];
      for (std::size_t place = 0; place < around.count; ++place) {
        const WayId along = around.all[place].way;
        found[along.value][way(along).a.value == town ? 0 : 1] = static_cast<std::uint16_t>(1u << place);
      }
    }
    return found;
  }();
  const auto [a, b, terrain] = way(id);
  price[id.value] = due;
  exits[a.value] |= places[id.value][0];
  exits[b.value] |= places[id.value][1];
  next[a.value].add(b);
  next[b.value].add(a);
}

}  // namespace playing

void play_game(const Agreement& agreed, PlayedGame& game) {
  playing::TrueTable table(agreed, game);
  playing::play(table);
  if (table.recorded) return;
  // It was won before.
  Agreement whole = agreed;
  whole.first_round = 1;
  whole.first_phase = elfenland::phase::deal;
  play_game(whole, game);
}

PlayedGame play_game(const Agreement& agreed) {
  PlayedGame game;
  play_game(agreed, game);
  return game;
}

}  // namespace elfref::testing
