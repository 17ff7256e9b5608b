#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/turns.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// Travel cards of a kind in the box: 10, of rafts 12 (SETUP-5).
[[nodiscard]] constexpr int cards_in_box(Transport kind) {
  return kind == Transport::raft ? 12 : 10;
}
/// Transport counters of a kind in the box: 8, of rafts none (SETUP-7).
[[nodiscard]] constexpr int counters_in_box(Transport kind) {
  return kind == Transport::raft ? 0 : 8;
}

/// A hand of travel cards as far as it is known: how many of each kind at least and at most, and how many in all.
/// The real hand always lies within these bounds if the record is true; the bounds may be wider than what is knowable.
struct Hand {
  std::array<std::uint8_t, transport_count> lower{};  ///< by Transport: at least so many of it
  std::array<std::uint8_t, transport_count> upper{};  ///< by Transport: at most so many of it
  std::uint8_t min = 0;                               ///< cards in all, at least
  std::uint8_t max = 0;                               ///< cards in all, at most

  /// A hand of unknown cards.
  [[nodiscard]] static Hand unknown(int min, int max);
  /// Whether every card is known.
  [[nodiscard]] bool exact() const { return min == max && lower == upper; }
  /// Whether these cards can be among the hand.
  [[nodiscard]] bool can_hold(const Pieces& cards) const;
  /// Whether these cards are among the hand, whatever the unknown ones are.
  [[nodiscard]] bool surely_holds(const Pieces& cards) const;
  /// The most cards of a kind that the hand can have.
  [[nodiscard]] int most(Transport kind) const;

  /// Cards come into the hand, unknown ones too. Of `open` pieces only those that are known.
  void receive(const Pieces& cards);
  /// That many cards come into the hand and nobody saw which.
  void receive_unknown(int at_least, int at_most);
  /// Cards leave the hand. Where it cannot have held them it shrinks by their number and what is left is unknown.
  void give(const Pieces& cards);
  /// That many cards leave the hand and nobody saw which.
  void give_unknown(int at_least, int at_most);
  /// Cards beyond a number leave the hand, and nobody saw which.
  void keep_at_most(int cards);

  friend bool operator==(const Hand&, const Hand&) = default;

 private:
  void forget();
};

/// How many cards are dealt to a hand: as many as fill it up, or eight (DEAL-1, DEAL-2).
[[nodiscard]] Range due_cards(const Hand& hand, DealOption option);
/// A deal comes into a hand that nobody wrote down; `surely`: it was made.
void receive_unseen(Hand& hand, bool surely, DealOption option);
/// A hand comes down to 4 and nobody wrote down how: by exactly the excess, or, where `something` was thrown away, by as
/// much at least. `waits`: the turn may be yet to come.
void throw_unseen(Hand& hand, bool something, bool waits);

/// The transport counters in front of a player this round, and what became of them. A counter is known or not, and lies
/// face up, face down or nobody said how; which of them was placed may be open too. `match` holds one assignment of
/// uses to counters under which all that was written is true; a use that no assignment allows is not the player's.
struct Holding {
  /// A counter that was drawn, picked or kept.
  struct Counter {
    std::optional<Transport> kind;   ///< nothing: unknown
    Facing facing = Facing::either;  ///< how it lies, or lay
    bool surely = true;              ///< false: it may not exist (nobody wrote down whether one was kept)
    friend bool operator==(const Counter&, const Counter&) = default;
  };
  /// A counter that was placed.
  struct Use {
    std::optional<Transport> kind;   ///< nothing: unknown
    Facing facing = Facing::either;  ///< how it must have lain
    friend bool operator==(const Use&, const Use&) = default;
  };
  static constexpr int room = 14;            ///< more are not followed: then it is lax
  static constexpr std::uint8_t none = 255;  ///< no counter's index

