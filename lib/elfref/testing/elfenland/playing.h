#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"

// How a game is played out: by phase in play.cpp, play_counters.cpp and play_travel.cpp, its end in play_result.cpp.

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
const std::array<Exits, town_count>& exits();

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
class Playing {
 public:
  Playing(const Agreement& agreed, PlayedGame& game)
      : agreed_(agreed),
        game_(game),
        dice_(agreed.seed, stream_of(agreed.number, agreed.attempt) * 2),
        options_(agreed.options),
        count_(agreed.players) {}

  /// Plays until the record is to end.
  void play();

  /// The game came to where the record was to begin.
  [[nodiscard]] bool recorded() const { return recorded_; }

 private:
  [[nodiscard]] int any(int sides) { return dice_.below(sides); }
  [[nodiscard]] bool chance(int percent) { return dice_.chance(percent); }
  [[nodiscard]] TruePlayer& at(Seat seat) { return player_[seat.value]; }
  [[nodiscard]] Seat seat_at(int place) const { return {static_cast<std::uint8_t>((first_ + place) % count_)}; }

  template <class Play>
  void add(const Play& play) {
    game_.plays.emplace_back(play);
  }

  /// A play that counts; after the last one the record ends.
  template <class Play>
  void add_counted(const Play& play) {
    add(play);
    if (recorded_ && agreed_.stop_after != 0 && ++counted_ >= agreed_.stop_after) stopped_ = true;
  }

  void sit_down();
  void shuffle_box();
  void deal_towns();
  /// Everybody has been to many towns, and some are nearly done.
  void come_far();
  /// A phase begins; the record too, if it is that one.
  void begin_phase(int phase);
  void begin_midway(int phase);
  void round(int number);
  void begin_round(int phase = 0);
  int next_card();
  void deal();
  void draw();
  void show_row();
  void choose();
  void take_counter(Seat seat);
  /// What a step costs as the table lies now.
  [[nodiscard]] Due due(const Exit& exit) const;
  /// Where a player means to be after what he has planned so far.
  struct Intent {
    TownId at;
    TownSet towns;
    Heap hand;
  };
  void follow_the_counters(Intent& intent);
  static void go_on(Intent& intent, const Exit& exit, Due price);
  /// A counter on a road: which of a player's, and where.
  struct Idea {
    int counter = -1;
    WayId road;
    const Exit* exit = nullptr;
  };
  [[nodiscard]] Idea best_idea(const TruePlayer& player, const Intent& intent);
  [[nodiscard]] Idea any_idea(const TruePlayer& player);
  bool lay_obstacle(Seat seat);
  [[nodiscard]] Link link_of(WayId id);
  /// One turn; false: a pass.
  bool lay(Seat seat, Intent& intent);
  void plan();
  /// A step that a player thinks of.
  struct Wish {
    const Exit* exit = nullptr;
    Due price;
    int caravan = 0;  ///< cards of one; 0: none
  };
  [[nodiscard]] bool leads_on(const TruePlayer& player, TownId town) const;
  [[nodiscard]] int worth(const TruePlayer& player, const Exit& exit, int cards, bool roams);
  [[nodiscard]] Wish best_wish(const TruePlayer& player);
  void take_step(Seat seat, const Wish& wish);
  void pay(Step& step, int kind);
  /// A game that goes on after this round may be won early in it.
  [[nodiscard]] bool counts_early() const { return round_ <= 3 && round_ < options_.rounds(); }
  void journey(Seat seat);
  void travel();
  void end_round();
  void keep(Seat seat);
  void test_early_win();
  /// How a player stands: the more the better, one after the other.
  struct Count {
    bool early = false;
    int score = 0;
    int near = 0;
    int cards = 0;
    friend auto operator<=>(const Count&, const Count&) = default;
  };
  [[nodiscard]] int way_left(const TruePlayer& player) const;
  [[nodiscard]] Count count_of(int seat) const;
  void claim();

  const Agreement& agreed_;
  PlayedGame& game_;
  Dice dice_;
  const Options& options_;
  int count_;
  Habits habits_{};
  bool colours_ = false;
  std::array<TruePlayer, most_players> player_{};
  std::array<TrueRoad, road_count> road_{};
  std::array<int, 5> row_{};
  Heap stock_, discarded_, bag_;
  int round_ = 0;
  int first_ = 0;
  std::size_t row_at_ = 0;  // where the row of this round is to stand
  bool recorded_ = false;   // the record has begun
  int counted_ = 0;
  bool stopped_ = false;  // the record ends
  bool over_ = false;     // the game was won early
  unsigned completers_ = 0;
};

}  // namespace elfref::testing::playing
