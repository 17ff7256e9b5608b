#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "elfref/core/judging/turns.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/course.h"
#include "elfref/elfenland/table/hand.h"
#include "elfref/elfenland/table/holding.h"
#include "elfref/elfenland/table/roads.h"

namespace elfref::elfenland {

/// The state of a player's obstacle, the only one for the whole game (OBST-1).
enum class Obstacle : std::uint8_t { available, used, unknown };

/// The set of all seats.
inline constexpr Seats everybody = first_seats(max_seats);

/// The known facts about one player between two plays.
struct PlayerState {
  /// An unrecorded number of cards.
  static constexpr std::uint8_t unseen = 255;

  TownSet at{elvenhold};                    ///< the possible towns of the boot; one town if it is known
  TownSet collected;                        ///< towns whose piece the player surely has
  TownSet open;                             ///< further towns whose piece the player may have
  std::uint8_t towns_min = 0;               ///< the fewest pieces taken
  std::uint8_t towns_max = 0;               ///< the most pieces taken
  Hand hand;                                ///< travel cards
  Holding holding;                          ///< transport counters in front of the player
  Obstacle obstacle = Obstacle::available;  ///< the player's own
  std::uint32_t obstacle_ply = 0;           ///< the play that placed it, if that is in this record
  std::uint8_t colour = 0;                  ///< as TakeSeat has it
  std::uint32_t seat_ply = 0;               ///< the play with which the player sat down
  std::optional<TownId> town;               ///< the town card
  std::uint8_t picks = 0;                   ///< the number of picks in this round
  bool travelled = false;                   ///< the player has had a turn in phase 5 of this round
  bool journey_written = false;             ///< the journey of this round is recorded
  bool journey_unknown = false;             ///< nothing of it is recorded, or only `unknown`
  bool waits = false;                       ///< may still travel in this round: the record may have stopped before
  bool gap = false;                         ///< some of the player's plays are unrecorded
  bool may_have_won = false;                ///< immediately in this round: the game may have ended before a discard
  std::uint32_t stray = 0;             ///< the step that came to the boot's town along no connection, plus one; 0: none
  bool discard_open = false;           ///< the last discard may have been larger than recorded
  Counts dealt{};                      ///< cards known to have come since the last shuffle, or kept then
  Counts given{};                      ///< cards known to have gone since then
  bool discard_slip = false;           ///< the last recorded discard was too small
  std::uint8_t set_out_with = unseen;  ///< the number of cards in hand when this turn of phase 5 began
  std::uint8_t paid = 0;               ///< the number of cards paid in this turn
  std::uint8_t thrown = unseen;        ///< the number of cards discarded at its end
  std::uint32_t came = 0;              ///< the play with which the boot came to its town, plus one; 0: none
  std::uint32_t completed = 0;         ///< the play that took the twentieth town, plus one; 0: none
  std::uint32_t picked_early = 0;      ///< this round's first pick out of turn, plus one; 0: none
  std::uint32_t counter_slip = 0;      ///< the play that kept or drew one counter too many, plus one; 0: none
  OpenCourses courses;                 ///< since a part of the journeys is unrecorded

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Whether any cards may have been discarded in a turn, not only the excess over four: the discard is open, or the
/// whole journey is unrecorded.
[[nodiscard]] inline bool may_discard_any(const PlayerState& player, const EndJourney& end) {
  return end.written ? end.discard.open : player.journey_unknown;
}

/// The last step of any player.
struct LastStep {
  std::uint32_t ply = 0;     ///< its play, plus one; 0: none
  TownId from;               ///< the town where it began
  std::optional<WayId> way;  ///< its connection; nothing: along no connection
  Pieces paid;               ///< the cards paid
  friend bool operator==(const LastStep&, const LastStep&) = default;
};

/// How the game ended: not yet, after its last round (END-1), or by an early win (END-5).
enum class Ending : std::uint8_t { none, last_round, early_win };

struct Score;  // table/score.h

/// The scores of all players while a ScoredTable keeps them, else null. They are those of this position only: a copy
/// has none, and comparison ignores them.
struct KnownScores {
  const Score* of = nullptr;  ///< by seat