  std::array<Counter, room> counters{};    ///< in the order in which they came
  std::array<Use, room> uses{};            ///< in the order in which they were placed
  std::array<std::uint8_t, room> match{};  ///< by use: a counter's index
  std::uint8_t counter_count = 0;          ///< how many of `counters` are used
  std::uint8_t use_count = 0;              ///< how many of `uses` and `match` are used
  // Sums by Transport, kept beside them because they are asked for often.
  std::array<std::uint8_t, transport_count> known{};       ///< counters of the kind
  std::array<std::uint8_t, transport_count> known_down{};  ///< of these, those that may lie face down
  std::array<std::uint8_t, transport_count> used{};        ///< uses of the kind
  std::array<std::uint8_t, transport_count> used_down{};   ///< of these, those that lay face down
  bool lax = false;  ///< too much is unknown (or was irregular): every use is taken as written

  /// A counter comes to lie in front of the player.
  void add(Counter counter);
  /// Assigns one more use, moving earlier ones where needed; false (and unchanged) when none is left for it.
  [[nodiscard]] bool assign(Use use);
  /// Whether one more use could be assigned.
  [[nodiscard]] bool can(Use use) const;
  /// Whether it could be assigned to counters whose kind is written.
  [[nodiscard]] bool is_known(Use use) const {
    if (!use.kind) return false;
    const auto kind = static_cast<std::size_t>(*use.kind);
    return use.facing == Facing::down ? known_down[kind] > used_down[kind] : known[kind] > used[kind];
  }
  /// Whether one more use of a known kind surely is of a counter that was written down when it came.
  [[nodiscard]] bool shows(Use use) const {
    if (!use.kind) return false;
    const auto kind = static_cast<std::size_t>(*use.kind);
    return known[kind] > used[kind] && (use.facing != Facing::down || known_down[kind] > used_down[kind]);
  }
  /// How many counters of a kind are somebody's at least.
  struct Least {
    int surely = 0;  ///< known ones, and face-down ones that came to light
    int more = 0;    ///< others that came to light; where their player took them nobody wrote down
  };
  /// How many counters of a kind are, or were this round, the player's.
  [[nodiscard]] Least at_least(Transport kind) const {
    const auto k = static_cast<std::size_t>(kind);
    const int surely = known[k] + std::max(0, used_down[k] - known_down[k]);
    return {surely, std::max(0, used[k] - surely)};
  }
  /// Counters surely in front of the player this round, placed ones included.
  [[nodiscard]] int surely() const;

  friend bool operator==(const Holding&, const Holding&) = default;
};

/// What became of a player's obstacle: one for the whole game (OBST-1).
enum class Obstacle : std::uint8_t { available, used, unknown };

/// The set of all seats.
inline constexpr Seats everybody = first_seats(max_seats);

/// One way in which a player's journeys may have gone since a part of them was not written down: all of it on which
/// hangs what follows.
struct Course {
  TownId at;              ///< where the boot stands
  TownSet had;            ///< towns whose piece the player surely had before
  TownSet fresh;          ///< other towns that were visited since
  Hand hand;              ///< cards that are left
  bool overpaid = false;  ///< any of them may have been paid as well, in this turn
  std::uint64_t over = 0; ///< roads used in this round on which a counter is only supposed, a bit a WayId
  bool most = true;       ///< what follows may come to more towns than by any other course
  bool least = true;      ///< what follows may come to fewer towns than by any other course

  /// Cards that may be in hand.
  [[nodiscard]] Range cards() const { return {overpaid ? 0 : hand.min, hand.max}; }

  friend bool operator==(const Course&, const Course&) = default;
};

/// Every course of a player's journeys that can come to most towns, or to least, as far as they were not too many.
struct Courses {
  std::vector<Course> all;     ///< not empty
  std::uint8_t towns_min = 0;  ///< pieces taken before, at least
  std::uint8_t towns_max = 0;  ///< pieces taken before, at most
  bool most = true;            ///< those that can come to most are all there
  bool least = true;           ///< those that can come to least are all there

  /// Pieces taken on a course: a town that was visited since may have been had before where those are only counted.
  [[nodiscard]] Range towns(const Course& course) const {
    const int visited = course.had.size() + course.fresh.size();
    return {std::min(20, std::max<int>(towns_min, visited)), std::min(20, towns_max + course.fresh.size())};
  }

