#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/gifts.h"
#include "elfref/master_elf/table/pile.h"

// The table between two plays. What is not known is part of it: a range, or a set of what may be.

namespace elfref::master_elf {

/// A set of places, a bit a place; all behind the last bit are in every set.
using Places = std::uint64_t;
inline constexpr std::size_t most_in_a_set = 63;  ///< places that have a bit
inline constexpr Places anywhere = ~Places{0};    ///< every place
/// The set of one place.
[[nodiscard]] constexpr Places only_at(PlaceId place) {
  return Places{1} << std::min<std::size_t>(place, most_in_a_set);
}
inline constexpr Places any_area = anywhere & ~Places{1};  ///< every place but the city

/// A helper on the board.
struct HelperState {
  Figure figure = Figure::kitten;
  Places at = any_area;             ///< where it may be
  std::uint32_t used = no_ply;      ///< the last use, until it went elsewhere
  PlaceId used_at = nothing_named;  ///< where
  Places elves = 0;                 ///< where elves stood then
  bool lost_sight = false;          ///< it may have been used in turns not recorded
  friend bool operator==(const HelperState&, const HelperState&) = default;
};

/// Where a turn is.
struct TurnState {
  bool open = false;
  Seat seat{};
  std::uint32_t ply = no_ply;     ///< its beginning
  PlaceId began = nothing_named;  ///< where its player stood
  std::uint32_t visit = no_ply;   ///< the movement
  Way way = Way::move;
  PlaceId place = nothing_named;    ///< to which it led
  bool took = false;                ///< a card was taken in an area
  bool put = false;                 ///< a card was put there
  std::uint32_t swapped = no_ply;   ///< by the Fox
  std::uint32_t created = no_ply;   ///< the creation
  std::uint8_t sent = 0;            ///< the parcels whose sending is written: a bit each
  bool unknown = false;             ///< a step of it nobody wrote down
  Sure lacking = Sure::no;          ///< cards were lacking to lay out, or to draw
  bool shortage = false;            ///< and all threw theirs away
  bool discarded = false;           ///< what was thrown away at its end is written
  std::uint8_t place_in_round = 0;  ///< which turn of the round it is
  /// Its player's cards before an unrecorded surplus was thrown away; nothing: there was none.
  std::optional<Range> held{};
  friend bool operator==(const TurnState&, const TurnState&) = default;
};

/// By which sentence the game ended.
enum class Ending : std::uint8_t { none, last_parcel, nowhere_to_go, no_gift_left };

/// What somebody has.
struct PlayerState {
  Figure figure = Figure::elf;
  PlaceId at = nothing_named;  ///< where the figure stands; nothing_named: nobody can tell
  bool lost_sight = false;     ///< because of a turn that nobody wrote down
  Pile hand{};
  Sure used = Sure::no;             ///< the crystal
  std::uint32_t used_ply = no_ply;  ///< with which creation
  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Players among whom cards went that nobody counted: what they have together is known all the same.
struct Together {
  Seats seats = 0;     ///< who they are
  Range before{0, 0};  ///< what they had together when they began; since then each hand counts its `net`
  friend bool operator==(const Together&, const Together&) = default;
};

/// The table.
struct State {
  OptionValues options{};
  std::shared_ptr<const Box> box{};
  std::shared_ptr<const Start> start{};  ///< as it is written
  std::uint32_t ply = 0;
  int players = 0;
  bool competitive = false, day = false, gift_lines = false, helpers_written = false;
  std::array<PlayerState, max_seats> of{};
  std::vector<Pile> piles{};             ///< by place: areas, and the city
  std::vector<std::uint32_t> emptied{};  ///< by place: the play since which it is empty
  Pile discard{};
  std::vector<Together> together{};
  std::vector<HelperState> helpers{};
  std::array<ParcelState, parcel_count> parcels{};
  Layouts layouts{};
  std::vector<int> turned_up{};       ///< by gift: how many copies were seen
  std::vector<std::uint32_t> laid{};  ///< by gift: the play with which it was laid on a stack
  Range rounds{0, 0};                 ///< begun
  Seat next{};                        ///< whose turn is next
  bool next_known = true;
  bool any_turn = false;           ///< a turn has begun
  bool returned = false;           ///< the turn has come back, and no gift was laid yet
  bool may_have_returned = false;  ///< nobody wrote down whether it has
  std::uint32_t idle = no_ply;     ///< with which somebody did nothing, who lost or broke a rule by that
  bool out_of_order = false;       ///< a round out of order has been told
  TurnState turn{};
  Outcome outcome = Outcome::open;
  Ending ending = Ending::none;
  std::uint32_t ended = no_ply;       ///< the play with which it ended
  bool may_have_ended = false;        ///< nobody can tell
  std::uint32_t either_way = no_ply;  ///< the play with which all won or lost, and nobody can tell which
  int unless_won = 0;                 ///< gifts that were laid since, unless a turn has won
  bool may_have_laid = false;         ///< a gift may have been laid with the win, unrecorded

