#pragma once

#include <vector>

#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/hidden_cards.h"

// The sizes of the players' hands over time, and the limits against which cards are counted.

namespace elfref::elfenland {

/// The number of cards in the box.
[[nodiscard]] int size_of(const CardBox& box);

/// The numbers of cards that a player had, as ranges. Any numbers in them that add up are possible, and each number of
/// a range is one of such numbers.
struct HandSizes {
  struct Round {
    Range before{};  ///< in hand before the deal
    Range dealt{};
    Range hand{};   ///< in hand after the deal: `before` and `dealt`
    Range given{};  ///< paid or discarded
  };
  std::vector<Round> rounds;
  Range end{};  ///< in hand after the last round, or at the start if there are no rounds

  [[nodiscard]] Range before(std::size_t round) const { return round < rounds.size() ? rounds[round].before : end; }
  [[nodiscard]] Range kept(std::size_t round) const { return before(round + 1); }
};

/// All sizes that agree with the record of a player. They are listed apart only where a number follows from another by
/// a rule with two cases: a hand is filled up or is full, and cards are discarded or few enough. `work`: when it is
/// used up, there are none.
[[nodiscard]] std::vector<HandSizes> hand_sizes(const CardLine& line, const CardBox& box, Work& work);

/// The most cards that came to the player from the start up to each round, including its deal.
[[nodiscard]] std::vector<int> most_come(const HandSizes& sizes);

/// The *stretches* of time in which cards are counted against the box. Each has a limit for each transport. A stretch
/// counts the hands of the round with which it begins and the cards dealt in later rounds.
struct Stretches {
  static constexpr int none = -1;
  struct Round {
    int hands = none;    ///< the stretch that begins with the round
    int dealt = none;    ///< the stretch that counts the deal of the round
    bool split = false;  ///< only until the stock runs out; which cards those were is unknown
  };
  int start = none;  ///< the stretch that counts the hands when the record begins
  std::vector<Round> rounds;
  std::vector<bool> whole;  ///< by stretch: it counts all cards of the box, because the stock ran out

  /// The stretches if all cards are shuffled before every deal.
  [[nodiscard]] static Stretches every_round(std::size_t rounds);
  /// The stretches if cards are shuffled when the stock runs out, without any rounds yet.
  [[nodiscard]] static Stretches until_empty();
  /// Adds the next round. `runs_out`: the stock runs out in its deal. It is then shuffled, or may be if no card is
  /// missing yet.
  void add_round(bool runs_out);
  /// The stretch that counts the hands of a round.
  [[nodiscard]] std::size_t at(std::size_t round) const {
    return static_cast<std::size_t>(rounds[round].hands != none ? rounds[round].hands : rounds[round].dealt);
  }
};

}  // namespace elfref::elfenland