  friend bool operator==(const Courses&, const Courses&) = default;
};

/// The courses of a player, or nothing where everything is known, or too little. Copies share them.
class OpenCourses {
 public:
  OpenCourses() = default;
  /// These; nothing where there are none.
  explicit OpenCourses(Courses courses) {
    if (!courses.all.empty()) courses_ = std::make_shared<const Courses>(std::move(courses));
  }
  /// Whether there are any.
  [[nodiscard]] explicit operator bool() const { return courses_ != nullptr; }
  /// The courses. REQUIRES: there are any.
  [[nodiscard]] const Courses& operator*() const { return *courses_; }
  /// A member of them. REQUIRES: there are any.
  [[nodiscard]] const Courses* operator->() const { return courses_.get(); }

  /// Whether both have the same courses, or none.
  friend bool operator==(const OpenCourses& a, const OpenCourses& b) {
    return a.courses_ == b.courses_ || (a && b && *a == *b);
  }

 private:
  std::shared_ptr<const Courses> courses_;
};

/// What is known of one player between two plays.
struct PlayerState {
  /// A number of cards that nobody wrote down.
  static constexpr std::uint8_t unseen = 255;

  TownSet at{elvenhold};                    ///< where the boot may stand; one town where it is known
  TownSet collected;                        ///< towns whose piece the player surely has
  TownSet open;                             ///< towns whose piece the player may have besides
  std::uint8_t towns_min = 0;               ///< pieces taken, at least
  std::uint8_t towns_max = 0;               ///< pieces taken, at most
  Hand hand;                                ///< travel cards
  Holding holding;                          ///< transport counters in front of the player
  Obstacle obstacle = Obstacle::available;  ///< the player's own
  std::uint32_t obstacle_ply = 0;           ///< the play that laid it, if it was laid in this record
  std::uint8_t colour = 0;                  ///< as TakeSeat has it
  std::uint32_t seat_ply = 0;               ///< the play with which the player sat down
  std::optional<TownId> town;               ///< the town card
  std::uint8_t picks = 0;                   ///< of this round
  bool travelled = false;                   ///< has had a turn in phase 5 of this round
  bool journey_written = false;             ///< of this round
  bool waits = false;                       ///< may have yet to travel in this round: the record may have stopped before
  bool gap = false;                         ///< part of what the player did was not written down
  bool may_have_won = false;  ///< in this round, at once: the game may have ended before cards were thrown away
  std::uint32_t stray = 0;    ///< the step that led along no connection to where the boot stands, plus one; 0: none
  bool discard_open = false;  ///< more may have been thrown away last turn than was written
  std::array<std::uint8_t, transport_count> dealt{};  ///< cards known to have come since the last shuffle, or kept then
  std::array<std::uint8_t, transport_count> given{};  ///< cards known to have gone since then
  bool discard_slip = false;                          ///< too few were thrown away last turn, as it was written
  std::uint8_t set_out_with = unseen;  ///< cards in hand when this turn of phase 5 began
  std::uint8_t paid = 0;               ///< in this turn
  std::uint8_t thrown = unseen;        ///< at its end
  std::uint32_t came = 0;       ///< the play with which the boot came to where it stands, plus one; 0: none
  std::uint32_t completed = 0;  ///< the play with which the twentieth town was taken, plus one; 0: none
  std::uint32_t picked_early = 0;  ///< this round's first pick out of turn, plus one; 0: none
  std::uint32_t counter_slip = 0;  ///< the play that kept or drew one counter too many, plus one; 0: none
  OpenCourses courses;  ///< since something of the journeys was not written down

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// What is known of an obstacle on a road that nobody wrote down: it may lie there, none does, or a payment showed one.
enum class Unseen : std::uint8_t { perhaps, none, shown };

/// What lies on one road.
struct RoadState {
  std::optional<Transport> counter;  ///< nothing: none, or an unknown one
  std::uint8_t possible = 0b111111;  ///< of an unknown counter: which it can have been, a bit a kind
  std::optional<Transport> other;    ///< a second counter that was laid all the same: either price passes
  bool occupied = false;             ///< a counter lies here, known or not
  std::uint8_t obstacles = 0;        ///< 2: a second one was laid by mistake; no more are counted
  std::uint32_t counter_ply = 0;     ///< the play that laid the counter
  std::uint32_t obstacle_ply = 0;    ///< the play that laid the first obstacle, or showed it
  Unseen unseen_obstacle = Unseen::perhaps;   ///< one besides those that were written down
  bool from_start = false;           ///< it lay here when the record began
  std::optional<Transport> counter_before{};  ///< lay here in the round before
  bool obstacle_before = false;               ///< one lay here in the round before

