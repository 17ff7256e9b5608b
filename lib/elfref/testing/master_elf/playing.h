#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/master_elf/table/state.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/master_elf/agreement.h"
#include "elfref/testing/things.h"

// How a session is played: a walk over the moves that the rules allow, at a table of which all is known that lies open.
// What turns up is drawn from what the box has left. A play is offered to who breaks a rule, written down, and done.

namespace elfref::testing::workshop {

/// Cards by their kinds.
using Kinds = std::vector<KindId>;
/// Gifts, the first one or the bottom one first.
using Gifts = std::vector<GiftId>;

/// A player as he really is.
struct TruePlayer {
  Figure figure = Figure::elf;
  PlaceId at = city;
  Kinds hand{};
  bool used = false;  ///< the crystal
};

/// What lies where, in lists. What nobody has seen lies in any order.
struct Position {
  std::vector<TruePlayer> players{};
  std::vector<Kinds> piles{};  ///< by place: the city is mixed, and its top the end
  Kinds discard{};
  Gifts deck{};  ///< the top is its end
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
  std::vector<bool> of{};  ///< by seat: his cards, place and crystal are told
  bool outcome_alone = false;
};

/// The one breach of a session.
struct Breach {
  std::string_view rule{};  ///< its id; empty: there is none
  std::string line{};       ///< it is in the line that begins so; empty: in the last turn, or line of the table
  bool claim = false;       ///< something wrong is claimed, and nothing wrong played
};

/// A session that was played.
struct Played {
  Agreement agreed;
  std::vector<std::string_view> names{};
  Position start{}, end{};
  bool setup = true;  ///< it begins with the setup
  bool over = false;  ///< it ends with the game
  bool day = false;   ///< on the wrong side
  std::vector<Action> plays{};
  std::optional<Claimed> result{};
  Breach breach{};
};

/// Any kind of play in another's place, as somebody breaks a rule with it.
struct Breaker;

/// The table as somebody sees it who is going to break a rule: what lies where, and the turn under way.
struct Situation {
  /// What turns up with the next play lies on top.
  Situation(const Played& played, const State& table, Dice& mixes, const Action& next = EndTurn{});

  const Played& game;
  const Agreement& agreed;
  const State& state;
  const Box& box;
  Position now;
  Seat mover{};
  std::optional<Way> came{};  ///< how he came to where he is; nothing: he has not moved

  [[nodiscard]] bool took() const { return state.turn.took; }
  [[nodiscard]] bool created() const { return state.turn.created != no_ply; }
  [[nodiscard]] bool used_fox() const { return state.turn.swapped != no_ply; }
  [[nodiscard]] bool over() const { return state.outcome != Outcome::open; }
  [[nodiscard]] int option(Option option) const { return agreed.options[option]; }
  [[nodiscard]] const TruePlayer& at(Seat seat) const { return now.players[seat.value]; }
  [[nodiscard]] const TruePlayer& acting() const { return at(mover); }
  [[nodiscard]] int seats() const { return static_cast<int>(now.players.size()); }
  [[nodiscard]] const Gift& gift(GiftId id) const { return box.gifts[id]; }

  /// As whom somebody plays: in the simplified game all are elves.
  [[nodiscard]] Figure figure(Seat seat) const { return master_elf::acting(state, seat); }
  /// The helper, or null.
  [[nodiscard]] const Helper* helper(Figure figure) const;
  [[nodiscard]] bool has_cards(PlaceId place) const { return !now.piles[place].empty(); }
  /// Where a figure may go in one move, cards or not.
  [[nodiscard]] std::vector<PlaceId> goals(Seat seat) const;
  /// Those where cards lie.
  [[nodiscard]] std::vector<PlaceId> open_goals(Seat seat) const;
  /// Areas to which a helper may go that is used now.
  [[nodiscard]] std::vector<PlaceId> free_areas(PlaceId used_at) const;
  /// Others in the same place.
  [[nodiscard]] std::vector<Seat> neighbours(Seat seat) const;
  /// Gifts on top of their stacks.
  [[nodiscard]] Gifts tops() const;
  [[nodiscard]] std::size_t stack_of(GiftId top) const;
  [[nodiscard]] bool fits(Parcel parcel, GiftId gift) const;
  /// Whether it fits whatever set the players choose for a first gift of two.
  [[nodiscard]] bool fits_for_certain(Parcel parcel, GiftId gift) const;
  [[nodiscard]] int due(Parcel parcel) const;
  [[nodiscard]] const Gifts& under(Parcel parcel) const { return now.under[static_cast<std::size_t>(parcel)]; }
  [[nodiscard]] bool is_sent(Parcel parcel) const { return now.sent[static_cast<std::size_t>(parcel)]; }
  [[nodiscard]] int sent() const;

  // plays, made ready as the table is
  /// A movement to a place, or another way to come to cards, and what is taken. REQUIRES: cards are taken by the rules.
  [[nodiscard]] Visit visit(Way way, PlaceId place, Dice& chooses) const;
  /// What is paid for a gift, or nothing.
  [[nodiscard]] std::optional<Create> payment(GiftId gift, const Kinds& cards, Dice& chooses) const;
  /// The creation of a gift for a parcel or the box, with what is laid on an empty stack.
  [[nodiscard]] Create creation(Create paid, Parcel parcel) const;
};

/// Whether a play is of a kind.
template <class Kind>
[[nodiscard]] bool is(const Action& action) {
  return std::holds_alternative<Kind>(action);
}

/// The made-up set.
[[nodiscard]] const Box& trial_box();
/// The cards of a sum of this library.
[[nodiscard]] inline Cards cards_of(Kinds kinds) {
  Cards cards;
  cards.named = std::move(kinds);
  return cards;
}
/// How many of a kind are there.
[[nodiscard]] int count_of(const Kinds& cards, KindId kind);
/// How many gifts a parcel needs.
[[nodiscard]] int due_under(const Agreement& agreed, std::size_t parcel);

/// The setup, as chance has it.
[[nodiscard]] Position lay_out(const Agreement& agreed, Dice& dice);
/// The table later in a game, as it could be: parcels nearly full, few cards, few gifts.
void change_position(Position& now, const Agreement& agreed, Dice& dice);
/// The table at which a record begins so.
[[nodiscard]] State table_of(const Agreement& agreed, const Position& begins, bool setup);
/// What lies at a table of which all is known that lies open; what nobody has seen, mixed.
[[nodiscard]] Position position_of(const State& state, Dice& mixes);

/// A session is played. With a breaker: nothing where there was no occasion.
[[nodiscard]] std::optional<Played> play_session(const Agreement& agreement, const Breaker* breaker = nullptr);
/// The session of that number in which a rule is broken; nothing where none was found.
[[nodiscard]] std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number);

/// The record of a session, in YAML.
[[nodiscard]] std::string record_of(const Played& game, Detail detail);
/// The record by somebody who saw or noted less.
[[nodiscard]] std::string thinned_record_of(const Played& game, Dice dice);

}  // namespace elfref::testing::workshop
