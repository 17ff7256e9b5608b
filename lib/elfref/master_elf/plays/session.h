#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/judging/turns.h"
#include "elfref/master_elf/facts/components.h"

// The plays of a session: one struct for each kind. `seat` is the player of a play.

namespace elfref::master_elf {

inline constexpr int max_seats = 16;      ///< the most that can be replayed
inline constexpr int hand_limit = 7;      ///< cards that stay at the end of a turn (ME-COP-21)
inline constexpr int stack_count = 3;     ///< of gifts (ME-COP-5)
inline constexpr int price = 3;           ///< cards that a gift costs (ME-BAS-8)
inline constexpr int refill_size = 2;     ///< cards that an empty area gets (ME-COP-12b)
inline constexpr int most_of_gifts = 99;  ///< the most that a record may count

/// The chapters of the supplement, as phases of plays; a turn is named as its key.
namespace phase {
inline constexpr std::string_view setup = "setup", turn = "turns", end = "end";
}  // namespace phase

/// The parts of a play at which findings point.
enum PlayPart : Part { whole, object, target, cost, laid };

/// All players sit down.
struct Begin {
  int players = 0;
  friend bool operator==(const Begin&, const Begin&) = default;
};
/// A player takes a figure; `at`: where it is, if that is recorded.
struct SitDown {
  Seat seat;
  Figure figure = Figure::elf;
  PlaceId at = nothing_named;
  friend bool operator==(const SitDown&, const SitDown&) = default;
};
/// The helpers are chosen.
struct ChooseHelpers {
  friend bool operator==(const ChooseHelpers&, const ChooseHelpers&) = default;
};
/// The contents of a place at the beginning of a record are written: they are only judged. `cards`: those of a place
/// that has cards.
struct LayOut {
  /// The kind of the place.
  enum class Where : std::uint8_t { hand, area, under, stacks, the_city, discard, deck };
  Where where = Where::hand;
  std::uint16_t index = 0;  ///< the seat, the place, the parcel
  Cards cards{};
  friend bool operator==(const LayOut&, const LayOut&) = default;
};

/// A turn begins. `position`: if a whole round is out of order, the number of this turn in the round.
struct BeginTurn {
  Seat seat;
  std::optional<std::uint8_t> position{};
  bool skipped = false;  ///< it was left out, and is here to be judged
  friend bool operator==(const BeginTurn&, const BeginTurn&) = default;
};
/// A turn ends: the unrecorded part of its end is supplied.
struct EndTurn {
  Seat seat;
  bool written = false;  ///< a turn without steps, which cannot go on: `[]`
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
/// Unrecorded steps; `turns`: any number of turns of any player.
struct Unknown {
  std::optional<Seat> seat{};
  bool turns = false;
  friend bool operator==(const Unknown&, const Unknown&) = default;
};

/// How a player comes to the place where cards are taken.
enum class Way : std::uint8_t { move, stay, swap };
/// A movement, and the second step in the place to which it leads.
struct Visit {
  Seat seat;
  Way way = Way::move;
  PlaceId place = nothing_named;  ///< of a movement; else the position shows it
  Cards taken{};                  ///< cards taken there; in the city: drawn
  Cards thrown{};                 ///< in the city: cards discarded before; in an area: cards that the Yeti puts there
  bool exchanges = false;         ///< `thrown` is recorded
  bool put = false;               ///< a card is put there, and none taken
  std::optional<Cards> refill{};  ///< what was placed after the last card; nothing: not recorded
  bool may_stay = false;          ///< a movement that may be none, as the place before is unknown: see resolve()

