#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"
#include "elfref/testing/dice.h"

// The pieces of a game as they really lie, hidden ones too.

namespace elfref::testing {

/// The kind of the cards that no counter has.
inline constexpr int raft = static_cast<int>(elfenland::Transport::raft);

/// The phases in which a game may begin, in the order of a round.
inline constexpr std::array<std::string_view, 5> phases{elfenland::phase::deal, elfenland::phase::draw,
                                                        elfenland::phase::choose, elfenland::phase::plan,
                                                        elfenland::phase::travel};

/// Cards or counters by kind: a shuffled pile, or a hand.
struct Heap {
  std::array<std::uint8_t, elfenland::transport_count> of{};
  int size = 0;

  void put(int kind, int number = 1) {
    of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(of[static_cast<std::size_t>(kind)] + number);
    size += number;
  }
  void take(int kind, int number = 1) { put(kind, -number); }
  [[nodiscard]] int has(int kind) const { return of[static_cast<std::size_t>(kind)]; }

  /// Any piece of it, every one as likely. REQUIRES: not empty.
  int draw(Dice& dice) {
    const int any = dice.below(size);
    int kind = 0;
    for (int next = 0, before = 0; next + 1 < elfenland::transport_count; ++next) {
      before += has(next);
      kind += any >= before ? 1 : 0;  // no loop that ends by chance: nobody foresees that
    }
    take(kind);
    return kind;
  }
  void put_all(Heap& other) {
    for (int kind = 0; kind < elfenland::transport_count; ++kind) put(kind, other.has(kind));
    other = {};
  }
};

/// A counter in front of its owner.
struct OwnCounter {
  int kind = 0;
  bool down = false;
};

/// A player as he really is.
struct TruePlayer {
  Heap hand;
  std::array<OwnCounter, 8> counters{};  ///< not placed yet; `counter_count` of them are used
  int counter_count = 0;
  elfenland::TownId at = elfenland::elvenhold;
  elfenland::TownSet towns;
  bool obstacle = true;  ///< not used yet
  elfenland::TownId card;
  bool completed_first = false;

  void add(int kind, bool down) { counters[static_cast<std::size_t>(counter_count++)] = {kind, down}; }
  OwnCounter remove(int index) {
    const OwnCounter gone = counters[static_cast<std::size_t>(index)];
    counters[static_cast<std::size_t>(index)] = counters[static_cast<std::size_t>(--counter_count)];
    return gone;
  }
};

/// What lies on a road.
struct TrueRoad {
  std::int8_t counter = -1;  ///< its kind; -1: none
  bool obstacle = false;
};

}  // namespace elfref::testing