  friend bool operator==(const RoadState&, const RoadState&) = default;
};

/// A counter that was laid where none can lie; later plays may follow from it.
struct Astray {
  TownId a;               ///< the town written first
  TownId b;               ///< the other one
  std::uint32_t ply = 0;  ///< the play that laid it
  friend bool operator==(const Astray&, const Astray&) = default;
};

/// The step that was made last.
struct LastStep {
  std::uint32_t ply = 0;     ///< plus one; 0: none
  TownId from;               ///< where it began
  std::optional<WayId> way;  ///< along which it went; nothing: along no connection
  Pieces paid;               ///< the cards given
  friend bool operator==(const LastStep&, const LastStep&) = default;
};

/// How the game ended: not yet, after its last round (END-1), or by an early win (END-5).
enum class Ending : std::uint8_t { none, last_round, early_win };

/// The table between two plays: a regular value, copied freely; `apply` is the only writer.
struct State {
  Options options;                              ///< by which it is judged
  std::uint8_t players = 0;                     ///< how many sit there; seats are below it
  std::uint32_t ply = 0;                        ///< the play about to be judged
  std::uint8_t round = 0;                       ///< from 1; 0: none has begun
  std::array<PlayerState, max_seats> player{};  ///< by seat
  bool penalty = false;                         ///< town cards are in play: a distance is taken off the towns
  std::array<RoadState, road_count> road{};     ///< by WayId
  std::array<std::uint8_t, transport_count> road_counters{};  ///< that lay on roads when the record began
  bool roads_unknown = false;                                 ///< nobody wrote down what lies on the other roads
  std::uint8_t unseen_counters = 0;  ///< at most this many pieces lie there, as far as nobody has shown where
  std::uint8_t unseen_kinds = 0;     ///< the counters that they may be, a bit a kind
  Seats blockers = 0;                ///< whose obstacle may be among them
  std::uint8_t blocked = 0;          ///< so many of these a payment has shown
  std::array<Astray, 4> astray{};    ///< counters and obstacles of this round that lie on no road; more are forgotten
  std::uint8_t astray_count = 0;     ///< how many of `astray` are used

  Pieces row;                ///< the face-up counters; unknown ones too
  bool row_tracked = false;  ///< `row` is what was left, so another one is remarkable

  // Of this round, who has been dealt cards, drawn a counter, kept one, written down or not
  Seats dealt = 0;  ///< phase 1
  Seats drawn = 0;  ///< phase 2
  Seats kept = 0;   ///< phase 6

