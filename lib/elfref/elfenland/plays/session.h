#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/judging/session.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"

namespace elfref::elfenland {

/// Most players that can be replayed; the rules say 2 to 6, and a record of 7 is judged.
inline constexpr int max_seats = 10;

// ---------------------------------------------------------------- pieces

/// Travel cards or transport counters as somebody wrote them down.
struct Pieces {
  Counts of{};               ///< by Transport
  std::uint8_t unknown = 0;  ///< pieces whose kind nobody wrote down
  bool open = false;         ///< `unknown` alone: not even how many

  /// How many there are of a kind that is known.
  [[nodiscard]] constexpr int known() const { return sum(of); }
  /// How many there are, when not `open`; else how many at least.
  [[nodiscard]] constexpr int count() const { return known() + unknown; }
  /// Every piece is known.
  [[nodiscard]] constexpr bool exact() const { return unknown == 0 && !open; }
  friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

/// How a transport counter lies in front of its owner.
enum class Facing : std::uint8_t {
  either,  ///< nobody said how
  up,      ///< for all to see, as picks lie (DRAW-4)
  down,    ///< for its owner to see, as drawn ones lie (DRAW-1)
};

/// Transport counters in front of a player, up to eight, as written: kind (nothing: unknown) and how each lies.
struct FacedCounters {
  /// One of them.
  struct Counter {
    std::optional<Transport> kind;   ///< nothing: nobody wrote it down
    Facing facing = Facing::either;  ///< how it lies
    friend constexpr bool operator==(const Counter&, const Counter&) = default;
  };
  std::array<Counter, 8> at{};  ///< in the order in which they are written; `count` of them are used
  std::uint8_t count = 0;       ///< at most 8
  bool open = false;            ///< `unknown` alone: not even how many

