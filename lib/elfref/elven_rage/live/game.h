#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The cards of a player, in any order.
struct Holding {
  std::vector<CardId> deck{};     ///< not drawn yet
  std::vector<CardId> hand{};     ///< cards in hand; cards in a battle are in no list
  std::vector<CardId> discard{};  ///< discarded since the deck was last shuffled
  friend bool operator==(const Holding&, const Holding&) = default;

  /// Moves one card from the deck to the hand. The discard becomes the deck when the deck is empty; `at_once`: as soon
  /// as it is. REQUIRES: the card is among drawable().
  void draw(CardId card, bool at_once);
  /// The cards from which the next one is drawn.
  [[nodiscard]] const std::vector<CardId>& drawable() const { return deck.empty() ? discard : deck; }
};

/// The place of a card of the edge that is called by its number, or by a name that no other card has.
[[nodiscard]] elven_rage::Place place_called(const Fight& fight, const CardCalled& called);

/// A fully known game: the position as its record would show it, and where every card is. Plays name the cards that are
/// drawn or opened. For chances without a line, such as squads placed face down, the game rolls its own dice. It is a
/// regular value.
class Game {
 public:
  /// A game before the cards are dealt. REQUIRES: the components are whole, and each player's people is recorded.
  Game(const Session& session, const OptionValues& options, std::uint64_t seed);

  /// The position.
  [[nodiscard]] const Position& table() const { return table_; }
  /// The cards of a player.
  [[nodiscard]] const Holding& operator[](Seat seat) const { return of_[seat.value]; }
  /// The cards of a squad, from 1: none once it has fought.
  [[nodiscard]] const std::vector<CardId>& squad(int number) const { return squads_[static_cast<std::size_t>(number)]; }
  /// The number of cards in the neutral deck.
  [[nodiscard]] std::size_t neutral_deck() const { return neutral_.size(); }
  /// The number of squads that were placed.
  [[nodiscard]] int squads() const { return table_.common.squad_count; }
  /// The cards that a side sent into the current battle.
  [[nodiscard]] const std::vector<CardId>& sent(Side side) const { return sent_[static_cast<std::size_t>(side)]; }
  /// The two sent cards that are not at the edge. REQUIRES: the edge is laid out.
  [[nodiscard]] std::vector<CardId> left_for_the_centre() const;
  /// The current moment of the battle, with what was played. REQUIRES: the edge is laid out.
  [[nodiscard]] Fight fight() const;
  /// The dragon of a people, or the guardian for Pile::neutral.
  [[nodiscard]] CardId apart(Pile pile) const { return apart_[static_cast<std::size_t>(pile)]; }

  /// A player keeps five cards of the deck. REQUIRES: they are in it.
  void keep(Seat seat, const std::vector<CardId>& cards);
  /// Makes a play that names everything. REQUIRES: it is legal.
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

  Position table_;
  std::array<Holding, max_seats> of_{};
  std::vector<CardId> neutral_{}, neutral_discard_{};
  std::array<std::vector<CardId>, max_seats + 1> squads_{};
  std::array<std::vector<CardId>, 2> sent_{};  // by Side
  std::array<CardId, pile_count> apart_{};
  CardId treasure_ = nothing_named;
  std::uint64_t dice_;
};

}  // namespace elfref::elven_rage