  /// What somebody has.
  [[nodiscard]] const PlayerState& operator[](Seat seat) const { return of[seat.value]; }
  [[nodiscard]] PlayerState& operator[](Seat seat) { return of[seat.value]; }
  /// What lies in a place; of one that nobody knows any number.
  [[nodiscard]] Pile at(PlaceId place) const {
    return place < piles.size() ? piles[place] : Pile{.unseen = any_number};
  }
  friend bool operator==(const State&, const State&) = default;
};

/// The table before the first play.
[[nodiscard]] State begin(const Session& session, const OptionValues& options);
/// A box in which more is named than at the beginning.
void name_more(State& state, std::shared_ptr<const Box> box);
/// What a play does, right or wrong. Total.
void apply(State& state, const Action& action);
/// Of two readings of a movement the one that is legal: who moves where he is, and may stay, stays. Behind a swap
/// `unknown` is one card in an area, and any number in the city.
void resolve(const State& state, Action& action);

/// What somebody plays, as far as abilities and limits go.
[[nodiscard]] Figure acting(const State& state, Seat seat);
/// A helper, or null.
[[nodiscard]] const HelperState* helper(const State& state, Figure figure);
/// Whether a helper stands where somebody does.
[[nodiscard]] Sure helper_with(const State& state, Figure figure, Seat seat);
/// Whether somebody may stay, by his own ability or the Kitten's help (ME-HLP-4, ME-CHR-4).
[[nodiscard]] Sure may_stay(const State& state, Seat seat);
/// Whether a location is open to somebody, as far as its cards go (ME-COP-10).
[[nodiscard]] Sure cards_lie(const State& state, PlaceId place);
/// Whether somebody can move to a location with cards (ME-COP-11).
[[nodiscard]] Sure can_move(const State& state, Seat seat);
/// Whether somebody may stay or change places with the Saucer instead (option averts-loss).
[[nodiscard]] Sure has_another_way(const State& state, Seat seat);
/// Where elves stand.
[[nodiscard]] Places elves(const State& state);
/// Whether a visit leads to the city; where it leads to, nothing_named where nobody can tell.
[[nodiscard]] PlaceId place_of(const State& state, const Visit& visit);
/// Whether a visit puts a card where its player already is.
[[nodiscard]] bool is_there(const State& state, const Visit& visit);
/// How many cards a setup leaves for the city (ME-COP-6); nothing: nobody can tell.
[[nodiscard]] std::optional<int> city_at_setup(const State& state);
/// Where a creation that does not say it may lie: by Parcel, surely or perhaps.
[[nodiscard]] std::array<Sure, parcel_count> places_for(const State& state, GiftId gift);
/// Whether a gift that nobody saw may be this one: by its copies, of which so many more were `shown`.
[[nodiscard]] bool may_turn_up(const State& state, GiftId gift, int shown = 0);
/// Whether a creation wins the game: then no gift is due any more.
[[nodiscard]] Sure wins(const State& state, const Create& create);
/// Whether a creation shows a gift that nobody saw before.
[[nodiscard]] bool turns_up_with(const State& state, GiftId created);
/// How many cards can be laid from the city; competitive: with the discard, which comes back where it lacks cards.
[[nodiscard]] Range to_lay(const State& state);
/// How many rounds can be begun: each but the first takes a gift from the deck.
[[nodiscard]] int most_rounds(const State& state);
/// Parcels that are sent.
[[nodiscard]] Range sent(const State& state);
/// Whether a parcel was sent with the play that ended the game.
[[nodiscard]] inline bool sent_at_the_end(const State& state, const ParcelState& parcel) {
  return parcel.sent_ply != no_ply && (parcel.sent_ply == state.ended || parcel.sent_ply == state.either_way);
}
/// Whether the game ended with a gift that was created before its player moved.
[[nodiscard]] bool ended_out_of_order(const State& state);
/// Gifts that the deck has as of the end of a record: none may have been laid any more if the game is won, and where
/// the record has no lines of gifts one may have been laid behind its last turn.
[[nodiscard]] Range gifts_left(const State& state);
/// Cards that somebody has as of the end of a record: the surplus of its last turn may still be there.
[[nodiscard]] Range cards_left(const State& state, Seat seat);

}  // namespace elfref::master_elf
