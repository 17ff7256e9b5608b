#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/game.h"
#include "elfref/elfenland/board.h"

namespace elfref::elfenland {

/// Most players that can be replayed; the rules say 2 to 6, and a record of 7 is judged.
inline constexpr int max_seats = 10;

// ---------------------------------------------------------------- pieces

/// Travel cards or transport counters as somebody wrote them down.
struct Pieces {
  std::array<std::uint8_t, transport_count> of{};  ///< by Transport
  std::uint8_t unknown = 0;                        ///< pieces whose kind nobody wrote down
  bool open = false;                               ///< `unknown` alone: not even how many

  [[nodiscard]] constexpr int known() const {
    int sum = 0;
    for (const int n : of) sum += n;
    return sum;
  }
  [[nodiscard]] constexpr int count() const { return known() + unknown; }
  [[nodiscard]] constexpr bool exact() const { return unknown == 0 && !open; }
  friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

/// How a transport counter lies in front of its owner.
enum class Facing : std::uint8_t { either, up, down };

/// Transport counters in front of a player, up to eight, as written: kind (nothing: unknown) and how each lies.
struct FacedCounters {
  struct Counter {
    std::optional<Transport> kind;
    Facing facing = Facing::either;
    friend constexpr bool operator==(const Counter&, const Counter&) = default;
  };
  std::array<Counter, 8> at{};
  std::uint8_t count = 0;
  bool open = false;  ///< `unknown` alone: not even how many

  friend constexpr bool operator==(const FacedCounters&, const FacedCounters&) = default;
};

/// How a play says by which kind of connection it goes.
enum class By : std::uint8_t { unsaid, road, river, ferry };

/// Two towns between which something is laid, as written: the rules find the connection.
struct Link {
  TownId a;
  TownId b;
  By by = By::unsaid;
  friend constexpr bool operator==(const Link&, const Link&) = default;
};

// ---------------------------------------------------------------- options

enum class DealOption : std::uint8_t { fill_8, new_8 };
enum class RowOption : std::uint8_t { persistent, refresh };
enum class EarlyWin : std::uint8_t { immediate, end_of_round, end_of_round_3, never };
enum class CaravanOption : std::uint8_t { free, only_if_unable };
enum class PassEnd : std::uint8_t { consecutive, lap };
enum class Reshuffle : std::uint8_t { every_round, when_empty };
enum class Overpay : std::uint8_t { note, error };
enum class SecondTiebreak : std::uint8_t { none, hand };

/// The options of the record format, in its order, as indices into Options::value.
enum class Option : std::uint8_t {
  rounds, deal, row, early_win, caravan, lake_cost, town_cards, distance, second_tiebreak, pass_end, reshuffle, overpay
};
inline constexpr int option_count = 12;

/// One value for every option: an index into the values that the format lists for it, in its order.
struct Options {
  std::array<std::uint8_t, option_count> value{};

