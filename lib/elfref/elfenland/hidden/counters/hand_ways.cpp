#include "elfref/elfenland/hidden/counters/hand_ways.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "elfref/core/hidden/matching.h"

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

/// A counter that came, or a play that used one, by its event.
struct Piece {
  std::size_t event;
  Kinds kinds;
  bool down;  ///< of a counter: it may lie face down. Of a use: it lay so
};

/// What came to a player until it was given back, and what had to be there of it.
struct MatchedHand {
  std::vector<Piece> came, used, kept;
};

/// Gives every use a counter. Where something is said of one piece, no more than that piece has to be matched anew.
class HandMatching {
 public:
  explicit HandMatching(MatchedHand& hand)
      : hand_(hand), user_(hand.came.size(), unmatched<std::size_t>), tried_(std::make_unique<bool[]>(user_.size())) {}

  /// Whether there are different counters for all uses.
  bool complete() {
    for (std::size_t use = 0; use < hand_.used.size(); ++use)
      if (!find(use)) return false;
    return true;
  }

  /// Leaves the kinds with which all can be matched. REQUIRES: they are.
  void narrow() {
    for (std::size_t counter = 0; counter < user_.size(); ++counter)
      narrow(hand_.came[counter], [=] { return counter; });
    for (std::size_t use = 0; use < hand_.used.size(); ++use)
      narrow(hand_.used[use], [&] { return static_cast<std::size_t>(std::ranges::find(user_, use) - user_.begin()); });
  }

 private:
  /// `counter`: which one the piece is, or is matched with by now.
  template <class Counter>
  void narrow(Piece& piece, const Counter& counter) {
    if (std::has_single_bit(piece.kinds)) return;
    const Kinds before = std::exchange(piece.kinds, Kinds{0});
    Kinds found = before;  // if it is not needed
    if (!match_anew(counter())) {
      found = 0;
      for_counters(before, [&](Transport kind) {
        piece.kinds = counter_bit(kind);
        if (match_anew(counter())) found |= piece.kinds;
      });
    }
    piece.kinds = found;
  }

  /// Finds another counter for the use of this one, or the same; false: there is none, and it keeps the one it had.
  bool match_anew(std::size_t counter) {
    const std::size_t use = std::exchange(user_[counter], unmatched<std::size_t>);
    if (use == unmatched<std::size_t> || find(use)) return true;
    user_[counter] = use;
    return false;
  }

  bool find(std::size_t use) {
    std::fill_n(tried_.get(), user_.size(), false);
    return match(use, user_, {tried_.get(), user_.size()}, [this](std::size_t one, std::size_t counter) {
      const Piece &used = hand_.used[one], &there = hand_.came[counter];
      return there.event < used.event && (there.kinds & used.kinds) != 0 && (there.down || !used.down);
    });
  }

  MatchedHand& hand_;
  std::vector<std::size_t> user_;  ///< by counter
  std::unique_ptr<bool[]> tried_;
};

bool narrow(MatchedHand& hand, CounterLedger& ledger) {
  if (hand.used.empty()) return true;
  HandMatching matching(hand);
  if (!matching.complete()) return false;
  matching.narrow();
  for (const auto* pieces : {&hand.came, &hand.used})
    for (const Piece& piece : *pieces) ledger.events[piece.event].kinds &= piece.kinds;
  return true;
}

}  // namespace

bool narrow_hands(CounterLedger& ledger) {
  std::array<MatchedHand, 16> hands;
  for (std::size_t i = 0; i < ledger.events.size(); ++i) {
    const CounterEvent event = ledger.events[i];
    MatchedHand& hand = hands[event.seat % 16u];
    switch (event.what) {
      case Do::gain:
      case Do::take:
      case Do::pick:
        hand.came.push_back({i, event.kinds, event.down});
        break;
      case Do::keep:
        hand.used.push_back({i, event.kinds, event.down});
        hand.kept.push_back({i, event.kinds, true});
        break;
      case Do::may_keep:
        hand.kept.push_back({i, event.kinds, true});
        break;
      case Do::place:
        hand.used.push_back({i, event.kinds, event.down});
        break;
      case Do::give_back:
        if (!narrow(hand, ledger)) return false;
        hand.came = std::exchange(hand.kept, {});
        for (Piece& kept : hand.came) kept.kinds = ledger.events[kept.event].kinds;
        hand.used.clear();
        break;
      default:
        break;
    }
  }
  return std::ranges::all_of(hands, [&](MatchedHand& hand) { return narrow(hand, ledger); });
}

}  // namespace elfref::elfenland
