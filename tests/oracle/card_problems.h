#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "oracle/cards_oracle.h"

// Small records of travel cards, made at random: how they come about, how near they are to the limit, how they are
// shown.

namespace elfref::oracle {

/// Random numbers that are the same everywhere.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}
  /// From 0 to `count` - 1.
  int below(int count) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(count)); }
  int between(int least, int most) { return least + below(most - least + 1); }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::mt19937_64 bits_;
};

/// Who plays with what.
struct Table {
  CardBox box;
  int players = 0;
  int rounds = 0;
  bool new_cards = false;  ///< a whole new hand is dealt on top of what was kept
};

/// With limits and a number of players small enough to try everything.
[[nodiscard]] Table small_table(Dice& dice);
/// With the cards of the real game.
[[nodiscard]] Table real_table(Dice& dice);

/// A player who saves cards of one kind, against all reason: dealt in one round, in hand all through the next, and in
/// the third paid or held back. What is written of that player is enough to tell; the others may be written as having
/// had the same cards.
struct Plot {
  int saver = 0;
  int kind = 0;
  int first = 0;          ///< of the three rounds, from 0
  bool held_back = true;  ///< known to have been dealt in the first round; otherwise known to be paid in the third
};

[[nodiscard]] Plot any_plot(const Table& table, Dice& dice);

/// How often something is not written down, in percent.
struct Forgetfulness {
  int deals = 0;     ///< any word of a deal
  int came = 0;      ///< the kind of a card in hand at the start, or dealt
  int paid = 0;      ///< the kind of a card that was paid
  int thrown = 0;    ///< the kind of a card that was thrown away
  int discards = 0;  ///< any word of a discard
  int numbers = 0;   ///< the exact number of unknown cards
  int bounds = 0;    ///< nothing: how often is it known of a kind how many were in hand, at least or at most
};

[[nodiscard]] Forgetfulness any_forgetfulness(Dice& dice);
/// What everybody at the table sees is written: payments, and how many cards were dealt and thrown away.
inline constexpr Forgetfulness public_only{.deals = 50, .came = 100, .thrown = 100, .discards = 50};

/// A game that was played with real cards, of which some were not written down. There is a completion: what was played.
[[nodiscard]] CardProblem played(const Table& table, const std::optional<Plot>& plot, const Forgetfulness& forgetful,
                                 Dice& dice);
[[nodiscard]] CardProblem played(const Table& table, const std::optional<Plot>& plot, Dice& dice);

/// The same with one thing written otherwise: another kind, a card more or less, another limit.
[[nodiscard]] CardProblem miswritten(CardProblem problem, Dice& dice);

/// The same with some cards that were paid in one round shown as one kind: so games get near the limit of the box.
[[nodiscard]] CardProblem crowded(CardProblem problem, Dice& dice);

/// Two problems that differ by one card: in a limit of the box, or in one card that is shown to be of some kind.
struct Limit {
  CardProblem possible;
  CardProblem impossible;
};

/// Takes cards away from a problem that has a completion, one by one, until it has none. With a plot, mostly those that
/// come into it.
[[nodiscard]] Limit limit_of(CardProblem problem, const std::optional<Plot>& plot, Dice& dice);

/// It takes three rounds in a row to see that there is no completion: there is one when kept cards are carried over by
/// their number only from the first of them to the second, and also when they are from the second to the third.
/// REQUIRES: there is no completion.
[[nodiscard]] bool contradicts_over_three_rounds(const CardProblem& problem);

/// Some limit of the box changed by one card turns the verdict.
[[nodiscard]] bool within_one_card_of_the_box(const CardProblem& problem, bool has_completion);

/// The smallest problem that comes out of this one by leaving things away and that is still so.
[[nodiscard]] CardProblem shrunk(CardProblem problem, const std::function<bool(const CardProblem&)>& so);

/// The problem as C++: an initializer of a CardProblem.
[[nodiscard]] std::string shown(const CardProblem& problem);

}  // namespace elfref::oracle
