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

// The position between two plays. Unknown facts are part of it, as a range or as a set of what is possible.

namespace elfref::master_elf {

/// A set of places, a bit for each; all places after the last bit are in every set.
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
  std::uint32_t used = no_ply;      ///< its last use, until it went elsewhere
  PlaceId used_at = nothing_named;  ///< the place of that use
  Places elves = 0;                 ///< where elves were then
  bool lost_sight = false;          ///< it may have been used in unrecorded turns
  friend bool operator==(const HelperState&, const HelperState&) = default;
};

/// The state of a turn.
struct TurnState {
  bool open = false;
  Seat seat{};
  std::uint32_t ply = no_ply;    ///< its beginning
  std::uint32_t visit = no_ply;  ///< the movement
  Way way = Way::move;
  PlaceId place = nothing_named;    ///< the place to which it led
  bool took = false;                ///< a card was taken in an area
  bool put = false;                 ///< a card was put there
  std::uint32_t swapped = no_ply;   ///< by the Fox
  std::uint32_t created = no_ply;   ///< the creation
  std::uint8_t sent = 0;            ///< the parcels whose sending is recorded: a bit for each
  bool unknown = false;             ///< a step of it is not recorded
  Sure lacking = Sure::no;          ///< there were too few cards to place or to draw
  bool shortage = false;            ///< and all players discarded theirs
  bool discarded = false;           ///< the discard at its end is recorded
  std::uint8_t place_in_round = 0;  ///< the number of this turn in the round
  /// The player's cards before an unrecorded surplus was discarded; nothing: there was none.
  std::optional<Range> held{};
  friend bool operator==(const TurnState&, const TurnState&) = default;
};

/// The rule by which the game ended.
enum class Ending : std::uint8_t { none, last_parcel, nowhere_to_go, no_gift_left };

/// The possessions of a player.
struct PlayerState {
  Figure figure = Figure::elf;
  PlaceId at = nothing_named;  ///< the place of the figure; nothing_named: unknown
  bool lost_sight = false;     ///< because of an unrecorded turn
  Pile hand{};
  Sure used = Sure::no;             ///< the crystal
  std::uint32_t used_ply = no_ply;  ///< the creation that used it
  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Players who exchanged an uncounted number of cards: their total is still known.
struct Together {
  Seats seats = 0;     ///< the players
  Range before{0, 0};  ///< their total when the exchanges began; since then each hand counts its `net`
  friend bool operator==(const Together&, const Together&) = default;
};

/// Rounds, and whose turn is next.
struct TurnOrder {
  Range rounds{0, 0};  ///< begun
  Seat next{};         ///< the player whose turn is next
  bool next_known = true;
  bool any_turn = false;        ///< a turn has begun
  bool returned = false;        ///< the turn has come back, and no gift was placed yet
  std::uint32_t idle = no_ply;  ///< the play in which a player did nothing, and thereby lost or broke a rule
  bool out_of_order = false;    ///< a round out of order has been reported
  friend bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

/// The cards in places and in the discard, and the helpers.
struct BoardState {
  std::vector<Pile> piles{};             ///< by place: areas, and the city
  std::vector<std::uint32_t> emptied{};  ///< by place: the play after which it is empty
  Pile discard{};
  std::vector<Together> together{};
  std::vector<HelperState> helpers{};
  friend bool operator==(const BoardState&, const BoardState&) = default;
};

/// The gifts and the parcels they are created for.
struct GiftsState {
  std::array<ParcelState, parcel_count> parcels{};
  Layouts layouts{};
  std::vector<int> turned_up{};       ///< by gift: the number of copies seen
  std::vector<std::uint32_t> laid{};  ///< by gift: the play that placed it on a stack
  friend bool operator==(const GiftsState&, const GiftsState&) = default;
};

/// How the game ended.
struct GameEnd {
  Outcome outcome = Outcome::open;
  Ending ending = Ending::none;
  std::uint32_t ended = no_ply;       ///< the play with which it ended
  bool may_have_ended = false;        ///< the game may have ended
  std::uint32_t either_way = no_ply;  ///< the play with which all won or lost, and it is unknown which
  int unless_won = 0;                 ///< gifts that were placed since, unless a turn has won
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// What the record leaves out, and what it tells.
struct NotRecorded {
  bool gift_lines = false;         ///< the record has lines of gifts
  bool helpers_written = false;    ///< the record says where helpers are
  bool may_have_returned = false;  ///< it is not recorded whether the turn has come back
  bool may_have_laid = false;      ///< a gift may have been placed with the win, unrecorded
  friend bool operator==(const NotRecorded&, const NotRecorded&) = default;
};

/// The position.
struct Position {
  ValuesInForce options{};
  std::shared_ptr<const Box> box{};
  std::shared_ptr<const Start> start{};  ///< as written
  std::uint32_t ply = 0;
  int players = 0;
  bool competitive = false, day = false;
  std::array<PlayerState, max_seats> of{};
  TurnState turn{};
  TurnOrder turns{};         ///< the order of play
  BoardState board{};        ///< cards in places, and the helpers
  GiftsState gifts{};        ///< gifts and parcels
  GameEnd end{};             ///< how the game ended
  NotRecorded unrecorded{};  ///< what the record leaves out

