#pragma once

#include <vector>

#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/hidden_cards.h"

// The sizes of the players' hands over time, and the limits against which cards are counted.

namespace elfref::elfenland {

/// The number of cards in the box.
[[nodiscard]] int size_of(const CardBox& box);

/// The numbers of cards that a player had: one way, or several that differ only in the numbers kept.
struct SizePath {
  Range start{};            ///< in hand when the record begins
  std::vector<int> hand;    ///< after the deal, by round
  std::vector<Range> kept;  ///< by round; each number in it is possible, independently of the other rounds

  [[nodiscard]] Range before(std::size_t round) const { return round == 0 ? start : kept[round - 1]; }
  [[nodiscard]] Range dealt(std::size_t round) const {
    return {hand[round] - before(round).max, hand[round] - before(round).min};
  }
};

/// All sizes that agree with the record of a player, without those that need not be tried. If all cards are shuffled
/// before every deal, a player who may have kept fewer cards and filled the hand could have had the same cards.
[[nodiscard]] std::vector<SizePath> size_paths(const CardLine& line, const CardBox& box, Work& work);

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