  // Turn order
  std::array<std::uint8_t, max_seats> left{};  ///< by seat: the left neighbour, who plays next
  Seats first = 1;                             ///< who may begin this round; one seat once it is known
  Seats next_first = 0;                        ///< who may begin the next one
  bool first_seen = false;                     ///< this round's starter has shown
  Seats turn = 1;                              ///< whose turn it may be in this phase
  Seats skipped = 0;            ///< after a play out of turn: who was passed over, and may still make good for it
  Seats ahead = 0;              ///< who played out of turn, and may sit out a turn for it
  Seats starters = 0;           ///< after a wrong start: who has the card and who began, each of whom may begin a phase
  bool strict = false;          ///< the order of this phase is binding
  Seats passed = 0;             ///< who has passed in succession (pass-end lap: in this lap)
  bool phase_over = false;      ///< the planning has ended
  std::uint32_t last_pass = 0;  ///< the pass that ended it, plus one; 0: nobody wrote it down
  std::uint32_t after_planning = 0;  ///< the first piece laid after that, plus one; 0: none
  std::uint32_t misplaced = 0;  ///< the play before, where it laid a piece that cannot lie there, plus one; 0: none
  Seat misplaced_by;            ///< who made that play
  bool opened = false;          ///< somebody has played in this phase
  std::uint8_t pick_index = 0;  ///< picks of this round so far, skipped ones included
  std::uint8_t first_traveller = 0;   ///< of this phase 5, by seat
  std::uint8_t last_traveller = 255;  ///< of this phase 5, by seat; 255: nobody yet
  std::uint8_t traveller = 255;       ///< whose journey is under way, by seat; 255: nobody's
  bool travels_again = false;         ///< it is a second one in this round
  Seats unwritten = 0;                ///< whose journey of this phase 5 nobody wrote down
  LastStep last_step;                 ///< whoever made it

  // The box
  bool picks_skipped = false;                            ///< in this phase 3 somebody's pick was not written down
  std::array<std::uint8_t, transport_count> row_gone{};  ///< counters of the row that unwritten picks may have taken
  std::uint8_t cards_reported = 0;     ///< kinds of cards already found too many since then, a bit a kind
  std::uint8_t counters_reported = 0;  ///< kinds of counters already found too many this round
  std::uint8_t stock = 72;             ///< under reshuffle when-empty: cards surely left undealt

  // The end
  Ending ending = Ending::none;  ///< once set, it stays
  std::uint8_t ended_in = 0;     ///< the round
  Seats completers = 0;          ///< who had all 20 towns when it was tested
  std::uint8_t rounds_done = 0;  ///< the number of the last round that was completed
  bool maybe_ended = false;      ///< somebody may have had all 20 when it was tested
  bool won_before = false;       ///< the game was won at once, and may have been before that
  bool after_end_noted = false;  ///< that somebody played after an early win has been told
  bool sheet = false;            ///< the table of a score sheet: nothing was played

  Work* work = nullptr;  ///< of what searches for ways that nobody wrote down spend; null: nobody counts

  /// The left neighbour, who plays next (SETUP-11).
  [[nodiscard]] Seat next(Seat seat) const { return {left[seat.value]}; }
  /// The left neighbours of some seats.
  [[nodiscard]] Seats next(Seats seats) const;
  /// A player, to be changed. REQUIRES: the seat is taken.
  [[nodiscard]] PlayerState& at(Seat seat) { return player[seat.value]; }
  /// A player. REQUIRES: the seat is taken.
  [[nodiscard]] const PlayerState& at(Seat seat) const { return player[seat.value]; }
  /// The place of a seat in this round's order of play, counted from its starter.
  [[nodiscard]] int position(Seat seat) const;

