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

/// Whether there are different counters for all uses.
bool can_be(const MatchedHand& hand) {
  const std::size_t came = hand.came.size();
  std::vector<std::size_t> user(came, unmatched<std::size_t>);
  const auto tried = std::make_unique<bool[]>(came);
  const auto fits = [&](std::size_t use, std::size_t counter) {
    const Piece &used = hand.used[use], &there = hand.came[counter];
    return there.event < used.event && (there.kinds & used.kinds) != 0 && (there.down || !used.down);
  };
  for (std::size_t use = 0; use < hand.used.size(); ++use) {
    std::fill_n(tried.get(), came, false);
    if (!match(use, user, {tried.get(), came}, fits)) return false;
  }
  return true;
}

/// Leaves the kinds with which all can be matched.
void narrow(MatchedHand& hand, Piece& piece) {
  if (std::has_single_bit(piece.kinds)) return;
  const Kinds before = std::exchange(piece.kinds, Kinds{0});
  if (can_be(hand)) {  // it is not needed
    piece.kinds = before;
    return;
  }
  Kinds found = 0;
  for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
    piece.kinds = static_cast<Kinds>(before & (1u << kind));
    if (piece.kinds != 0 && can_be(hand)) found |= piece.kinds;
  }
  piece.kinds = found;
}

bool narrow(MatchedHand& hand, CounterLedger& ledger) {
  if (hand.used.empty()) return true;
  if (!can_be(hand)) return false;
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