  /// The possessions of a player.
  [[nodiscard]] const PlayerState& operator[](Seat seat) const { return of[seat.value]; }
  [[nodiscard]] PlayerState& operator[](Seat seat) { return of[seat.value]; }
  /// The cards of a place; for an unknown place, any number.
  [[nodiscard]] Pile at(PlaceId place) const {
    return place < board.piles.size() ? board.piles[place] : Pile{.unseen = any_number};
  }
  /// Boxes and beginnings are compared by what is in them.
  friend bool operator==(const Position& one, const Position& other);
};

/// The position before the first play.
[[nodiscard]] Position begin(const Session& session, const ValuesInForce& options);
/// Takes a box that names more than at the beginning.
void name_more(Position& state, std::shared_ptr<const Box> box);
/// Carries out a play, right or wrong. Total.
void apply(Position& state, const Action& action);
/// Chooses the legal one of two readings of a movement: a player who moves to their own place, and may stay, stays.
/// After a swap, `unknown` is one card in an area, and any number in the city.
void resolve(const Position& state, Action& action);
/// Whether a visit that is written like a movement may be none: where the player stood is unknown, and may be there.
[[nodiscard]] bool may_be_a_stay(const Position& state, const Visit& visit);
/// Whether a visit of an unknown area may have taken no card: the Saucer or the player may have stood where none lies.
[[nodiscard]] bool may_take_nothing(const Position& state, const Visit& visit);
/// The Kitten may have been used, and may have gone anywhere.
void lose_sight_of_the_kitten(Position& state);

/// The figure of a player, as far as abilities and limits go.
[[nodiscard]] Figure acting(const Position& state, Seat seat);
/// A helper, or null.
[[nodiscard]] const HelperState* helper(const Position& state, Figure figure);
/// Whether a helper is where a player is.
[[nodiscard]] Sure helper_with(const Position& state, Figure figure, Seat seat);
/// Whether a player may stay, by their own ability or the Kitten's help (ME-HLP-4, ME-CHR-4).
[[nodiscard]] Sure may_stay(const Position& state, Seat seat);
/// Whether a player may enter the location, judging by its cards alone (ME-COP-10).
[[nodiscard]] Sure cards_lie(const Position& state, PlaceId place);
/// Whether a player can move to a location with cards (ME-COP-11).
[[nodiscard]] Sure can_move(const Position& state, Seat seat);
/// Whether a player may stay, or change places with the Saucer instead (option averts-loss).
[[nodiscard]] Sure has_another_way(const Position& state, Seat seat);
/// The places where elves are.
[[nodiscard]] Places elves(const Position& state);
/// The place to which a visit leads; nothing_named if unknown.
[[nodiscard]] PlaceId place_of(const Position& state, const Visit& visit);
/// Whether a visit puts a card where its player already is.
[[nodiscard]] bool is_there(const Position& state, const Visit& visit);
/// The number of cards that a setup leaves for the city (ME-COP-6); nothing: unknown.
[[nodiscard]] std::optional<int> city_at_setup(const Position& state);
/// The parcels under which a created gift may be if its line names none: by Parcel, certainly or possibly.
[[nodiscard]] std::array<Sure, parcel_count> places_for(const Position& state, GiftId gift);
/// Whether an unseen gift may be this one: by its copies, of which this number more were `shown`.
[[nodiscard]] bool may_turn_up(const Position& state, GiftId gift, int shown = 0);
/// Whether a creation wins the game: then no further gift is due.
[[nodiscard]] Sure wins(const Position& state, const Create& create);
/// Whether a creation shows a gift that was unseen before.
[[nodiscard]] bool turns_up_with(const Position& state, GiftId created);
/// The number of cards that can be placed from the city; competitive: with the discard, which comes back if the city
/// lacks cards.
[[nodiscard]] Range to_lay(const Position& state);
/// The most rounds that can be begun: each but the first takes a gift from the deck.
[[nodiscard]] int most_rounds(const Position& state);
/// The number of parcels sent.
[[nodiscard]] Range sent(const Position& state);
/// Whether a parcel was sent with the play that ended the game.
[[nodiscard]] inline bool sent_at_the_end(const Position& state, const ParcelState& parcel) {
  return parcel.sent_ply != no_ply && (parcel.sent_ply == state.end.ended || parcel.sent_ply == state.end.either_way);
}
/// Whether the game ended with a gift that was created before its player moved.
[[nodiscard]] bool ended_out_of_order(const Position& state);
/// The gifts in the deck at the end of a record. If the game is won, perhaps no further gift was placed. If the record
/// has no lines of gifts, one may have been placed after its last turn.
[[nodiscard]] Range gifts_left(const Position& state);
/// The cards of a player at the end of a record: the surplus of its last turn may still be there.
[[nodiscard]] Range cards_left(const Position& state, Seat seat);

}  // namespace elfref::master_elf