  friend bool operator==(const State&, const State&) = default;
};

// ---------------------------------------------------------------- order of play

/// Whether the next play of this phase shows who begins the round, and nobody has shown it yet.
[[nodiscard]] inline bool opens_round(const State& state) {
  return state.strict && !state.opened && !state.first_seen;
}
/// Who may play now in a phase whose order is binding. After a play out of turn the table mends the order as it likes:
/// whoever was passed over plays when it is noticed, whoever was too early sits out a turn.
[[nodiscard]] Seats may_play(const State& state);
/// The play before, if the same player laid a piece there that cannot lie: this one stands in its place.
[[nodiscard]] std::optional<std::uint32_t> laid_again(const State& state, Seat seat);
/// The place of a seat's next pick among all picks of the round (three laps), if nobody is skipped who need not be.
[[nodiscard]] int next_pick(const State& state, Seat seat);

/// The connections that join two towns.
struct Connections {
  std::optional<WayId> road;   ///< a road
  std::optional<WayId> water;  ///< a river or a ferry line
};
/// Those between two towns along which somebody may go who says how.
[[nodiscard]] inline Connections connections(TownId a, TownId b, By by) {
  const bool over_water = by == By::river || by == By::ferry;
  Connections found;
  if (!over_water) found.road = road_between(a, b);
  if (by != By::road) found.water = waterway_between(a, b);
  if (found.water && over_water && is_ferry(*found.water) != (by == By::ferry)) found.water.reset();
  return found;
}

/// The road on which a piece is laid; nothing where it is said to be on water, or no road joins the towns.
[[nodiscard]] inline std::optional<WayId> laid_on(const Link& link) {
  return link.by == By::river || link.by == By::ferry ? std::nullopt : road_between(link.a, link.b);
}

// ---------------------------------------------------------------- the box

/// Counters of a kind that are surely out of the pile: in the row, on roads, in front of players.
[[nodiscard]] inline int counters_out(const State& state, Transport kind) {
  const auto k = static_cast<std::size_t>(kind);
  int surely = state.row.of[k] + state.road_counters[k], more = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding::Least least = state.player[static_cast<std::size_t>(seat)].holding.at_least(kind);
    surely += least.surely;
    more += least.more;
  }
  return surely + std::max<int>(more, state.row_gone[k]);  // those that came to light may be those of the row
}
/// The same, if a seat had other counters in front of it.
[[nodiscard]] int counters_out(const State& state, Transport kind, Seat seat, const Holding& holding);
/// Cards of a kind that a player surely held since the last shuffle, given ones included.
[[nodiscard]] inline int cards_shown(const PlayerState& player, Transport kind) {
  const auto k = static_cast<std::size_t>(kind);
  return std::max<int>(player.dealt[k], player.given[k] + player.hand.lower[k]);
}
/// Cards of a kind that surely were dealt since the last shuffle, or kept before it: played, thrown away, in hands.
[[nodiscard]] inline int cards_out(const State& state, Transport kind) {
  int out = 0;
  for (int seat = 0; seat < state.players; ++seat)
    out += cards_shown(state.player[static_cast<std::size_t>(seat)], kind);
  return out;
}

/// Whether a deal is that of somebody who kept 4, where too few were thrown away, as it was written: that number may be
/// the slip.
[[nodiscard]] inline bool dealt_as_if_4_were_kept(const State& state, const Deal& deal) {
  const bool fills = state.options.deal() == DealOption::fill_8;
  return fills && state.at(deal.seat).discard_slip && deal.cards.count() == 4;
}

/// Whether a player who has all 20 towns in this round wins early, at once or when it ends (END-5).
[[nodiscard]] inline bool early_win_counts(const State& state) {
  const EarlyWin rule = state.options.early_win();
  if (rule == EarlyWin::never || (rule == EarlyWin::end_of_round_3 && state.round != 3)) return false;
  return state.ending == Ending::none && state.round <= 3 && state.round < state.options.rounds();
}
/// Whether the twentieth town ends the game at once.
[[nodiscard]] inline bool ends_at_once(const State& state) {
  return state.options.early_win() == EarlyWin::immediate && early_win_counts(state);
}
/// Whether a player may have ended the game so with what came to light last of a journey.
[[nodiscard]] inline bool may_have_ended_it(const State& state, const PlayerState& player) {
  return player.towns_max >= 20 && ends_at_once(state);
}
/// Whose journey is under way with a play, by seat; 255: nobody's.
[[nodiscard]] inline Seat traveller_with(const State& state, const Action& action) {
  const auto* begins = std::get_if<BeginJourney>(&action);
  return begins != nullptr ? begins->seat : Seat{state.traveller};
}
/// Whether the game may have been won in the midst of this round, by what nobody wrote down: what is played then breaks a
/// rule only if it was not. `traveller`: whose journey is under way, which others may have made theirs before.
[[nodiscard]] bool may_be_over(const State& state, Seat traveller);

/// Who sits where: the seats clockwise, beginning with the starting player of round 1.
using Seating = std::array<std::uint8_t, max_seats>;
/// As the record lists the players.
[[nodiscard]] Seating listed_seating();

/// The table when the record begins.
[[nodiscard]] State begin(const Session& session, const Options& options, const Seating& seating);

