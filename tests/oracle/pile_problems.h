#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/card_problems.h"

// A player's deck of Elven Rage, small enough to try every card: draws, sends, discards and reshuffles. Written again
// from the rules, without the library's books and clauses.

namespace elfref::oracle {

/// A recorded event of the deck and its cards.
struct PilePlay {
  /// The kind of event.
  enum class What : std::uint8_t {
    draw,     ///< from the deck to the hand
    discard,  ///< from the hand to the discard: discarded or used
    cut,      ///< from the hand to the discard, down to a limit
    send,     ///< from the hand to the battle
    back,     ///< from the battle to the hand
    lose,     ///< from the battle to the discard
    clear,    ///< all cards left in the battle, to the discard
    show,     ///< cards are in the battle
    count,    ///< the hand is counted
    unknown,  ///< unrecorded: every card that was not in a battle may be anywhere
  };
  What what = What::draw;
  int least = 0;             ///< the least number of cards, also for `count`
  int most = 0;              ///< the most cards, also for `count`
  std::vector<int> named{};  ///< by kind: at least this many of them
  int barred = -1;           ///< the kind that is not among them; -1: any may be
};

/// The beginning, if not all cards are in the deck.
struct PileStart {
  int hand = 0;                  ///< cards in the hand
  int deck = -1;                 ///< cards in the deck; -1: not recorded
  std::vector<int> in_hand{};    ///< by kind: at least this many of them
  std::vector<int> discarded{};  ///< by kind: at least this many in the discard
};

/// A small deck and its record.
struct PileGame {
  std::vector<int> copies{};      ///< by kind
  int limit = 3;                  ///< for `cut`
  bool at_once = false;           ///< the deck is reshuffled as soon as it runs out; else when a draw needs it
  std::optional<PileStart> start{};
  std::vector<PilePlay> plays{};  ///< in the order of time
};

/// A game that was played, recorded in more or less detail; `wrong`: some cards are recorded as others.
[[nodiscard]] PileGame any_pile_game(Dice& dice, bool wrong);

/// Whether some cards make it all true. A shuffle whose time does not follow from the numbers proves nothing: from
/// there on deck and discard are one. Nothing: there are more states than the limit.
[[nodiscard]] std::optional<bool> can_be(const PileGame& game, std::size_t most_states);

/// The text of a game, for people.
[[nodiscard]] std::string shown(const PileGame& game);

}  // namespace elfref::oracle
