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

/// The most players that can be replayed. The rules allow 2 to 6; a record with more is judged as well.
inline constexpr int max_seats = 10;

// ---------------------------------------------------------------- pieces

/// Travel cards or transport counters, as recorded.
struct Pieces {
  Counts of{};               ///< by Transport
  std::uint8_t unknown = 0;  ///< the number of pieces whose kind is not recorded
  bool open = false;         ///< `unknown` alone: not even their number is recorded

  /// The number of pieces whose kind is known.
  [[nodiscard]] constexpr int known() const { return sum(of); }
  /// The number of pieces; if `open`, the least number.
  [[nodiscard]] constexpr int count() const { return known() + unknown; }
  /// Whether the kind of every piece is known.
  [[nodiscard]] constexpr bool exact() const { return unknown == 0 && !open; }
  friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

/// Whether a transport counter lies face up or face down in front of its owner.
enum class Facing : std::uint8_t {
  either,  ///< not recorded
  up,      ///< visible to all, as picks are (DRAW-4)
  down,    ///< visible to its owner alone, as drawn counters are (DRAW-1)
};

/// The transport counters in front of a player, at most eight, as recorded.
struct FacedCounters {
  /// One of these counters.
  struct Counter {
    std::optional<Transport> kind;   ///< nothing: not recorded
    Facing facing = Facing::either;  ///< whether it lies face up or face down
    friend constexpr bool operator==(const Counter&, const Counter&) = default;
  };
  std::array<Counter, 8> at{};  ///< in the order of the record; the first `count` are used
  std::uint8_t count = 0;       ///< at most 8
  bool open = false;            ///< `unknown` alone: not even their number is recorded

