#pragma once

#include <vector>

#include "elfref/elfenland/hidden/cards/card_flow.h"
#include "elfref/elfenland/hidden/cards/hidden_cards.h"

// How many cards players had when, and against what they are counted.

namespace elfref::elfenland {

/// The cards of the box.
[[nodiscard]] int size_of(const CardBox& box);

/// How many cards a player had: one way, or several of which only the numbers kept differ.
struct SizePath {
  Range start{};            ///< in hand when the record begins
  std::vector<int> hand;    ///< after the deal, by round
  std::vector<Range> kept;  ///< by round: any of these numbers, whatever the others are

  [[nodiscard]] Range before(std::size_t round) const { return round == 0 ? start : kept[round - 1]; }
  [[nodiscard]] Range dealt(std::size_t round) const {
    return {hand[round] - before(round).max, hand[round] - before(round).min};
  }
};

/// All sizes that agree with what is written of a player, but for those that need not be tried: whoever may have kept
/// fewer cards and filled the hand again could have had the same cards, if they are shuffled before every deal.
[[nodiscard]] std::vector<SizePath> size_paths(const CardLine& line, const CardBox& box, Work& work);

/// What is counted against the box: cards of each transport in *stretches*, each of which has a limit by transport. A
/// stretch counts the hands of the round with which it begins, and cards dealt in later ones.
struct Stretches {
  static constexpr int none = -1;
  struct Round {
    int hands = none;    ///< the stretch that begins with it
    int dealt = none;    ///< the one that counts its deal
    bool split = false;  ///< as long as the stock lasts: which cards those were is open
  };
  int start = none;  ///< counts the cards in hand when the record begins
  std::vector<Round> rounds;
  std::vector<bool> whole;  ///< by stretch: all cards of the box are counted in it, for the stock ran out

  /// With all cards shuffled before every deal.
  [[nodiscard]] static Stretches every_round(std::size_t rounds);
  /// With all cards shuffled when the stock has run out: no rounds yet.
  [[nodiscard]] static Stretches until_empty();
  /// The next round, in whose deal the stock runs out, or does not; if so, it is shuffled then or, if no card is
  /// missing yet, may be.
  void add_round(bool runs_out);
  /// The stretch that counts cards in hand in a round.
  [[nodiscard]] std::size_t at(std::size_t round) const {
    return static_cast<std::size_t>(rounds[round].hands != none ? rounds[round].hands : rounds[round].dealt);
  }
};

}  // namespace elfref::elfenland