  /// No scores.
  KnownScores() = default;
  /// No scores: those of the argument are another position's.
  KnownScores(const KnownScores&) {}
  /// Drops the scores: those of the argument are another position's.
  KnownScores& operator=(const KnownScores&) {
    of = nullptr;
    return *this;
  }
  /// Always true: the scores follow from the position.
  friend bool operator==(const KnownScores&, const KnownScores&) { return true; }
};

/// The part of the order of play that a KnownPosition has too. There everything is known, and `first`, `next_first` and
/// `turn` are one seat.
struct KnownTurnOrder {
  Seats dealt = 0;               ///< the players who have been dealt cards in this round
  Seats drawn = 0;               ///< those who have drawn a counter
  Seats kept = 0;                ///< those who have kept a counter or none, recorded or not
  Seats first = 1;               ///< the players who may begin this round; one seat once it is known
  Seats next_first = 0;          ///< the players who may begin the next round
  Seats turn = 1;                ///< the players whose turn it may be in this phase
  Seats passed = 0;              ///< the players who passed in succession (pass-end lap: in this lap)
  bool strict = false;           ///< the order of this phase is binding
  bool phase_over = false;       ///< planning has ended
  std::uint8_t traveller = 255;  ///< the seat whose journey is under way; 255: none
  friend bool operator==(const KnownTurnOrder&, const KnownTurnOrder&) = default;
};

/// Whose turn it is, and what has been played in this round.
struct TurnOrder : KnownTurnOrder {
  std::array<std::uint8_t, max_seats> left{};  ///< by seat: the left neighbour, who plays next
  bool first_seen = false;                     ///< a play has shown who begins this round
  Seats skipped = 0;            ///< after a play out of turn: the players passed over, who may still play
  Seats ahead = 0;              ///< the players who played out of turn and may sit out a turn for it
  Seats starters = 0;           ///< after a wrong start: the player with the card and the one who began; each may begin
                                ///< a phase
  std::uint32_t last_pass = 0;  ///< the pass that ended planning, plus one; 0: not recorded
  std::uint32_t after_planning = 0;  ///< the first piece placed after that, plus one; 0: none
  std::uint32_t misplaced = 0;  ///< the previous play, if it placed a piece that cannot be there, plus one; 0: none
  Seat misplaced_by;            ///< the player of that play
  bool opened = false;          ///< some player has played in this phase
  std::uint8_t pick_index = 0;  ///< the number of picks in this round so far, including skipped ones
  std::uint8_t first_traveller = 0;   ///< the seat of the first traveller in this phase 5
  std::uint8_t last_traveller = 255;  ///< the seat of the last traveller in this phase 5; 255: none yet
  bool travels_again = false;         ///< it is the player's second journey in this round
  LastStep last_step;                 ///< the last step of any player
  friend bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

/// The pieces on roads.
struct RoadPieces {
  std::array<RoadState, road_count> road{};  ///< by WayId
  Counts road_counters{};                    ///< counters that were on roads when the record began
  std::uint8_t unseen_counters = 0;          ///< the most pieces whose road no play has shown
  std::uint8_t unseen_kinds = 0;             ///< the kinds that these counters may have, one bit per kind
  Seats blockers = 0;                        ///< the players whose obstacle may be among them
  std::uint8_t blocked = 0;                  ///< the number of these obstacles that payments have shown
  std::array<Astray, 4> astray{};  ///< counters and obstacles of this round that are on no road; more are forgotten
  std::uint8_t astray_count = 0;   ///< the number of `astray` in use
  friend bool operator==(const RoadPieces&, const RoadPieces&) = default;
};

/// The pieces that no player holds: the face-up counters and the piles.
struct BoxPieces {
  Pieces row;                          ///< the face-up counters, including unknown ones
  bool row_tracked = false;            ///< `row` was left by earlier plays, so a different row is worth a finding
  Counts row_gone{};                   ///< counters of the row that unrecorded picks may have taken
  std::uint8_t cards_reported = 0;     ///< kinds of cards reported as too many since the last shuffle, one bit per kind
  std::uint8_t counters_reported = 0;  ///< kinds of counters reported as too many in this round
  std::uint8_t stock = 72;             ///< with reshuffle when-empty: the number of cards surely not dealt
  friend bool operator==(const BoxPieces&, const BoxPieces&) = default;
};

/// The part of the end that a KnownPosition has too.
struct EndReached {
  Ending ending = Ending::none;  ///< once set, it stays
  std::uint8_t ended_in = 0;     ///< the round in which the game ended
  Seats completers = 0;          ///< the players who had all 20 towns when that was tested
  std::uint8_t rounds_done = 0;  ///< the number of the last completed round
  friend bool operator==(const EndReached&, const EndReached&) = default;
};

/// How the game ended.
struct GameEnd : EndReached {
  bool maybe_ended = false;      ///< a player may have had all 20 towns when that was tested
  bool won_before = false;       ///< the game was won immediately, and may have been won before that
  bool after_end_noted = false;  ///< a play after an early win has been reported
  bool sheet = false;            ///< the position of a score sheet: nothing was played
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// What the record leaves out.
struct NotRecorded {
  bool roads_unknown = false;  ///< there may be pieces on roads that no play has shown
  Seats journeys = 0;          ///< the players whose journey in this phase 5 is unrecorded
  bool picks_skipped = false;  ///< some pick of this phase 3 is unrecorded
  friend bool operator==(const NotRecorded&, const NotRecorded&) = default;
};

/// The position between two plays: a regular value that may be copied; `apply` is the only writer.
struct Position {
  Options options;                              ///< by which the game is judged
  std::uint8_t players = 0;                     ///< the number of players; seats are below it
  std::uint32_t ply = 0;                        ///< the play about to be judged
  std::uint8_t round = 0;                       ///< from 1; 0: none has begun
  std::array<PlayerState, max_seats> player{};  ///< by seat
  bool penalty = false;                         ///< town cards are in play: the distance is subtracted from the towns
  TurnOrder turns{};                            ///< the order of play
  RoadPieces roads{};                           ///< the pieces on roads
  BoxPieces box{};                              ///< the pieces that no player holds
  GameEnd end{};                                ///< how the game ended
  NotRecorded unrecorded{};                     ///< what the record leaves out