  friend constexpr bool operator==(const FacedCounters&, const FacedCounters&) = default;
};

/// The kind of connection that a play names.
enum class By : std::uint8_t { unsaid, road, river, ferry };

/// Two towns between which a piece is placed, as recorded. The rules find the connection.
struct Link {
  TownId a;            ///< the first town in the record
  TownId b;            ///< the second town
  By by = By::unsaid;  ///< `by road`, `by river`, `by ferry`
  friend constexpr bool operator==(const Link&, const Link&) = default;
};

// ---------------------------------------------------------------- actions

/// The phases, as plays and findings name them.
namespace phase {
inline constexpr std::string_view setup = "setup";    ///< players sit down; `start`
inline constexpr std::string_view deal = "deal";      ///< phase 1: cards are dealt
inline constexpr std::string_view draw = "draw";      ///< phase 2: each player draws a counter, face down
inline constexpr std::string_view choose = "choose";  ///< phase 3: each player picks three counters, face up
inline constexpr std::string_view plan = "plan";      ///< phase 4: counters and obstacles are placed
inline constexpr std::string_view travel = "travel";  ///< phase 5: each player makes one journey
inline constexpr std::string_view keep = "keep";      ///< phase 6: each player keeps one counter
inline constexpr std::string_view end = "end";        ///< the round, or the game, is over
}  // namespace phase

/// The parts of a play to which a finding can point (Part).
enum PlayPart : Part {
  whole = 0,    ///< the whole play
  actor = 1,    ///< the player's name
  object = 2,   ///< the counter, card or count
  where = 3,    ///< the town or road
  payment = 4,  ///< the cards, without `caravan` or `by …`
  extra = 5,    ///< the counter turned up, `hidden`, `by …`, `caravan`
};

/// A player sits down.
struct TakeSeat {
  Seat seat;                     ///< the player
  /// Equal colours have the same number (SETUP-2): that of a PieceColour, or a greater one for other words; 0: none.
  std::uint8_t colour = 0;
  std::optional<TownId> town{};  ///< the town card (DEST-1)
  friend bool operator==(const TakeSeat&, const TakeSeat&) = default;
};
/// The players are about to sit down. Its place is the key `players`.
struct BeginGame {
  std::uint8_t players = 0;  ///< the number of players (SETUP-1)
  friend bool operator==(const BeginGame&, const BeginGame&) = default;
};
/// The entry of `start` for a player. The position begins with it, and rules judge it.
struct StartPlayer {
  Seat seat;                 ///< the player
  std::string_view phase{};  ///< the phase with which the record begins
  friend bool operator==(const StartPlayer&, const StartPlayer&) = default;
};
/// The pieces on a road when the record begins, from `start`. Each piece too many on a road has a StartRoad of its own.
struct StartRoad {
  Link link;                           ///< the towns that the road joins
  std::optional<Transport> counter{};  ///< nothing: no counter, or an unknown one
  bool unknown_counter = false;        ///< the road has a counter whose kind is not recorded
  bool obstacle = false;               ///< the road has an obstacle
  friend bool operator==(const StartRoad&, const StartRoad&) = default;
};
/// A round begins: the starting player card moves on (ROUND-1), and `reshuffle: every-round` shuffles.
struct BeginRound {
  std::uint8_t number = 1;  ///< counts from 1
  bool recorded = true;     ///< false: recorded as `unknown`, so that anything legal may have happened
  friend bool operator==(const BeginRound&, const BeginRound&) = default;
};
/// The five face-up counters when phase 3 begins, as recorded.
struct ShowRow {
  Pieces row;  ///< 5 are expected (DRAW-5)
  friend bool operator==(const ShowRow&, const ShowRow&) = default;
};
/// Phase 1 for one player. Every player of a recorded round has one.
struct Deal {
  Seat seat;            ///< the player who gets the cards
  Pieces cards;         ///< 8 in round 1 (DEAL-1), later the number that DEAL-2 requires
  bool written = true;  ///< false: not recorded
  bool certain = true;   ///< false: not recorded, and the record may have stopped before it
  friend bool operator==(const Deal&, const Deal&) = default;
};
/// Phase 2 for one player: the counters taken, face down. Every player of a recorded round has one.
struct Draw {
  Seat seat;            ///< the player who takes them
  Pieces counters;      ///< one is due (DRAW-1); none: the player took none
  bool written = true;  ///< false: not recorded, and `counters` is one unknown counter
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// Phase 3 begins.
struct BeginChoose {
  bool complete = false;      ///< every player has three recorded picks or more, so their order is binding (DRAW-3)
  bool laps_missing = false;  ///< every player surely made a pick that is not recorded; its place among the others is
                              ///< unknown
  friend bool operator==(const BeginChoose&, const BeginChoose&) = default;
};
/// One pick of phase 3.
struct Pick {
  Seat seat;                          ///< the player who takes it
  std::optional<Transport> kind{};    ///< nothing: the kind is not recorded
  bool blind = false;                 ///< from the face-down pile
  bool hidden = false;                ///< kept face down, against the rule
  std::optional<Transport> turned{};  ///< the counter turned up in its place
  bool written = true;                ///< false: a pick that is not recorded; such picks come last
  friend bool operator==(const Pick&, const Pick&) = default;
};
/// Phase 4 begins.
struct BeginPlan {
  /// A pass is recorded before the closing run of passes. Then a play that skips a player is out of turn (PLAN-1).
  bool passes_recorded = false;
  bool recorded = true;  ///< false: the round has no `plan`, and any pieces may be on the roads
  friend bool operator==(const BeginPlan&, const BeginPlan&) = default;
};
/// A player places a transport counter on a road (PLAN-1).
struct PlaceCounter {
  Seat seat;                        ///< the player who places it
  std::optional<Transport> kind{};  ///< nothing: unknown
  bool hidden = false;              ///< it lay face down before
  Link link;                        ///< the towns that the road joins
  friend bool operator==(const PlaceCounter&, const PlaceCounter&) = default;
};
/// A player places the obstacle on a road that has a counter (OBST-1).
struct PlaceObstacle {
  Seat seat;  ///< the player who places it
  Link link;  ///< the towns that the road joins
  friend bool operator==(const PlaceObstacle&, const PlaceObstacle&) = default;
};
/// A player places nothing. Planning ends when all players pass in succession (PLAN-7).
struct Pass {
  Seat seat;  ///< the player
  friend bool operator==(const Pass&, const Pass&) = default;
};
/// An entry of `plan` that is recorded as unknown (`Anna: unknown`): any legal play.
struct UnknownPlay {
  Seat seat;  ///< the player whose turn it was
  friend bool operator==(const UnknownPlay&, const UnknownPlay&) = default;
};
/// Phase 5 begins.
struct BeginTravel {
  bool complete = false;        ///< every player has exactly one line, so their order is binding (MOVE-1)
  std::uint16_t unrecorded = 0;  ///< the players without a line, one bit per seat
  friend bool operator==(const BeginTravel&, const BeginTravel&) = default;
};
/// Whether an unrecorded journey was made; the record may have stopped before it. `in_the_last_round`: the record has
/// claims about the end of a game, so the journey was made if the game ends with this round.
enum class Made : std::uint8_t { certain, in_the_last_round, perhaps };
/// A player's turn in phase 5 begins.
struct BeginJourney {
  Seat seat;                 ///< the player who travels
  bool written = true;       ///< false: the player has no line
  Made made = Made::certain;  ///< for a journey without a line, whether it was made
  friend bool operator==(const BeginJourney&, const BeginJourney&) = default;
};
/// One step along one connection (MOVE-2).
struct Step {
  Seat seat;             ///< the player who travels
  TownId to;             ///< the town to which the boot moves, even if the rules forbid it
  Pieces paid;           ///< the cards paid
  bool caravan = false;  ///< the record has `caravan`
  By by = By::unsaid;    ///< `by road`, `by river`, `by ferry`
  /// The town from which the boot came. resolve() finds it, by a reading that makes the step legal if there is one.
  std::optional<TownId> from{};
  std::optional<WayId> way{};  ///< the connection that resolve() finds; nothing: none leads there
  bool other_ways = false;     ///< resolve() finds that another connection is possible, so the step shows nothing about
                               ///< the road
  /// The cards surely given later in the same turn, by Transport. They are already in the hand, because no card is
  /// drawn in a turn. All 0 if that is not known.
  Counts later{};
  friend bool operator==(const Step&, const Step&) = default;
};
/// An unrecorded part of a journey, or a whole unrecorded journey.
struct UnknownSteps {
  Seat seat;                   ///< the player who travels
  std::optional<TownId> at{};  ///< where the boot is seen next; nothing: any town that legal steps reach
  friend bool operator==(const UnknownSteps&, const UnknownSteps&) = default;
};
/// A player's turn in phase 5 ends, and the player discards down to 4 cards (HAND-1).
struct EndJourney {
  Seat seat;             ///< the player who has travelled
  Pieces discard;        ///< all cards discarded in that turn
  bool written = false;  ///< false: no discard is recorded; then it was the excess over 4
  Pieces before{};  ///< the cards of `discard` that are in lines before the last; the last line is the `object`, the
                    ///< first is `extra`
  friend bool operator==(const EndJourney&, const EndJourney&) = default;
};
/// Phase 6 for one player: the counter that the player keeps (ROUND-2).
struct Keep {
  Seat seat;               ///< the player who keeps it
  FacedCounters counters;  ///< one may be kept; none: the player kept none
  bool written = true;     ///< false: not recorded
  friend bool operator==(const Keep&, const Keep&) = default;
};
/// The round is over: the roads are cleared, and an early win is tested (END-5).
struct EndRound {
  bool certain = true;  ///< false for the last round of a record that lacks journeys: then it is over only if no player
                       ///< can still have to travel
  friend bool operator==(const EndRound&, const EndRound&) = default;
};

/// A line of a score sheet (`final`). Nothing: not recorded.
struct Sheet {
  Seat seat;                            ///< the player whose line it is
  std::optional<std::uint8_t> towns{};  ///< the number of towns, without Elvenhold and repetitions
  bool listed = false;                  ///< the towns are named
  TownSet named;                        ///< those towns, without Elvenhold
  std::optional<TownId> at{};           ///< the town where the boot is
  std::optional<std::uint8_t> cards{};  ///< the number of cards in hand (HAND-1: at most 4)
  friend bool operator==(const Sheet&, const Sheet&) = default;
};
/// An entry in a score sheet's list of towns that cannot count: a town named again, or Elvenhold.
struct SheetTown {
  Seat seat;           ///< the player whose list it is
  TownId town;         ///< the town that does not count (VISIT-2)
  bool again = false;  ///< true: named before; false: it is Elvenhold
  friend bool operator==(const SheetTown&, const SheetTown&) = default;
};

/// The players that `winner:` names.
struct ClaimWinner {
  std::uint16_t seats = 0;  ///< one bit per seat
  friend bool operator==(const ClaimWinner&, const ClaimWinner&) = default;
};
/// One value under `result:`.
struct ClaimResult {
  /// The subject of a claim.
  enum class Key : std::uint8_t { towns, at, distance, score, cards, place };
  Key key = Key::towns;  ///< as the record names it
  Seat seat;             ///< the player about whom it is claimed
  int value = 0;         ///< a number of towns, steps, points, cards, a place from 1; `at`: a TownId's value
  TownSet named{};       ///< the towns, if `towns` is a list
  friend bool operator==(const ClaimResult&, const ClaimResult&) = default;
};
/// The keys under `result`, by ClaimResult::Key.
inline constexpr std::array<std::string_view, 6> result_keys{"towns", "at", "distance", "score", "cards", "place"};

/// A play: one thing that happens at the table or that a record says about it. Its seats and towns are those of the
/// session; nothing else about it is guaranteed.
using Action = std::variant<BeginGame, TakeSeat, StartPlayer, StartRoad, BeginRound, ShowRow, Deal, Draw, BeginChoose,
                            Pick, BeginPlan, PlaceCounter, PlaceObstacle, Pass, UnknownPlay, BeginTravel, BeginJourney,
                            Step, UnknownSteps, EndJourney, Keep, EndRound, Sheet, SheetTown, ClaimWinner, ClaimResult>;

/// Whether a play is recorded. A kind of play without `written` always is.
[[nodiscard]] bool is_written(const Action& action);

// ---------------------------------------------------------------- the session

/// The position with which a record begins, from `start`. Nothing: left out.
struct Start {
  /// The entry for one player.
  struct Player {
    std::optional<TownId> at;               ///< the town where the boot is
    std::optional<std::uint8_t> towns;      ///< the number of towns visited
    bool towns_listed = false;              ///< the towns are named
    TownSet named;                          ///< those towns, without Elvenhold
    std::optional<Pieces> hand;             ///< the travel cards
    Span hand_span;                         ///< the place of the hand in the record
    std::optional<FacedCounters> counters;  ///< without `hidden` a counter lies face up
    std::optional<bool> obstacle_used;      ///< in an earlier round or in this one
  };
  int round = 1;                         ///< the first round of the record, from 1
  std::string_view phase = phase::deal;  ///< the phase with which the record begins
  std::optional<Seat> first;             ///< that round's starting player; nothing: by the order of the players
  std::vector<Player> players;           ///< by seat; empty: no `players` in `start`
  bool roads_written = false;            ///< `start` has roads; each is a StartRoad
  bool written = false;                  ///< the record has a `start`

