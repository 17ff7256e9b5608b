#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

namespace elfref::elven_rage {

/// The cards of a player, in any order.
struct Holding {
  std::vector<CardId> deck{};     ///< not drawn yet
  std::vector<CardId> hand{};     ///< in hand; those in a battle are in no list
  std::vector<CardId> discard{};  ///< thrown away since the deck was made
  friend bool operator==(const Holding&, const Holding&) = default;

  /// One card comes from the deck to the hand. The discard becomes the deck when that is empty; `at_once`: as soon as
  /// it is. REQUIRES: it is among drawable().
  void draw(CardId card, bool at_once);
  /// The cards of which one is drawn next.
  [[nodiscard]] const std::vector<CardId>& drawable() const { return deck.empty() ? discard : deck; }
};

/// Where a card of the edge stands that is called by its number, or by a name that no other has.
[[nodiscard]] elven_rage::Place place_called(const Fight& fight, const CardCalled& called);

/// A game of which everything is known: the table as its record would show it, and where every card lies. What is drawn
/// or laid open is named by the plays. What falls without a line, as squads are laid face down, the game throws its own
/// dice for. It is a regular value.
class Game {
 public:
  /// A game before the cards are dealt. REQUIRES: the components are whole, and all say which people they have.
  Game(const Session& session, const OptionValues& options, std::uint64_t seed);

  /// The table.
  [[nodiscard]] const State& table() const { return table_; }
  /// Somebody's cards.
  [[nodiscard]] const Holding& operator[](Seat seat) const { return of_[seat.value]; }
  /// The cards of a squad, from 1: none once it has fought.
  [[nodiscard]] const std::vector<CardId>& squad(int number) const { return squads_[static_cast<std::size_t>(number)]; }
  /// How many cards lie in the neutral deck.
  [[nodiscard]] std::size_t neutral_deck() const { return neutral_.size(); }
  /// How many squads were laid.
  [[nodiscard]] int squads() const { return table_.squad_count; }
  /// What a side sent into the battle under way.
  [[nodiscard]] const std::vector<CardId>& sent(Side side) const { return sent_[static_cast<std::size_t>(side)]; }
  /// The two of them that do not lie at the edge. REQUIRES: it is laid.
  [[nodiscard]] std::vector<CardId> left_for_the_centre() const;
  /// The moment of the battle under way, with what was played. REQUIRES: the edge is laid.
  [[nodiscard]] Fight fight() const;
  /// The dragon of a people, or with Pile::neutral the guardian.
  [[nodiscard]] CardId apart(Pile pile) const { return apart_[static_cast<std::size_t>(pile)]; }

  /// Five cards of a deck are kept. REQUIRES: they are in it.
  void keep(Seat seat, const std::vector<CardId>& cards);
  /// Makes a play in which all is named. REQUIRES: it is legal.
  void play(const Action& play);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  struct Following;

  std::size_t any(std::size_t many);
  CardId draw_neutral();
  void lay_squads();
  void go_home(CardId card, bool dead);
  void see_who_is_out(const std::array<int, max_seats>& treasures);
  void settle_ranges();

  State table_;
  std::array<Holding, max_seats> of_{};
  std::vector<CardId> neutral_{}, neutral_discard_{};
  std::array<std::vector<CardId>, max_seats + 1> squads_{};
  std::array<std::vector<CardId>, 2> sent_{};  // by Side
  std::array<CardId, pile_count> apart_{};
  CardId treasure_ = nothing_named;
  std::uint64_t dice_;
};

}  // namespace elfref::elven_rage