  KnownScores scored;    ///< set while claims are judged, because many need them
  Work* work = nullptr;  ///< the work that searches for unrecorded ways spend; null: not counted

  /// The left neighbour, who plays next (SETUP-11).
  [[nodiscard]] Seat next(Seat seat) const { return {turns.left[seat.value]}; }
  /// The left neighbours of some seats.
  [[nodiscard]] Seats next(Seats seats) const;
  /// A player, to be changed. REQUIRES: the seat is taken.
  [[nodiscard]] PlayerState& at(Seat seat) { return player[seat.value]; }
  /// A player. REQUIRES: the seat is taken.
  [[nodiscard]] const PlayerState& at(Seat seat) const { return player[seat.value]; }
  /// The pieces on a road. REQUIRES: it is a road.
  [[nodiscard]] const RoadState& lies(WayId on) const { return roads.road[on.value]; }
  /// The place of a seat in this round's order of play, counted from the starting player, from 0.
  [[nodiscard]] int position(Seat seat) const;

  friend bool operator==(const Position&, const Position&) = default;
};

/// The seating: the seats in clockwise order, starting player of round 1 first.
using Seating = std::array<std::uint8_t, max_seats>;
/// The seating in which the record lists the players.
[[nodiscard]] Seating listed_seating();

/// The position when the record begins.
[[nodiscard]] Position begin(const Session& session, const Options& options, const Seating& seating);

}  // namespace elfref::elfenland