  /// Whether the record begins after planning and does not record the pieces on the roads.
  [[nodiscard]] bool roads_left_out() const { return phase == elfenland::phase::travel && !roads_written; }
};

/// A record as the referee understands it: what was agreed, the start, every play in order. It does not depend on the
/// options by which it is judged.
struct Session : SessionOf<Action> {
  Session() = default;  // not an aggregate, so that a list of names makes a Table

  bool town_written = false;  ///< some player has `town`
  Start start;                ///< the position with which the record begins
  bool sheet = false;         ///< it is a score sheet without plays
  bool has_winner = false;    ///< it has a `winner`
  bool only_claims = false;   ///< the game is not recorded: there is no `start`, no round and no score sheet
  int rounds_recorded = 0;    ///< the number of rounds in the record, including unknown ones
};

/// The values by which a session is judged: those of its edition, then those that the record sets, then `town-cards` if
/// a player has a town.
[[nodiscard]] Options judging_options(const Session& session);
/// The options whose value a session settles: those that it sets, and `town-cards` if a player has a town.
[[nodiscard]] OptionSet settled_options(const Session& session);

/// Notes in every step the cards that its player surely gave later in the same turn, in which no card is drawn.
void look_ahead(std::span<Play<Action>> plays);

}  // namespace elfref::elfenland