  [[nodiscard]] constexpr std::uint8_t operator[](Option option) const {
    return value[static_cast<std::size_t>(option)];
  }
  constexpr std::uint8_t& operator[](Option option) { return value[static_cast<std::size_t>(option)]; }
  [[nodiscard]] constexpr int rounds() const { return (*this)[Option::rounds] == 0 ? 4 : 3; }
  [[nodiscard]] constexpr DealOption deal() const { return DealOption{(*this)[Option::deal]}; }
  [[nodiscard]] constexpr RowOption row() const { return RowOption{(*this)[Option::row]}; }
  [[nodiscard]] constexpr EarlyWin early_win() const { return EarlyWin{(*this)[Option::early_win]}; }
  [[nodiscard]] constexpr CaravanOption caravan() const { return CaravanOption{(*this)[Option::caravan]}; }
  [[nodiscard]] constexpr int lake_cost() const { return (*this)[Option::lake_cost] == 0 ? 2 : 1; }
  [[nodiscard]] constexpr bool town_cards() const { return (*this)[Option::town_cards] == 1; }
  [[nodiscard]] constexpr Distance distance() const { return Distance{(*this)[Option::distance]}; }
  [[nodiscard]] constexpr SecondTiebreak second_tiebreak() const {
    return SecondTiebreak{(*this)[Option::second_tiebreak]};
  }
  [[nodiscard]] constexpr PassEnd pass_end() const { return PassEnd{(*this)[Option::pass_end]}; }
  [[nodiscard]] constexpr Reshuffle reshuffle() const { return Reshuffle{(*this)[Option::reshuffle]}; }
  [[nodiscard]] constexpr Overpay overpay() const { return Overpay{(*this)[Option::overpay]}; }
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// ---------------------------------------------------------------- actions

/// Phases, as plays and findings name them.
namespace phase {
inline constexpr std::string_view setup = "setup", deal = "deal", draw = "draw", choose = "choose", plan = "plan",
                                  travel = "travel", keep = "keep", end = "end";
}

/// The parts of a play at which a finding can point (Part).
enum PlayPart : Part { whole = 0, actor = 1, object = 2, where = 3, payment = 4, extra = 5 };
// actor: the player's name; object: the counter, card or count; where: the town or road; payment: the cards (without
// `caravan` or `by …`); extra: what was turned up, `hidden`, `by …`, `caravan`

/// A player sits down. Colours that match have one number; 0 is none written.
struct TakeSeat {
  Seat seat;
  std::uint8_t colour = 0;
  std::optional<TownId> town;
};
/// Everybody sits: `players` is how many. Points at the key `players`.
struct BeginGame {
  std::uint8_t players = 0;
};
/// What `start` says of a player; the table begins with it, and the rules may have something to say of it.
struct StartPlayer {
  Seat seat;
};
/// What lies on a road when the record begins, as `start` says it.
struct StartRoad {
  Link link;
  std::optional<Transport> counter;
  bool unknown_counter = false;
  bool obstacle = false;
};
/// A round begins. `recorded` is false for a round written `unknown`.
struct BeginRound {
  std::uint8_t number = 1;
  bool recorded = true;
};
/// The five face-up counters when phase 3 begins, as written.
struct ShowRow {
  Pieces row;
};
/// Phase 1 for one player. Emitted for every player of a recorded round; `written` is false where nobody wrote it down.
struct Deal {
  Seat seat;
  Pieces cards;
  bool written = true;
  bool surely = true;  ///< false: not written, and the record may have stopped before it
};
/// Phase 2 for one player: the counters taken, face down (`none`: took none; unwritten: one unknown, `written` false).
struct Draw {
  Seat seat;
  Pieces counters;
  bool written = true;
};
/// Phase 3 begins. `complete`: every player has exactly three picks, so their order is binding.
struct BeginChoose {
  bool complete = false;
};
/// One pick of phase 3.
struct Pick {
  Seat seat;
  std::optional<Transport> kind;    ///< nothing: nobody wrote down what was taken
  bool blind = false;               ///< from the face-down pile
  bool hidden = false;              ///< kept face down, against the rule
  std::optional<Transport> turned;  ///< what was turned up in its place
  bool written = true;              ///< false: a pick nobody wrote down (the missing ones, emitted at the end)
};
/// Phase 4 begins. `passes_recorded`: some pass stands in it before the closing run; then skipping is out of turn.
/// `recorded` is false where the round has no `plan`: anything may lie on the roads.
struct BeginPlan {
  bool passes_recorded = false;
  bool recorded = true;
};
struct PlaceCounter {
  Seat seat;
  std::optional<Transport> kind;  ///< nothing: unknown
  bool hidden = false;            ///< it had lain face down
  Link link;
};
struct PlaceObstacle {
  Seat seat;
  Link link;
};
struct Pass {
  Seat seat;
};
/// An entry of `plan` that nobody could write down (`Anna: unknown`): anything legal.
struct UnknownPlay {
  Seat seat;
};
/// Phase 5 begins. `complete`: every player has exactly one line.
struct BeginTravel {
  bool complete = false;
};
/// Whether a journey that nobody wrote down was made: the record may have stopped before it. `in_the_last_round`: what
/// the record claims is of the end of a game, and shows that it was made where the game ends with this round.
enum class Made : std::uint8_t { surely, in_the_last_round, perhaps };
/// A player's turn in phase 5 begins; `written` is false for a player without a line.
struct BeginJourney {
  Seat seat;
  bool written = true;
  Made made = Made::surely;
};
/// One step. `from` and `way` are found by the referee: the reading under which the step is legal, if there is one.
struct Step {
  Seat seat;
  TownId to;
  Pieces paid;
  bool caravan = false;  ///< `caravan` is written
  By by = By::unsaid;
  std::optional<TownId> from;
  std::optional<WayId> way;
  std::array<std::uint8_t, transport_count> later{};  ///< cards surely given later in the same turn: no card is drawn
                                                      ///< in a turn, so they were in the hand already
};
/// Part of a journey, or all of it, that nobody wrote down; `at` is where the boot was seen next.
struct UnknownSteps {
  Seat seat;
  std::optional<TownId> at;
};
/// A player's turn in phase 5 ends, with the discard of that turn (`written` false: nobody wrote one down).
struct EndJourney {
  Seat seat;
  Pieces discard;
  bool written = false;
};
/// Phase 6 for one player. `written` false: nobody wrote it down. `counters` empty and written: kept none.
struct Keep {
  Seat seat;
  FacedCounters counters;
  bool written = true;
};
/// The round is over. `surely` is false for the last round of a record some of whose journeys are unwritten: then it is
/// over only if nobody may have yet to travel.
struct EndRound {
  bool surely = true;
};

/// A line of a score sheet (`final`). Nothing: not written.
struct Sheet {
  Seat seat;
  std::optional<std::uint8_t> towns;  ///< how many, Elvenhold and repetitions not counted
  bool listed = false;                ///< the towns are named
  TownSet named;                      ///< those towns, without Elvenhold
  std::optional<TownId> at;
  std::optional<std::uint8_t> cards;
};
/// One entry of a score sheet's list of towns that cannot count: a town named twice, or Elvenhold.
struct SheetTown {
  Seat seat;
  TownId town;
  bool again = false;
};

/// `winner:` names these players.
struct ClaimWinner {
  std::uint16_t seats = 0;  ///< a bit a seat
};
/// One value under `result:`.
struct ClaimResult {
  enum class Key : std::uint8_t { towns, at, distance, score, cards, place } key = Key::towns;
  Seat seat;
  int value = 0;    ///< `at`: a TownId's value
  TownSet named{};  ///< `towns` as a list
};

using Action = std::variant<BeginGame, TakeSeat, StartPlayer, StartRoad, BeginRound, ShowRow, Deal, Draw, BeginChoose, Pick, BeginPlan,
                            PlaceCounter, PlaceObstacle, Pass, UnknownPlay, BeginTravel, BeginJourney, Step,
                            UnknownSteps, EndJourney, Keep, EndRound, Sheet, SheetTown, ClaimWinner, ClaimResult>;

// ---------------------------------------------------------------- the record understood

/// Where a record begins, as `start` says it; nothing: left out.
struct Start {
  struct Player {
    std::optional<TownId> at;
    std::optional<std::uint8_t> towns;
    bool towns_listed = false;
    TownSet named;
    std::optional<Pieces> hand;
    std::optional<FacedCounters> counters;  ///< without `hidden` a counter lies face up
    std::optional<bool> obstacle_used;
  };
  int round = 1;
  std::string_view phase = phase::deal;  ///< the phase with which the record begins
  std::optional<Seat> first;
  std::vector<Player> players;  ///< by seat; empty: no `players` in `start`
  bool roads_written = false;             ///< then they are plays: StartRoad
  bool written = false;  ///< the record has a `start`
};

struct Player {
  std::string name;
  Span span;
};

/// A record understood: what was agreed, where it begins, every play in order. It does not depend on the options by
/// which it is judged.
struct Session {
  std::vector<Player> players;
  Span players_span;                  ///< the key `players`
  std::string_view edition;           ///< canonical; empty: none named
  Options options;                    ///< those that the record sets
  std::uint16_t options_set = 0;      ///< a bit an option that the record (or an override) sets
  bool town_written = false;          ///< some player has `town`
  Start start;
  bool sheet = false;                 ///< a score sheet without plays
  bool has_winner = false;
  int rounds_recorded = 0;
  std::vector<Play<Action>> plays;    ///< in the order of the game, whatever the order of keys in the record
  std::vector<Play<Action>> claims;   ///< ClaimWinner and ClaimResult
};

/// Reads a record as a session; faults go to `faults`. Nothing where the record cannot be judged.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);

}  // namespace elfref::elfenland