// ---------------------------------------------------------------- prices

/// What a step along a connection costs.
struct Price {
  bool land = true;                ///< by road; else by water
  std::uint8_t obstacles_min = 0;  ///< more than one obstacle lies there only by mistake: either count passes
  std::uint8_t obstacles_max = 0;  ///< each costs one card more (MOVE-5)
  std::uint8_t rafts = 0;  ///< on water: 1 downstream, 2 upstream, `lake-cost` by ferry (RAFT-2, RAFT-3, FERRY-1)
};
/// The price of a step. REQUIRES: step.way is set.
[[nodiscard]] inline Price price_of(const State& state, const Step& step) {
  Price price;
  const WayId way = *step.way;
  if (is_road(way)) {
    const RoadState& road = state.road[way.value];
    price.obstacles_min = road.obstacles > 0 ? 1 : 0;
    // Where nobody wrote down the counter either, both were laid unseen.
    const bool room = state.roads_unknown && state.unseen_counters > (road.occupied ? 0 : 1);
    const bool spare = std::popcount(state.blockers) > state.blocked;
    const bool unseen = room && spare && road.unseen_obstacle == Unseen::perhaps;
    price.obstacles_max = std::max<std::uint8_t>(road.obstacles, unseen ? 1 : 0);
    return price;
  }
  price.land = false;
  const bool down = elfenland::way(way).b == step.to;
  price.rafts = static_cast<std::uint8_t>(is_ferry(way) ? state.options.lake_cost() : down ? 1 : 2);
  return price;
}

/// How a payment relates to the price.
enum class Payment : std::uint8_t {
  exact,             ///< the price (MOVE-4)
  caravan,           ///< any 3 cards, over an obstacle 4 (CARAVAN-1, CARAVAN-4)
  overpaid,          ///< the price, and more
  overpaid_caravan,  ///< a caravan, and more
  wrong,             ///< neither
};
/// How these cards relate to the price of a step.
/// REQUIRES: step.from and step.way are set; on land a known counter lies there; `paid` is exact.
[[nodiscard]] Payment payment_of(const State& state, const Step& step, const Pieces& paid);

/// What may be said of a step's payment as it was written.
struct PaymentAnswer {
  Payment payment = Payment::wrong;  ///< of an exact payment, or the best that an inexact one can be
  bool may_pass = false;             ///< under some value of what is unknown it is legal
  bool may_fail = false;             ///< under some value of what is unknown it is not
};
/// Judges the payment of a step. REQUIRES: priced(state, step).
[[nodiscard]] PaymentAnswer judge_payment(const State& state, const Step& step);

/// What a payment by road may be, and whether the price could have been paid instead: under each counter and obstacle
/// that may lie there and under which the payment passes, one of these. Of unseen cards not all ways to fill them in are
/// tried where it is settled that nobody can tell.
struct CaravanAnswer {
  bool none = false;      ///< no caravan
  bool unable = false;    ///< a caravan, and the price was not in the hand
  bool perhaps = false;   ///< a caravan, and nobody wrote down whether the price was in the hand
  bool able = false;      ///< a caravan, and the price was in the hand
  bool overpaid = false;  ///< the same, unless it is the price and too much besides

  /// Whether it is a caravan, and the price was in the hand, whatever lies there.
  /// Whether it is a caravan, unless it is too much for the price, and the price was in the hand, whatever lies there.
  [[nodiscard]] bool surely_in_hand() const { return (able || overpaid) && !none && !unable && !perhaps; }
  /// Whether it is a caravan, and the price was in the hand, whatever lies there.
  [[nodiscard]] bool surely_able() const { return surely_in_hand() && !overpaid; }
};
/// Asks that of a step, of some counters, a bit a kind.
/// REQUIRES: priced(state, step), and step.way is a road on which not two counters lie.
[[nodiscard]] CaravanAnswer judge_caravan(const State& state, const Step& step, std::uint8_t counters);

