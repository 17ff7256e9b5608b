#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "oracle/cards_oracle.h"

// Small random records of travel cards: how they are made, how near they are to the limit, how they are shown.

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

/// The players and their cards.
struct Table {
  CardBox box;
  int players = 0;
  int rounds = 0;
  bool new_cards = false;  ///< a whole new hand is dealt on top of what was kept
};

/// A table with limits and a number of players that are small enough to try everything.
[[nodiscard]] Table small_table(Dice& dice);
/// A table with the cards of the real game.
[[nodiscard]] Table real_table(Dice& dice);

/// A player who saves cards of one kind, against all reason: they are dealt in one round, in hand all through the next,
/// and in the third paid or held back. Enough is recorded of that player to tell; the others may be recorded with the
/// same cards.
struct Plot {
  int saver = 0;
  int kind = 0;
  int first = 0;          ///< the first of the three rounds, from 0
  bool held_back = true;  ///< known to have been dealt in the first round; otherwise known to be paid in the third
};

[[nodiscard]] Plot any_plot(const Table& table, Dice& dice);

/// How often something is not recorded, in percent.
struct Forgetfulness {
  int deals = 0;     ///< everything about a deal
  int came = 0;      ///< the kind of a card in hand at the start, or dealt
  int paid = 0;      ///< the kind of a card that was paid
  int thrown = 0;    ///< the kind of a card that was discarded
  int discards = 0;  ///< everything about a discard
  int numbers = 0;   ///< the exact number of unknown cards
  int bounds = 0;    ///< not about forgetting: how often a minimum or maximum in hand is known for a kind
};

[[nodiscard]] Forgetfulness any_forgetfulness(Dice& dice);
/// Only public facts are recorded: payments, and the number of cards dealt and discarded.
inline constexpr Forgetfulness public_only{.deals = 50, .came = 100, .thrown = 100, .discards = 50};

/// A game that was played with real cards, some of which are not recorded. It has a completion: the real cards.
[[nodiscard]] CardProblem played(const Table& table, const std::optional<Plot>& plot, const Forgetfulness& forgetful,
                                 Dice& dice);
[[nodiscard]] CardProblem played(const Table& table, const std::optional<Plot>& plot, Dice& dice);

/// The problem with one thing recorded differently: another kind, a card more or less, another limit.
[[nodiscard]] CardProblem miswritten(CardProblem problem, Dice& dice);

/// The problem with some cards that were paid in one round shown as one kind, which brings games near the limit of the
/// box.
[[nodiscard]] CardProblem crowded(CardProblem problem, Dice& dice);

/// Two problems that differ by one card: in a limit of the box, or in one card that is shown to be of some kind.
struct Limit {
  CardProblem possible;
  CardProblem impossible;
};

/// Takes cards away from a problem that has a completion, one by one, until it has none. With a plot, mostly the cards
/// of that plot.
[[nodiscard]] Limit limit_of(CardProblem problem, const std::optional<Plot>& plot, Dice& dice);

/// Whether it takes three rounds in a row to see that there is no completion. There is one if only the number of kept
/// cards is carried over from the first of the rounds to the second, and also if only their number is from the second
/// to the third. REQUIRES: there is no completion.
[[nodiscard]] bool contradicts_over_three_rounds(const CardProblem& problem);

/// Whether some limit of the box, changed by one card, changes the verdict.
[[nodiscard]] bool within_one_card_of_the_box(const CardProblem& problem, bool has_completion);

/// The smallest problem that results from this one by leaving things out, and for which `so` is still true.
[[nodiscard]] CardProblem shrunk(CardProblem problem, const std::function<bool(const CardProblem&)>& so);

/// The problem as C++: an initializer of a CardProblem.
[[nodiscard]] std::string shown(const CardProblem& problem);

}  // namespace elfref::oracle
