#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/master_elf/table/position.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/master_elf/agreement.h"
#include "elfref/testing/things.h"

// The playing of a session: a walk over the legal plays of a position in which all open pieces are known. Pieces that
// turn up are drawn from those left in the box. Each play is offered to the breaker, recorded, and made.

namespace elfref::testing::workshop {

/// Cards by their kinds.
using Kinds = std::vector<KindId>;
/// Gifts, the first one or the one at the bottom first.
using Gifts = std::vector<GiftId>;

/// The real state of a player.
struct TruePlayer {
  Figure figure = Figure::elf;
  PlaceId at = city;
  Kinds hand{};
  bool used = false;  ///< whether the crystal is used
};

/// The places of all pieces, as lists. Unseen pieces are in any order.
struct KnownPosition {
  std::vector<TruePlayer> players{};
  std::vector<Kinds> piles{};  ///< by place; the city is shuffled, and its top is the end
  Kinds discard{};
  Gifts deck{};  ///< the top is the end
  std::array<Gifts, stack_count> stacks{};
  std::array<Gifts, parcel_count> under{};
  std::array<bool, parcel_count> sent{};
  std::vector<Helper> helpers{};
  int round = 1;
  Seat turn{};
};

/// A figure of the result.
struct Claimed {
  Outcome outcome = Outcome::open;
  int rounds = 1;
  std::vector<bool> of{};  ///< by seat: whether the player's cards, place and crystal are recorded
  bool outcome_alone = false;
};

/// The one breach of a session.
struct Breach {
  std::string_view rule{};  ///< its id; empty: there is no breach
  std::string line{};       ///< the beginning of the broken line; empty: the last turn, or line of the table
  bool claim = false;       ///< a claim is wrong, and no play is
};

/// A generated session.
struct Played {
  Agreement agreed;
  std::vector<std::string_view> names{};
  KnownPosition start{}, end{};
  bool setup = true;  ///< it begins with the setup
  bool over = false;  ///< it ends with the game
  bool day = false;   ///< it is played on the wrong side
  std::vector<Action> plays{};
  std::optional<Claimed> result{};
  Breach breach{};
};

/// A way to break one rule, by plays instead of another one.
struct Breaker;

/// The position for a breaker: the places of all pieces, and the current turn.
struct Situation {
  /// Puts the pieces that turn up with the next play on top.
  Situation(const Played& played, const Position& table, Dice& mixes, const Action& next = EndTurn{});

  const Played& game;
  const Agreement& agreed;
  const Position& state;
  const Box& box;
  KnownPosition now;
  Seat mover{};
  std::optional<Way> came{};  ///< the way of the mover's visit; nothing: not moved yet

  [[nodiscard]] bool took() const { return state.turn.took; }
  [[nodiscard]] bool created() const { return state.turn.created != no_ply; }
  [[nodiscard]] bool used_fox() const { return state.turn.swapped != no_ply; }
  [[nodiscard]] bool over() const { return state.end.outcome != Outcome::open; }
  [[nodiscard]] int option(Option option) const { return agreed.options[option]; }
  [[nodiscard]] const TruePlayer& at(Seat seat) const { return now.players[seat.value]; }
  [[nodiscard]] const TruePlayer& acting() const { return at(mover); }
  [[nodiscard]] int seats() const { return static_cast<int>(now.players.size()); }
  [[nodiscard]] const Gift& gift(GiftId id) const { return box.gifts[id]; }

  /// The figure of a player; in the simplified game all are elves.
  [[nodiscard]] Figure figure(Seat seat) const { return master_elf::acting(state, seat); }
  /// The helper with this figure, or null.
  [[nodiscard]] const Helper* helper(Figure figure) const;
  [[nodiscard]] bool has_cards(PlaceId place) const { return !now.piles[place].empty(); }
  /// The places to which a player may go in one move, with or without cards.
  [[nodiscard]] std::vector<PlaceId> goals(Seat seat) const;
  /// Those of these places that have cards.
  [[nodiscard]] std::vector<PlaceId> open_goals(Seat seat) const;
  /// The areas to which a helper may go after its use.
  [[nodiscard]] std::vector<PlaceId> free_areas(PlaceId used_at) const;
  /// The other players in the same place.
  [[nodiscard]] std::vector<Seat> neighbours(Seat seat) const;
  /// The gifts on top of their stacks.
  [[nodiscard]] Gifts tops() const;
  [[nodiscard]] std::size_t stack_of(GiftId top) const;
  [[nodiscard]] bool fits(Parcel parcel, GiftId gift) const;
  /// Whether a gift fits, whatever set the players choose for a first gift of two.
  [[nodiscard]] bool fits_for_certain(Parcel parcel, GiftId gift) const;
  [[nodiscard]] int due(Parcel parcel) const;
  [[nodiscard]] const Gifts& under(Parcel parcel) const { return now.under[static_cast<std::size_t>(parcel)]; }
  [[nodiscard]] bool is_sent(Parcel parcel) const { return now.sent[static_cast<std::size_t>(parcel)]; }
  [[nodiscard]] int sent() const;

  // plays that fit the position
  /// A movement to a place, or another way to get cards, with the cards taken. REQUIRES: the rules allow to take cards.
  [[nodiscard]] Visit visit(Way way, PlaceId place, Dice& chooses) const;
  /// The payment for a gift, or nothing.
  [[nodiscard]] std::optional<Create> payment(GiftId gift, const Kinds& cards, Dice& chooses) const;
  /// The creation of a gift for a parcel or the box, with the gift that refills an empty stack.
  [[nodiscard]] Create creation(Create paid, Parcel parcel) const;
};

/// Whether a play is of a kind.
template <class Kind>
[[nodiscard]] bool is(const Action& action) {
  return std::holds_alternative<Kind>(action);
}

/// The made-up components.
[[nodiscard]] const Box& trial_box();
/// Kinds as a sum of cards.
[[nodiscard]] inline Cards cards_of(Kinds kinds) {
  Cards cards;
  cards.named = std::move(kinds);
  return cards;
}
/// The number of cards of a kind.
[[nodiscard]] int count_of(const Kinds& cards, KindId kind);
/// The number of gifts that a parcel needs.
[[nodiscard]] int due_under(const Agreement& agreed, std::size_t parcel);

/// A random setup.
[[nodiscard]] KnownPosition lay_out(const Agreement& agreed, Dice& dice);
/// Changes a position to one that is possible later in a game: parcels nearly full, few cards, few gifts.
void change_position(KnownPosition& now, const Agreement& agreed, Dice& dice);
/// The position at which such a record begins.
[[nodiscard]] Position table_of(const Agreement& agreed, const KnownPosition& begins, bool setup);
/// The places of all pieces in a position whose open pieces are known. Unseen pieces are shuffled.
[[nodiscard]] KnownPosition position_of(const Position& state, Dice& mixes);

/// Plays a session. With a breaker: nothing if there was no occasion.
[[nodiscard]] std::optional<Played> play_session(const Agreement& agreement, const Breaker* breaker = nullptr);
/// The session with this number that breaks a rule; nothing if none was found.
[[nodiscard]] std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number);

/// The record of a session, in YAML.
[[nodiscard]] std::string record_of(const Played& game, Detail detail);
/// The record of a session in less detail.
[[nodiscard]] std::string thinned_record_of(const Played& game, Dice dice);

}  // namespace elfref::testing::workshop
