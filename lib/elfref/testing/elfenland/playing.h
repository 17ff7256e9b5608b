#pragma once

#include <array>
#include <cstdint>

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
  bool twin = false;  ///< a road and a waterway lead there
};

struct Exits {
  std::array<Exit, 12> all{};
  std::uint8_t count = 0;
  [[nodiscard]] const Exit* begin() const { return all.data(); }
  [[nodiscard]] const Exit* end() const { return all.data() + count; }
};

/// The ways out of every town.
const std::array<Exits, town_count>& exits_of_towns();

/// What a step costs: cards of one kind; 0 where nobody can go.
struct Due {
  int kind = raft;
  int cards = 0;
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
        player_count(agreement.players) {}

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

  /// What a step costs as the table lies now.
  [[nodiscard]] Due due(const Exit& exit) const {
    const Way& along = way(exit.way);
    if (is_ferry(exit.way)) return {raft, options.lake_cost()};
    if (is_river(exit.way)) return {raft, along.b == exit.to ? 1 : 2};
    const TrueRoad& road = roads[exit.way.value];
    if (road.counter < 0) return {};
    return {road.counter, cost(Transport(road.counter), along.terrain) + (road.obstacle ? 1 : 0)};
  }
};

void choose(TrueTable& table);
void plan(TrueTable& table);
void travel(TrueTable& table);
void end_round(TrueTable& table);
/// The result of a game that was played out.
void claim(TrueTable& table);

}  // namespace elfref::testing::playing
