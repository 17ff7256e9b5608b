#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/card_problems.h"

// A player's deck of Elven Rage, small enough to try every card: what is drawn, sent, thrown away, and how the deck is
// made anew. Written from the rules once more, without the library's books and clauses.

namespace elfref::oracle {

/// Something that happens to the deck and its cards, as it is written.
struct PilePlay {
  /// What.
  enum class What : std::uint8_t {
    draw,     ///< from the deck to the hand
    discard,  ///< from the hand to the discard: thrown away, used
    cut,      ///< likewise, down to a limit
    send,     ///< from the hand to the battle
    back,     ///< from the battle to the hand
    lose,     ///< from the battle to the discard
    clear,    ///< all that is left of the battle, to the discard
    show,     ///< cards are in the battle
    count,    ///< the hand is counted
    unknown,  ///< nobody wrote down what happened: everything that was not in a battle may be anywhere
  };
  What what = What::draw;
  int least = 0;             ///< cards, also those that are counted
  int most = 0;              ///< likewise
  std::vector<int> named{};  ///< by kind: at least so many of them
  int barred = -1;           ///< the kind of which none is among them; -1: any may be
};

/// Where it begins, if not with all cards in the deck.
struct PileStart {
  int hand = 0;                  ///< cards in the hand
  int deck = -1;                 ///< cards in the deck; -1: nobody wrote down how many
  std::vector<int> in_hand{};    ///< by kind: at least so many of them
  std::vector<int> discarded{};  ///< likewise in the discard
};

/// A small deck and what is written of it.
struct PileGame {
  std::vector<int> copies{};      ///< by kind
  int limit = 3;                  ///< of `cut`
  bool at_once = false;           ///< the deck is made anew as it runs out; else when a draw needs it
  std::optional<PileStart> start{};
  std::vector<PilePlay> plays{};  ///< in the order of time
};

/// A game that was played, written down more or less; `wrong`: some cards are written as others.
[[nodiscard]] PileGame any_pile_game(Dice& dice, bool wrong);

/// Whether some cards make it all true. A shuffle of which the numbers alone do not say when it was proves nothing:
/// from there on deck and discard are one. Nothing: there are more states than that.
[[nodiscard]] std::optional<bool> can_be(const PileGame& game, std::size_t most_states);

/// In words, for whoever looks at one.
[[nodiscard]] std::string shown(const PileGame& game);

}  // namespace elfref::oracle