  /// Whether it is surely a movement.
  [[nodiscard]] bool surely_moves() const { return way == Way::move && !may_stay; }
  friend bool operator==(const Visit&, const Visit&) = default;
};
/// The Fox: a hand card for a card of the area.
struct FoxSwap {
  Seat seat;
  Cards given{}, got{.due = true};
  friend bool operator==(const FoxSwap&, const FoxSwap&) = default;
};
/// The helper Yeti: cards for the crystal.
struct YetiHelp {
  Seat seat;
  Cards cards{};
  friend bool operator==(const YetiHelp&, const YetiHelp&) = default;
};
/// A helper goes elsewhere.
struct HelperGoes {
  Seat seat;  ///< the player of the turn
  Figure helper = Figure::kitten;
  PlaceId place = nothing_named;
  friend bool operator==(const HelperGoes&, const HelperGoes&) = default;
};
/// Cards go from one player to another.
struct Give {
  Seat seat;  ///< the player of the turn
  Seat from, to;
  Cards cards{};
  friend bool operator==(const Give&, const Give&) = default;
};
/// A gift is created.
struct Create {
  Seat seat;
  GiftId gift = nothing_named;
  Parcel parcel = Parcel::unknown;
  Cards paid{};
  int crystals = 0;
  std::optional<GiftId> next{};  ///< the gift placed on the empty stack; nothing: not recorded
  bool none_laid = false;        ///< `then none`
  std::uint8_t later{};          ///< parcels that a later line of the record mentions: a bit for each Parcel
  Parcel sends = Parcel::unknown;  ///< the parcel that is sent with it
  friend bool operator==(const Create&, const Create&) = default;
};
/// A parcel is sent. `areas`: the cards placed in each area; nothing: as the rules require.
struct Send {
  Seat seat;
  Parcel parcel = Parcel::set;
  std::optional<std::vector<std::pair<PlaceId, Cards>>> areas{};
  friend bool operator==(const Send&, const Send&) = default;
};
/// Cards are discarded at the end of a turn.
struct Discard {
  Seat seat;
  Cards cards{};
  friend bool operator==(const Discard&, const Discard&) = default;
};
/// All players discard all cards.
struct Shortage {
  Seat seat;
  friend bool operator==(const Shortage&, const Shortage&) = default;
};
/// A player could not move; `written`: a line says so, else the player did nothing.
struct Stuck {
  Seat seat;
  bool written = false;
  friend bool operator==(const Stuck&, const Stuck&) = default;
};
/// The turn came back to the first player.
struct NewGift {
  GiftId gift = nothing_named;
  int stack = -1;     ///< from 0; -1: not recorded
  bool none = false;  ///< none was placed
  std::optional<Seat> before{};  ///< the player of the turn that is written after it
  friend bool operator==(const NewGift&, const NewGift&) = default;
};

/// How a game ends.
enum class Outcome : std::uint8_t { open, won, lost };
/// All claims of `result`: figures that are judged against each other too.
struct ResultClaims {
  /// The claims about a player.
  struct Of {
    std::optional<int> cards{};
    PlaceId at = nothing_named;
    std::optional<bool> used{};  ///< the crystal
  };
  std::optional<Outcome> outcome{};
  std::optional<int> sent{}, gifts{}, rounds{};
  std::array<std::optional<int>, parcel_count> under{};  ///< by Parcel
  std::vector<Of> of{};                                  ///< by seat
};
/// `result` gives the outcome.
struct ClaimOutcome {
  Outcome outcome = Outcome::won;
  std::shared_ptr<const ResultClaims> all{};  ///< the claims that `result` makes with it
  friend bool operator==(const ClaimOutcome&, const ClaimOutcome&) = default;
};
/// A number that `result` claims of the table or of a player.
struct ClaimNumber {
  /// What the number counts.
  enum class What : std::uint8_t { sent, gifts, rounds, under, cards };
  What what = What::sent;
  std::uint8_t of = 0;  ///< the parcel, the seat
  int value = 0;
  std::shared_ptr<const ResultClaims> all{};  ///< the claims that `result` makes with it
  friend bool operator==(const ClaimNumber&, const ClaimNumber&) = default;
};
/// Where a player is, or whether the player's crystal is used.
struct ClaimState {
  Seat seat;
  PlaceId at = nothing_named;  ///< the place
  std::optional<bool> used{};  ///< or whether it is used
  std::shared_ptr<const ResultClaims> all{};  ///< the claims that `result` makes with it
  friend bool operator==(const ClaimState&, const ClaimState&) = default;
};

/// A play.
using Action = std::variant<Begin, SitDown, ChooseHelpers, LayOut, BeginTurn, EndTurn, Unknown, Visit, FoxSwap,
                            YetiHelp, HelperGoes, Give, Create, Send, Discard, Shortage, Stuck, NewGift, ClaimOutcome,
                            ClaimNumber, ClaimState>;

/// The gifts under a parcel, as written.
struct Under {
  bool written = false;
  bool sent = false;
  std::vector<GiftId> gifts{};  ///< the first one first, or the bottom one; nothing_named for an unseen one
  friend bool operator==(const Under&, const Under&) = default;
};

/// The beginning of a record.
struct Start {
  /// The possessions of a player.
  struct Of {
    PlaceId at = nothing_named;
    std::optional<Cards> hand{};
    std::optional<bool> used{};  ///< the crystal
    friend bool operator==(const Of&, const Of&) = default;
  };
  bool setup = true;  ///< it is the setup, and judged as one
  int round = 1;
  Seat turn{};
  std::vector<Of> of{};                            ///< by seat
  std::vector<std::pair<PlaceId, Cards>> areas{};  ///< the recorded ones
  std::vector<PlaceId> unknown_areas{};            ///< those that are written as `unknown`
  std::array<Under, parcel_count> under{};         ///< by Parcel
  std::optional<std::vector<Under>> stacks{};      ///< of gifts
  std::optional<Cards> city{}, discard{};
  std::optional<int> gifts{};  ///< in the deck
  friend bool operator==(const Start&, const Start&) = default;
};

/// A helper and its place.
struct Helper {
  Figure figure = Figure::kitten;
  PlaceId at = nothing_named;
  friend bool operator==(const Helper&, const Helper&) = default;
};

/// A decoded record.
struct Session : SessionOf<Action> {
  std::shared_ptr<const Box> box{};
  bool competitive = false;
  bool day = false;               ///< the side of the board is written, and is the day
  bool gift_lines = false;        ///< the record shows what was placed when the turn came back
  bool results_alone = false;     ///< it has neither a beginning nor turns: the game is not recorded
  std::vector<Figure> figures{};  ///< by seat
  std::vector<Helper> helpers{};
  bool helpers_written = false;
  std::array<std::optional<int>, parcel_count> due{};  ///< gifts that a parcel needs; nothing: its side is not recorded
  Start start{};
};

}  // namespace elfref::master_elf
