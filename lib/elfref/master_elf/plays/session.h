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

// The plays of a session: one struct a kind. Whose a play is stands in `seat`.

namespace elfref::master_elf {

inline constexpr int max_seats = 16;      ///< that can be replayed
inline constexpr int hand_limit = 7;      ///< cards that stay at the end of a turn (ME-COP-21)
inline constexpr int stack_count = 3;     ///< of gifts (ME-COP-5)
inline constexpr int price = 3;           ///< cards for a gift (ME-BAS-8)
inline constexpr int refill_size = 2;     ///< cards that an empty area gets (ME-COP-12b)
inline constexpr int most_of_gifts = 99;  ///< that a record may count

/// The chapters of the supplement, as phases of plays; a turn is named as its key.
namespace phase {
inline constexpr std::string_view setup = "setup", turn = "turns", end = "end";
}  // namespace phase

/// The parts of a play at which findings point.
enum PlayPart : Part { whole, object, target, cost, laid };

/// Everybody sits down.
struct Begin {
  int players = 0;
};
/// A player takes a figure; `at`: where it stands, if that is written.
struct SitDown {
  Seat seat;
  Figure figure = Figure::elf;
  PlaceId at = nothing_named;
};
/// The helpers are chosen.
struct ChooseHelpers {};
/// What lies somewhere when the record begins is written: it is judged only.
struct LayOut {
  /// Where it lies.
  enum class Where : std::uint8_t { hand, area, under, stacks, the_city, discard, deck };
  Where where = Where::hand;
  std::uint16_t index = 0;  ///< the seat, the place, the parcel
};

/// A turn begins. `position`: of a whole round out of order, which turn of the round it is.
struct BeginTurn {
  Seat seat;
  std::optional<std::uint8_t> position{};
  bool skipped = false;  ///< it was left out, and written to be judged
};
/// It ends: what nobody wrote of its end is supplied.
struct EndTurn {
  Seat seat;
};
/// Steps that nobody wrote down; `turns`: any number of turns of anybody.
struct Unknown {
  std::optional<Seat> seat{};
  bool turns = false;
};

/// How somebody comes to where cards are taken.
enum class Way : std::uint8_t { move, stay, swap };
/// A movement and the second step in the place to which it leads.
struct Visit {
  Seat seat;
  Way way = Way::move;
  PlaceId place = nothing_named;  ///< of a movement; else the state says it
  Cards taken{};                  ///< taken there; in the city: drawn
  Cards thrown{};                 ///< in the city: thrown away before; in an area, by the Yeti: put there
  bool exchanges = false;         ///< `thrown` is written
  bool put = false;               ///< a card is put there and nothing taken
  std::optional<Cards> refill{};  ///< what was laid behind the last card; nothing: nobody wrote it
};
/// The Fox: a hand card for a card of the area.
struct FoxSwap {
  Seat seat;
  Cards given{}, got{.due = true};
};
/// The helper Yeti: cards for the crystal.
struct YetiHelp {
  Seat seat;
  Cards cards{};
};
/// A helper goes elsewhere.
struct HelperGoes {
  Seat seat;  ///< in whose turn
  Figure helper = Figure::kitten;
  PlaceId place = nothing_named;
};
/// Cards go from one to another.
struct Give {
  Seat seat;  ///< in whose turn
  Seat from, to;
  Cards cards{};
};
/// A gift is created.
struct Create {
  Seat seat;
  GiftId gift = nothing_named;
  Parcel parcel = Parcel::unknown;
  Cards paid{};
  int crystals = 0;
  std::optional<GiftId> next{};  ///< what was laid on the empty stack; nothing: nobody wrote it
  bool none_laid = false;        ///< `then none`
  std::uint8_t later{};          ///< parcels of which a later line of the record speaks: a bit a Parcel
  Parcel sends = Parcel::unknown;  ///< the parcel that is sent with it
};
/// A parcel is sent. `areas`: what was laid where; nothing: as the rules say.
struct Send {
  Seat seat;
  Parcel parcel = Parcel::set;
  std::optional<std::vector<std::pair<PlaceId, Cards>>> areas{};
};
/// Cards are thrown away at the end of a turn.
struct Discard {
  Seat seat;
  Cards cards{};
};
/// Everybody throws everything away.
struct Shortage {
  Seat seat;
};
/// Somebody could not move; `written`: in so many words, else he did nothing.
struct Stuck {
  Seat seat;
  bool written = false;
};
/// The turn came back to the first player.
struct NewGift {
  GiftId gift = nothing_named;
  int stack = -1;     ///< from 0; -1: nobody wrote it
  bool none = false;  ///< none was laid
  std::optional<Seat> before{};  ///< whose turn is written after it
};

/// How a game ends.
enum class Outcome : std::uint8_t { open, won, lost };
/// All that `result` claims: figures that are judged against each other too.
struct ResultClaims {
  /// What it claims of somebody.
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
/// `result` says how it ended.
struct ClaimOutcome {
  Outcome outcome = Outcome::won;
  std::shared_ptr<const ResultClaims> all{};  ///< with which it stands
};
/// A number that `result` claims of the table or of somebody.
struct ClaimNumber {
  /// Of what.
  enum class What : std::uint8_t { sent, gifts, rounds, under, cards };
  What what = What::sent;
  std::uint8_t of = 0;  ///< the parcel, the seat
  int value = 0;
  std::shared_ptr<const ResultClaims> all{};  ///< with which it stands
};
/// Where somebody stands, or whether his crystal is used.
struct ClaimState {
  Seat seat;
  PlaceId at = nothing_named;  ///< where
  std::optional<bool> used{};  ///< or this
  std::shared_ptr<const ResultClaims> all{};  ///< with which it stands
};

/// A play.
using Action = std::variant<Begin, SitDown, ChooseHelpers, LayOut, BeginTurn, EndTurn, Unknown, Visit, FoxSwap,
                            YetiHelp, HelperGoes, Give, Create, Send, Discard, Shortage, Stuck, NewGift, ClaimOutcome,
                            ClaimNumber, ClaimState>;

/// Gifts under a parcel as they are written.
struct Under {
  bool written = false;
  bool sent = false;
  std::vector<GiftId> gifts{};  ///< the first one first, or the bottom one; nothing_named for one that nobody saw
};

/// Where a record begins.
struct Start {
  /// What somebody has.
  struct Of {
    PlaceId at = nothing_named;
    std::optional<Cards> hand{};
    std::optional<bool> used{};  ///< the crystal
  };
  bool setup = true;  ///< it is the setup, and judged as one
  int round = 1;
  Seat turn{};
  std::vector<Of> of{};                            ///< by seat
  std::vector<std::pair<PlaceId, Cards>> areas{};  ///< those that are written
  std::array<Under, parcel_count> under{};         ///< by Parcel
  std::optional<std::vector<Under>> stacks{};      ///< of gifts
  std::optional<Cards> city{}, discard{};
  std::optional<int> gifts{};  ///< in the deck
};

/// A helper and where it stands.
struct Helper {
  Figure figure = Figure::kitten;
  PlaceId at = nothing_named;
};

/// A record understood.
struct Session : SessionOf<Action> {
  std::shared_ptr<const Box> box{};
  bool competitive = false;
  bool day = false;               ///< the board's side is written, and is the day
  bool gift_lines = false;        ///< the record says what was laid when the turn came back
  bool results_alone = false;     ///< it has neither a beginning nor turns: the game is not recorded
  std::vector<Figure> figures{};  ///< by seat
  std::vector<Helper> helpers{};
  bool helpers_written = false;
  std::array<std::optional<int>, parcel_count> due{};  ///< gifts that a parcel needs; nothing: nobody wrote its side
  Start start{};
};

}  // namespace elfref::master_elf