/// Whether a payment is one that the rules let pass.
[[nodiscard]] bool passes(const State& state, Payment payment);
/// The set of one kind of counters, a bit a kind.
[[nodiscard]] constexpr std::uint8_t counter_bit(Transport counter) {
  return static_cast<std::uint8_t>(1u << static_cast<int>(counter));
}
/// Calls `each` with every kind of a set of counters.
template <class Each>
constexpr void for_counters(std::uint8_t kinds, const Each& each) {
  for (; kinds != 0; kinds &= static_cast<std::uint8_t>(kinds - 1)) each(static_cast<Transport>(std::countr_zero(kinds)));
}
/// Counters of every kind, a bit a kind.
inline constexpr std::uint8_t all_counters = 0b111111;
/// The counters that can lie on a road, a bit a kind.
[[nodiscard]] std::uint8_t counters_there(const State& state, WayId id);
/// What one counter asks for on a road without an obstacle; where it does not fit the terrain (it was laid by mistake)
/// either price of the table passes.
[[nodiscard]] Range counter_price(Transport counter, Terrain terrain);
/// Of an unknown counter on the step's road: the kinds under which the payment passes, a bit a kind.
/// REQUIRES: step.way is a road.
[[nodiscard]] std::uint8_t payable_kinds(const State& state, const Step& step);
/// Whether the payment passes whatever counter and obstacle lie on the step's road. REQUIRES: step.way is a road.
[[nodiscard]] bool payable_whatever_lies(const State& state, const Step& step);

/// Whether a counter lies on a road, or may lie there and nobody wrote it down. REQUIRES: it is a road.
[[nodiscard]] inline bool counter_may_lie(const State& state, WayId road) {
  return state.road[road.value].occupied || (state.roads_unknown && state.unseen_counters > 0);
}

/// Whether a step is one on which a price can be asked: along a road with a counter, or water.
[[nodiscard]] inline bool priced(const State& state, const Step& step) {
  if (!step.way || !step.from) return false;
  if (!is_road(*step.way)) return !step.caravan;
  return counter_may_lie(state, *step.way);
}

/// An unknown payment of a step leaves a hand: as many cards, and rafts by water, as a legal one can have been.
void give_unknown_payment(const State& state, const Step& step, Hand& hand);

/// Towns that a boot may reach from `from` by legal steps with the cards of a hand: never too few of them.
[[nodiscard]] TownSet reach(const State& state, TownSet from, const Hand& hand);

/// Whether a play breaks a rule.
[[nodiscard]] bool breaks_a_rule(const State& state, const Action& action);

/// Finds `from` and `way` of a step: of all readings one under which it is legal, if there is one.
void resolve(const State& state, Action& action);

// ---------------------------------------------------------------- the game

/// What each action does to the table. Total: also after a breach, also for what cannot have happened as written.
void apply(State& state, const Action& action);

/// The standings, best first. `Standing::place` of an unfinished game is what it would be now.
[[nodiscard]] std::vector<Standing> standings(const State& state, const std::vector<Player>& players);
/// What each of them is made of: Standing::figures.
[[nodiscard]] std::span<const FigureWords> figures();

/// The numbers behind a standing.
struct Score {
  Seat seat;                      ///< whose it is
  Range towns;                    ///< pieces taken (VISIT-1)
  std::optional<Range> distance;  ///< only with town cards: steps from the boot to the town (DEST-2)
  Range score;                    ///< towns less distance
  Range cards;                    ///< in hand, which decides between equals (END-2)
  Range place;                    ///< from 1; equals share it (END-4)
  bool early = false;             ///< surely won early
  bool maybe_early = false;       ///< may have won early
};
/// Every player's score, by seat; State::players of them are used.
[[nodiscard]] std::array<Score, max_seats> scores(const State& state);
/// The hand cards that a tie-break compares, 0 to 4: whoever kept more than the limit gains nothing by it.
[[nodiscard]] Range compared_cards(const Score& score);
/// A shortest route in words: `Rivinia - Tichih`.
[[nodiscard]] std::string route_words(TownId from, TownId to, Distance metric);

}  // namespace elfref::elfenland
