#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "elfref/testing/breaches.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"

// How a game is played out: a round in play.cpp, its phases in play_counters.cpp and play_travel.cpp, the end of the
// game in play_result.cpp. What only one of them needs is in its unnamed namespace, where compilers join what is called
// once: games by the thousand are played.

namespace elfref::testing::playing {

using namespace elfenland;
inline constexpr int most_players = 7;  // with whom a rule is broken
inline constexpr int hand_limit = 4;
inline constexpr int all_towns = 20;

/// A way out of a town.
struct Exit {
  TownId to;
  WayId way;
  bool twin = false;      ///< a road and a waterway lead there
  bool upstream = false;  ///< on a river, for a raft more
};

/// The ways out of a town.
struct Exits {
  std::array<Exit, 12> all{};
  std::uint8_t count = 0;
  std::uint16_t roads = 0;  ///< those by land, a bit each

  /// Calls `each` with some of them, in order.
  template <class Each>
  void for_some(unsigned which, const Each& each) const {
    for (; which != 0; which &= which - 1) each(all[static_cast<std::size_t>(std::countr_zero(which))]);
  }
};

/// The ways out of every town.
const std::array<Exits, town_count>& exits_of_towns();

/// What a step costs: cards of one kind; 0 where nobody can go.
struct Due {
  int kind = raft;
  int cards = 0;
};

/// The ways that people can go as the table lies.
struct OpenWays {
  std::array<Due, way_count> price{};             ///< of a river that downstream
  std::array<std::uint16_t, town_count> exits{};  ///< by town: which of its exits, a bit each
  std::array<TownSet, town_count> next{};         ///< by town: where these lead

  /// Somebody can go there from now on, in either direction.
  void open(WayId id, Due due);
};

/// How the people of one table like to play, in percent.
struct Habits {
  int blind, place, obstacle, roam, stop, caravan, surplus, keep_none, overpay, by;
  bool says_caravan;
};

/// One game as its people play it, and what of it is written down.
struct TrueTable {
  TrueTable(const Agreement& agreement, PlayedGame& played)
      : agreed(agreement),
        game(played),
        dice(agreement.seed, stream_of(agreement.number, agreement.attempt) * 2),
        options(agreement.options),
        player_count(agreement.players) {
    for (std::uint8_t id = road_count; id < way_count; ++id)
      water.open(WayId{id}, {raft, is_ferry(WayId{id}) ? options.lake_cost() : 1});
    open = water;
  }

  const Agreement& agreed;
  PlayedGame& game;
  Dice dice;
  const Options& options;
  int player_count;
  const std::array<Exits, town_count>& exits = exits_of_towns();  ///< by town
  Habits habits{};
  bool colours = false;                            ///< they are written down
  std::array<TruePlayer, most_players> players{};  ///< by seat
  std::array<TrueRoad, road_count> roads{};        ///< by WayId
  std::uint64_t laid = 0;                          ///< on which of them a counter lies, a bit each
  OpenWays water;                                  ///< where nothing lies on any road
  OpenWays open;                                   ///< as the table lies
  std::array<int, 5> row{};                        ///< of counters that lie open, by kind
  Heap stock, discarded, bag;                      ///< cards not drawn, cards paid, counters not drawn
  int round = 0;
  int first = 0;           ///< the seat that begins this round
  std::size_t row_at = 0;  ///< where the row of this round is to stand
  bool recorded = false;   ///< the record has begun
  int counted = 0;         ///< plays of the record that count
  bool stopped = false;    ///< the record ends
  bool over = false;       ///< the game was won early
  unsigned completers = 0;

  [[nodiscard]] int any(int sides) { return dice.below(sides); }
  [[nodiscard]] bool chance(int percent) { return dice.chance(percent); }
  [[nodiscard]] TruePlayer& at(Seat seat) { return players[seat.value]; }
  [[nodiscard]] Seat seat_at(int place) const { return {static_cast<std::uint8_t>((first + place) % player_count)}; }

  template <class Play>
  void add(const Play& play) {
    game.plays.emplace_back(play);
  }

  /// A play that counts; after the last one the record ends.
  template <class Play>
  void add_counted(const Play& play) {
    add(play);
    if (recorded && agreed.stop_after != 0 && ++counted >= agreed.stop_after) stopped = true;
  }

  /// A counter is laid on a road.
  void lay(WayId road, int kind) {
    roads[road.value].counter = static_cast<std::int8_t>(kind);
    laid |= std::uint64_t{1} << road.value;
    open.open(road, {kind, cost(Transport(kind), way(road).terrain)});
  }
  /// An obstacle is laid on a road where a counter lies.
  void block(WayId road) {
    roads[road.value].obstacle = true;
    ++open.price[road.value].cards;
  }
  /// All counters go back, and all obstacles.
  void clear_roads() {
    for (; laid != 0; laid &= laid - 1) {
      TrueRoad& road = roads[static_cast<std::size_t>(std::countr_zero(laid))];
      bag.put(std::exchange(road, {}).counter);
    }
    open = water;
  }

  /// What a step costs as the table lies now.
  [[nodiscard]] Due due(const Exit& exit) const {
    const Due& price = open.price[exit.way.value];
    return {price.kind, price.cards + (exit.upstream ? 1 : 0)};
  }
};

void choose(TrueTable& table);
void plan(TrueTable& table);
void travel(TrueTable& table);
void end_round(TrueTable& table);
/// The result of a game that was played out.
void claim(TrueTable& table);

}  // namespace elfref::testing::playing
