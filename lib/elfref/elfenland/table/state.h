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

/// What became of a player's obstacle: one for the whole game (OBST-1).
enum class Obstacle : std::uint8_t { available, used, unknown };

/// The set of all seats.
inline constexpr Seats everybody = first_seats(max_seats);

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
  bool journey_unknown = false;             ///< nothing of it is written, or `unknown` alone
  bool waits = false;                       ///< may yet travel in this round: the record may have stopped before
  bool gap = false;                         ///< part of what the player did was not written down
  bool may_have_won = false;  ///< in this round, at once: the game may have ended before cards were thrown away
  std::uint32_t stray = 0;    ///< the step that led along no connection to where the boot stands, plus one; 0: none
  bool discard_open = false;  ///< more may have been thrown away last turn than was written
  Counts dealt{};  ///< cards known to have come since the last shuffle, or kept then
  Counts given{};  ///< cards known to have gone since then
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

/// Whether any cards may have been thrown away in a turn, and not only what was over four: that was not written down,
/// or nothing was of the whole journey.
[[nodiscard]] inline bool may_discard_any(const PlayerState& player, const EndJourney& end) {
  return end.written ? end.discard.open : player.journey_unknown;
}

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

struct Score;  // table/score.h

/// What every player has come to, by seat, while somebody keeps it; else null. It is about this table and no other: a
/// copy has none, and tables are not told apart by it.
struct KnownScores {
  const Score* of = nullptr;  ///< by seat

  /// None.
  KnownScores() = default;
  /// None: those are another table's.
  KnownScores(const KnownScores&) {}
  /// The same.
  KnownScores& operator=(const KnownScores&) {
    of = nullptr;
    return *this;
  }
  /// Always: they follow from the table.
  friend bool operator==(const KnownScores&, const KnownScores&) { return true; }
};

/// The table between two plays: a regular value, copied freely; `apply` is the only writer.
struct State {
  Options options;                              ///< by which it is judged
  std::uint8_t players = 0;                     ///< how many sit there; seats are below it
  std::uint32_t ply = 0;                        ///< the play about to be judged
  std::uint8_t round = 0;                       ///< from 1; 0: none has begun
  std::array<PlayerState, max_seats> player{};  ///< by seat
  bool penalty = false;                         ///< town cards are in play: a distance is taken off the towns
  std::array<RoadState, road_count> road{};     ///< by WayId
  Counts road_counters{};  ///< that lay on roads when the record began
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
  Counts row_gone{};  ///< counters of the row that unwritten picks may have taken
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

  KnownScores scored;    ///< kept while claims are judged, many of which ask for them
  Work* work = nullptr;  ///< of what searches for ways that nobody wrote down spend; null: nobody counts

  /// The left neighbour, who plays next (SETUP-11).
  [[nodiscard]] Seat next(Seat seat) const { return {left[seat.value]}; }
  /// The left neighbours of some seats.
  [[nodiscard]] Seats next(Seats seats) const;
  /// A player, to be changed. REQUIRES: the seat is taken.
  [[nodiscard]] PlayerState& at(Seat seat) { return player[seat.value]; }
  /// A player. REQUIRES: the seat is taken.
  [[nodiscard]] const PlayerState& at(Seat seat) const { return player[seat.value]; }
  /// What lies on a road. REQUIRES: it is a road.
  [[nodiscard]] const RoadState& lies(WayId on) const { return road[on.value]; }
  /// The place of a seat in this round's order of play, counted from its starter.
  [[nodiscard]] int position(Seat seat) const;

  friend bool operator==(const State&, const State&) = default;
};

/// Who sits where: the seats clockwise, beginning with the starting player of round 1.
using Seating = std::array<std::uint8_t, max_seats>;
/// As the record lists the players.
[[nodiscard]] Seating listed_seating();

/// The table when the record begins.
[[nodiscard]] State begin(const Session& session, const Options& options, const Seating& seating);

}  // namespace elfref::elfenland
