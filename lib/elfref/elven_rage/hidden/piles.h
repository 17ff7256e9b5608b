#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/work.h"

// Cards of one pile that lie here and there: decks, hands, Artifacts, goals. Some are written, and one question is
// asked: can some cards make all that is written true?

namespace elfref::elven_rage {

inline constexpr std::size_t most_spots = 10;            ///< where cards of a pile can lie
inline constexpr std::uint32_t most_pile_conflicts = 10000;  ///< of one search

/// Where cards lie: a number, as whoever states a problem likes.
using Spot = std::uint8_t;
/// Some of these places: a bit a place.
using Spots = std::uint16_t;

/// A card that is written.
struct WrittenCard {
  std::uint8_t kind = 0;    ///< of those of the problem
  std::uint32_t entry = 0;  ///< by which entry: left out with it
  friend bool operator==(const WrittenCard&, const WrittenCard&) = default;
};

/// What happens to cards.
struct PileStep {
  /// How.
  enum class What : std::uint8_t {
    some,  ///< some go from one place to another
    all,   ///< all of some kinds do
    hold,  ///< those that are written lie at `from`
    room,  ///< no more lie at `from`
    mix,   ///< those that lie at some places may lie at any of these from now on
  };
  What what = What::some;
  Spot from = 0;
  Spot to = 0;
  int most = 0;                         ///< some: how many at most. room: how many lie there at most
  std::uint64_t kinds = ~std::uint64_t{0};  ///< all: which, a bit a kind
  Spots spots = 0;                      ///< mix: which places
  std::uint32_t entry = 0;              ///< of which it tells
  std::vector<WrittenCard> written{};   ///< some, hold: among them, each as often as it is there
  friend bool operator==(const PileStep&, const PileStep&) = default;
};

/// What is written of the cards of a pile, in the order of time. All lie at place 0 in the beginning. Numbers of cards
/// are those of all cards: cards of kinds that are not written fill them up.
struct PileProblem {
  std::vector<std::uint8_t> copies{};  ///< of each kind that is written, how many there are
  std::vector<PileStep> steps{};       ///< what happens
  friend bool operator==(const PileProblem&, const PileProblem&) = default;
};

/// No card of a kind is among those that go in a step.
struct NoneGoes {
  std::size_t step = 0;   ///< a step of `some` or `all`
  std::uint8_t kind = 0;  ///< of which none goes
};
/// What is asked of a problem.
struct PileQuestion {
  Mask left_out{};                            ///< entries that are left out
  std::optional<NoneGoes> condition{};        ///< what has to be so besides
  bool every_kind = false;                    ///< also kinds that no entry names
  std::uint64_t most = most_pile_conflicts;   ///< conflicts of the search
  Work* work = nullptr;                       ///< what it may spend, or null
};
/// Kinds that go in a step in the solution that was found: by step, a bit a kind.
using KindsGone = std::vector<std::uint64_t>;

/// Whether some cards make it true. `gone`: where that is wanted, which cards did.
[[nodiscard]] Searched search(const PileProblem& problem, const PileQuestion& question, KindsGone* gone = nullptr);

}  // namespace elfref::elven_rage
