#include "elfref/elfenland/hidden/counters/hand_ways.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

/// A counter that came, or a play that used one, by its event.
struct Piece {
  std::size_t event;
  KindSet kinds;
  bool down;  ///< of a counter: it may lie face down. Of a use: it lay so
};

/// What came to a player until it was given back, and what had to be there of it.
struct MatchedHand {
  std::vector<Piece> came, used, kept;
};

class Matching {
 public:
  explicit Matching(const MatchedHand& hand) : hand_(hand) {}

  /// Whether there are different counters for all uses.
  bool complete() {
    user_.assign(hand_.came.size(), nobody);
    for (std::size_t use = 0; use < hand_.used.size(); ++use) {
      tried_.assign(hand_.came.size(), false);
      if (!find(use)) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t nobody = ~std::size_t{0};

  bool find(std::size_t use) {
    const Piece& used = hand_.used[use];
    for (std::size_t i = 0; i < hand_.came.size(); ++i) {
      const Piece& came = hand_.came[i];
      const bool may_be = came.event < used.event && (came.kinds & used.kinds) != 0 && (came.down || !used.down);
      if (!may_be || tried_[i]) continue;
      tried_[i] = true;
      if (user_[i] != nobody && !find(user_[i])) continue;
      user_[i] = use;
      return true;
    }
    return false;
  }

  const MatchedHand& hand_;
  std::vector<std::size_t> user_;  ///< by counter
  std::vector<bool> tried_;
};

/// Leaves the kinds with which all can be matched.
void narrow(MatchedHand& hand, Piece& piece) {
  if (std::has_single_bit(piece.kinds)) return;
  Matching matching(hand);
  const KindSet before = std::exchange(piece.kinds, KindSet{0});
  if (matching.complete()) {  // it is not needed
    piece.kinds = before;
    return;
  }
  KindSet found = 0;
  for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
    piece.kinds = static_cast<KindSet>(before & (1u << kind));
    if (piece.kinds != 0 && matching.complete()) found |= piece.kinds;
  }
  piece.kinds = found;
}

bool narrow(MatchedHand& hand, CounterLedger& ledger) {
  if (hand.used.empty()) return true;
  if (!Matching(hand).complete()) return false;
  for (auto* pieces : {&hand.came, &hand.used})
    for (Piece& piece : *pieces) {
      narrow(hand, piece);
      ledger.events[piece.event].kinds &= piece.kinds;
    }
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
