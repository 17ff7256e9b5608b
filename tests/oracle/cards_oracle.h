#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "elfref/elfenland/hidden/cards/hidden_cards.h"

// The judge of hidden travel cards again, by plain enumeration: every unrecorded card is tried as every kind. It is
// slow, and meant to be obviously right. It is for small boxes only.

namespace elfref::oracle {

using elfenland::CardBox;
using elfenland::CardCounts;
using elfenland::CardLine;
using elfenland::KeptCards;

/// A record of cards and the limits it is judged by.
struct CardProblem {
  std::vector<CardLine> players;
  CardBox box;
};

/// One player's cards in one round, every card by its kind.
struct CardPlay {
  CardCounts before{};  ///< kept from the round before
  CardCounts dealt{};
  CardCounts paid{};
  CardCounts discarded{};
  CardCounts kept{};
};

/// By player, then by round.
using CardPlays = std::vector<std::vector<CardPlay>>;

/// The extra conditions on the completions.
struct Asked {
  /// Only completions for whose plays all this is true; none: all.
  std::function<bool(int player, int round, const CardPlay& play)> allowed;
  /// Rounds, counted from 0, after which only the number of kept cards carries over: their kinds are forgotten.
  /// REQUIRES: all cards are shuffled every round.
  std::set<int> cut_after;
};

/// A completion, if there is one.
[[nodiscard]] std::optional<CardPlays> complete(const CardProblem& problem, const Asked& asked);
[[nodiscard]] std::optional<CardPlays> complete(const CardProblem& problem);

/// Whether there is a completion in which exactly these cards are kept.
[[nodiscard]] bool completed_by(const CardProblem& problem, const KeptCards& kept);

/// As completed_by(), by counting instead of enumeration: also for boxes of the real size. REQUIRES: all cards are
/// shuffled every round.
[[nodiscard]] bool adds_up(const CardProblem& problem, const KeptCards& kept);

/// All values that a quantity of one player's round has in some completion.
[[nodiscard]] std::set<int> possible(const CardProblem& problem, int player, int round,
                                     const std::function<int(const CardPlay&)>& quantity);

/// The number of cards of all kinds.
[[nodiscard]] int total(const CardCounts& cards);

}  // namespace elfref::oracle
