#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "elfref/elfenland/hidden/cards/hidden_cards.h"

// The judge of hidden travel cards once more, by plain enumeration: every card that nobody wrote down is tried as every
// kind. It is slow and meant to be obviously right: for small boxes only.

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

/// What became of one player's cards in one round, every card by its kind.
struct CardPlay {
  CardCounts before{};  ///< kept from the round before
  CardCounts dealt{};
  CardCounts paid{};
  CardCounts discarded{};
  CardCounts kept{};
};

/// By player, then by round.
using CardPlays = std::vector<std::vector<CardPlay>>;

/// What is asked of the completions beyond what is written.
struct Asked {
  /// Only completions of which every play is so; none: all.
  std::function<bool(int player, int round, const CardPlay& play)> allowed;
  /// Rounds, counted from 0, after which kept cards carry over by their number only: as what they were is forgotten.
  /// REQUIRES: all cards are shuffled every round.
  std::set<int> cut_after;
};

/// A completion, if there is one.
[[nodiscard]] std::optional<CardPlays> complete(const CardProblem& problem, const Asked& asked);
[[nodiscard]] std::optional<CardPlays> complete(const CardProblem& problem);

/// There is a completion in which exactly these cards are kept.
[[nodiscard]] bool completed_by(const CardProblem& problem, const KeptCards& kept);

/// The same by counting instead of enumeration: also for boxes of the real size.
/// REQUIRES: all cards are shuffled every round.
[[nodiscard]] bool adds_up(const CardProblem& problem, const KeptCards& kept);

/// Every value that something about one player's round has in some completion.
[[nodiscard]] std::set<int> possible(const CardProblem& problem, int player, int round,
                                     const std::function<int(const CardPlay&)>& quantity);

/// Cards of all kinds.
[[nodiscard]] int total(const CardCounts& cards);

}  // namespace elfref::oracle