  friend constexpr bool operator==(const FacedCounters&, const FacedCounters&) = default;
};

/// How a play says by which kind of connection it goes.
enum class By : std::uint8_t { unsaid, road, river, ferry };

/// Two towns between which something is laid, as written: the rules find the connection.
struct Link {
  TownId a;            ///< the town written first
  TownId b;            ///< the other one
  By by = By::unsaid;  ///< `by road`, `by river`, `by ferry`
  friend constexpr bool operator==(const Link&, const Link&) = default;
};

// ---------------------------------------------------------------- actions

/// Phases, as plays and findings name them.
namespace phase {
inline constexpr std::string_view setup = "setup";    ///< players sit down; `start`
inline constexpr std::string_view deal = "deal";      ///< phase 1: cards are dealt
inline constexpr std::string_view draw = "draw";      ///< phase 2: a counter each, face down
inline constexpr std::string_view choose = "choose";  ///< phase 3: three counters each, face up
inline constexpr std::string_view plan = "plan";      ///< phase 4: counters and obstacles are placed
inline constexpr std::string_view travel = "travel";  ///< phase 5: one journey each
inline constexpr std::string_view keep = "keep";      ///< phase 6: one counter each is kept
inline constexpr std::string_view end = "end";        ///< the round, or the game, is over
}  // namespace phase

/// The parts of a play at which a finding can point (Part).
enum PlayPart : Part {
  whole = 0,    ///< all of it
  actor = 1,    ///< the player's name
  object = 2,   ///< the counter, card or count
  where = 3,    ///< the town or road
  payment = 4,  ///< the cards, without `caravan` or `by …`
  extra = 5,    ///< what was turned up, `hidden`, `by …`, `caravan`
};

/// A player sits down.
struct TakeSeat {
  Seat seat;                     ///< who
  /// Colours that match have one number (SETUP-2): a PieceColour's, or behind these; 0: none.
  std::uint8_t colour = 0;
  std::optional<TownId> town{};  ///< the town card (DEST-1)
};
/// Everybody is about to sit down. Points at the key `players`.
struct BeginGame {
  std::uint8_t players = 0;  ///< how many there are (SETUP-1)
};
/// What `start` says of a player; the table begins with it, and the rules may have something to say of it.
struct StartPlayer {
  Seat seat;                 ///< who
  std::string_view phase{};  ///< the one with which the record begins
};
/// What lies on a road when the record begins, as `start` says it.
/// A piece too many on a road is one more of these.
struct StartRoad {
  Link link;                           ///< between which towns
  std::optional<Transport> counter{};  ///< nothing: none, or an unknown one
  bool unknown_counter = false;        ///< a counter lies there, and nobody wrote down which
  bool obstacle = false;               ///< an obstacle lies there
};
/// A round begins: the starting player card goes on (ROUND-1), and `reshuffle: every-round` shuffles.
struct BeginRound {
  std::uint8_t number = 1;  ///< counts from 1
  bool recorded = true;     ///< false: a round written `unknown`, in which anything legal may have happened
};
/// The five face-up counters when phase 3 begins, as written.
struct ShowRow {
  Pieces row;  ///< 5 are due (DRAW-5)
};
/// Phase 1 for one player. Emitted for every player of a recorded round.
struct Deal {
  Seat seat;            ///< whose hand the cards go to
  Pieces cards;         ///< 8 in round 1 (DEAL-1), later as many as are due (DEAL-2)
  bool written = true;  ///< false: nobody wrote it down
  bool surely = true;   ///< false: not written, and the record may have stopped before it
};
/// Phase 2 for one player: the counters taken, face down. Emitted for every player of a recorded round.
struct Draw {
  Seat seat;            ///< who takes them
  Pieces counters;      ///< one is due (DRAW-1); none: took none
  bool written = true;  ///< false: nobody wrote it down, and `counters` is one unknown
};
/// Phase 3 begins.
struct BeginChoose {
  bool complete = false;      ///< every player has three picks or more, so their order is binding (DRAW-3)
  bool laps_missing = false;  ///< of every player some pick was surely made and not recorded, nobody knows where among
                              ///< the others
};
/// One pick of phase 3.
struct Pick {
  Seat seat;                          ///< who takes it
  std::optional<Transport> kind{};    ///< nothing: nobody wrote down what was taken
  bool blind = false;                 ///< from the face-down pile
  bool hidden = false;                ///< kept face down, against the rule
  std::optional<Transport> turned{};  ///< what was turned up in its place
  bool written = true;                ///< false: a pick nobody wrote down (the missing ones, emitted at the end)
};
/// Phase 4 begins.
struct BeginPlan {
  /// Some pass stands in it before the closing run: then whoever is skipped is passed over out of turn (PLAN-1).
  bool passes_recorded = false;
  bool recorded = true;  ///< false: the round has no `plan`, and anything may lie on the roads
};
/// A transport counter is laid on a road (PLAN-1).
struct PlaceCounter {
  Seat seat;                        ///< who lays it
  std::optional<Transport> kind{};  ///< nothing: unknown
  bool hidden = false;              ///< it had lain face down
  Link link;                        ///< between which towns
};
/// The obstacle is laid on a road where a counter lies (OBST-1).
struct PlaceObstacle {
  Seat seat;  ///< who lays it
  Link link;  ///< between which towns
};
/// Nothing is laid; the planning ends when all in succession do that (PLAN-7).
struct Pass {
  Seat seat;  ///< who
};
/// An entry of `plan` that nobody could write down (`Anna: unknown`): anything legal.
struct UnknownPlay {
  Seat seat;  ///< whose turn it was
};
/// Phase 5 begins.
struct BeginTravel {
  bool complete = false;        ///< every player has exactly one line, so their order is binding (MOVE-1)
  std::uint16_t unwritten = 0;  ///< who has no line, a bit a seat
};
/// Whether a journey that nobody wrote down was made: the record may have stopped before it. `in_the_last_round`: what
/// the record claims is of the end of a game, and shows that it was made where the game ends with this round.
enum class Made : std::uint8_t { surely, in_the_last_round, perhaps };
/// A player's turn in phase 5 begins.
struct BeginJourney {
  Seat seat;                 ///< who travels
  bool written = true;       ///< false: the player has no line
  Made made = Made::surely;  ///< of a journey without a line
};
/// One step along one connection (MOVE-2).
struct Step {
  Seat seat;             ///< who travels
  TownId to;             ///< where the boot is put, whatever the rules say
  Pieces paid;           ///< the cards given
  bool caravan = false;  ///< `caravan` is written
  By by = By::unsaid;    ///< `by road`, `by river`, `by ferry`
  /// Where the boot came from. resolve() finds it: of all readings one under which the step is legal, if there is one.
  std::optional<TownId> from{};
  std::optional<WayId> way{};  ///< resolve() finds it; nothing: no connection leads there
  bool other_ways = false;     ///< resolve() finds it: it may as well have gone another way, so it shows nothing of the
                               ///< road
  /// Cards surely given later in the same turn, by Transport: no card is drawn in a turn, so they were in the hand
  /// already. All 0 where that is not known.
  Counts later{};
};
/// Part of a journey, or all of it, that nobody wrote down; `at` is where the boot was seen next.
struct UnknownSteps {
  Seat seat;                   ///< who travels
  std::optional<TownId> at{};  ///< nothing: wherever legal steps lead
};
/// A player's turn in phase 5 ends, and with it the hand comes down to 4 (HAND-1).
struct EndJourney {
  Seat seat;             ///< who has travelled
  Pieces discard;        ///< all that was thrown away in that turn
  bool written = false;  ///< false: nobody wrote one down; then it was the excess over 4
  Pieces before{};  ///< of the discard, what stands in other lines than the last; the last one is the `object`, the
                    ///< first `extra`
};
/// Phase 6 for one player: the counter that is not given back (ROUND-2).
struct Keep {
  Seat seat;               ///< who keeps it
  FacedCounters counters;  ///< one may be kept; none: kept none
  bool written = true;     ///< false: nobody wrote it down
};
/// The round is over: roads are cleared, an early win is tested (END-5).
struct EndRound {
  bool surely = true;  ///< false for the last round of a record some of whose journeys are unwritten: then it is over
                       ///< only if nobody may have yet to travel
};

/// A line of a score sheet (`final`). Nothing: not written.
struct Sheet {
  Seat seat;                            ///< whose line it is
  std::optional<std::uint8_t> towns{};  ///< how many, Elvenhold and repetitions not counted
  bool listed = false;                  ///< the towns are named
  TownSet named;                        ///< those towns, without Elvenhold
  std::optional<TownId> at{};           ///< where the boot stands
  std::optional<std::uint8_t> cards{};  ///< how many are in hand (HAND-1: at most 4)
};
/// One entry of a score sheet's list of towns that cannot count: a town named twice, or Elvenhold.
struct SheetTown {
  Seat seat;           ///< whose list it is
  TownId town;         ///< that does not count (VISIT-2)
  bool again = false;  ///< it was named before; false: it is Elvenhold
};

/// `winner:` names these players.
struct ClaimWinner {
  std::uint16_t seats = 0;  ///< a bit a seat
};
/// One value under `result:`.
struct ClaimResult {
  /// What is claimed.
  enum class Key : std::uint8_t { towns, at, distance, score, cards, place };
  Key key = Key::towns;  ///< as the record names it
  Seat seat;             ///< of whom it is claimed
  int value = 0;         ///< a number of towns, steps, points, cards, a place from 1; `at`: a TownId's value
  TownSet named{};       ///< `towns` as a list
};
/// The keys under `result`, by ClaimResult::Key.
inline constexpr std::array<std::string_view, 6> result_keys{"towns", "at", "distance", "score", "cards", "place"};

/// A play: everything that happens at the table, or that a record says of it, in the order of the game. Seats and towns
/// are those of the session; nothing else is taken for granted.
using Action = std::variant<BeginGame, TakeSeat, StartPlayer, StartRoad, BeginRound, ShowRow, Deal, Draw, BeginChoose,
                            Pick, BeginPlan, PlaceCounter, PlaceObstacle, Pass, UnknownPlay, BeginTravel, BeginJourney,
                            Step, UnknownSteps, EndJourney, Keep, EndRound, Sheet, SheetTown, ClaimWinner, ClaimResult>;

/// Whether somebody wrote a play down; that of a play that does not say so is.
[[nodiscard]] bool is_written(const Action& action);

// ---------------------------------------------------------------- the record understood

/// Where a record begins, as `start` says it; nothing: left out.
struct Start {
  /// What it says of a player.
  struct Player {
    std::optional<TownId> at;               ///< where the boot stands
    std::optional<std::uint8_t> towns;      ///< how many were visited
    bool towns_listed = false;              ///< they are named
    TownSet named;                          ///< those towns, without Elvenhold
    std::optional<Pieces> hand;             ///< travel cards
    Span hand_span;                         ///< where they are written
    std::optional<FacedCounters> counters;  ///< without `hidden` a counter lies face up
    std::optional<bool> obstacle_used;      ///< in a round before, or in this one
  };
  int round = 1;                         ///< with which the record begins, from 1
  std::string_view phase = phase::deal;  ///< the phase with which the record begins
  std::optional<Seat> first;             ///< that round's starting player; nothing: by the order of the players
  std::vector<Player> players;           ///< by seat; empty: no `players` in `start`
  bool roads_written = false;            ///< then they are plays: StartRoad
  bool written = false;                  ///< the record has a `start`

  /// Whether the record begins behind a planning and does not say what was laid.
  [[nodiscard]] bool roads_left_out() const { return phase == elfenland::phase::travel && !roads_written; }
};

/// A record understood: what was agreed, where it begins, every play in order. It does not depend on the options by
/// which it is judged.
struct Session : SessionOf<Action> {
  Session() = default;  // and no list of names, which makes a Table

  bool town_written = false;  ///< some player has `town`
  Start start;                ///< the position from which it goes on
  bool sheet = false;         ///< a score sheet without plays
  bool has_winner = false;    ///< it has a `winner`
  bool only_claims = false;   ///< of a game nobody wrote down: there is no `start`, no round and no sheet
  int rounds_recorded = 0;    ///< rounds written, unknown ones included
};

/// The values by which a session is judged: its edition's, then what the record sets, then `town-cards` where a
/// player has a town.
[[nodiscard]] Options judging_options(const Session& session);
/// The options whose value a session settles: those that are set, and `town-cards` where a player has a town.
[[nodiscard]] OptionSet settled_options(const Session& session);

/// Tells every step what its player surely gave later in the same turn: no card is drawn in a turn (facts F4).
void look_ahead(std::span<Play<Action>> plays);

}  // namespace elfref::elfenland
