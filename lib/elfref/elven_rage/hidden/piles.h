#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/core/hidden/minimise.h"
#include "elfref/core/judging/work.h"

// The cards of one pile and their places: decks, hands, Artifacts, goals. Some cards are recorded. The question is
// whether some cards make all recorded entries true.

namespace elfref::elven_rage {

inline constexpr std::size_t most_spots = 10;            ///< places where cards of a pile can be
inline constexpr std::uint32_t most_pile_conflicts = 10000;  ///< in one search
inline constexpr std::uint64_t most_pile_looks = 20'000'000;  ///< in one search: clauses and limits that are looked at

/// A place of cards: a number that the author of a problem chooses.
using Spot = std::uint8_t;
/// A set of these places: a bit for each.
using Spots = std::uint16_t;

/// A card that is recorded.
struct WrittenCard {
  std::uint8_t kind = 0;    ///< an index into the kinds of the problem
  std::uint32_t entry = 0;  ///< the entry that names it; left out with it
  friend bool operator==(const WrittenCard&, const WrittenCard&) = default;
};

/// A step: something that happens to cards.
struct PileStep {
  /// The kind of a step.
  enum class What : std::uint8_t {
    some,  ///< some go from one place to another
    all,   ///< all cards of some kinds do
    hold,  ///< the recorded cards are at `from`
    room,  ///< the number of cards at `from` has a limit
    mix,   ///< cards at some places may be at any of these from now on
  };
  What what = What::some;
  Spot from = 0;
  Spot to = 0;
  int most = 0;                         ///< some: how many at most; room: how many are there at most
  std::uint64_t kinds = ~std::uint64_t{0};  ///< all: which kinds, a bit for each
  Spots spots = 0;                      ///< mix: which places
  std::uint32_t entry = 0;              ///< the entry from which it comes
  std::vector<WrittenCard> written{};   ///< some, hold: the recorded ones among them, repeated for copies
  friend bool operator==(const PileStep&, const PileStep&) = default;
};

/// The recorded facts about the cards of a pile, in order of time. All cards are at place 0 at the beginning. Numbers
/// count all cards: cards of unrecorded kinds make up the rest.
struct PileProblem {
  std::vector<std::uint8_t> copies{};  ///< the number of copies of each recorded kind
  std::vector<PileStep> steps{};       ///< what happens
  friend bool operator==(const PileProblem&, const PileProblem&) = default;
};

/// The condition that no card of a kind goes in a step.
struct NoneGoes {
  std::size_t step = 0;   ///< a step of `some` or `all`
  std::uint8_t kind = 0;  ///< the kind that does not go
};
/// A question about a problem.
struct PileQuestion {
  Mask left_out{};                            ///< entries that are left out
  std::optional<NoneGoes> condition{};        ///< a further condition
  bool every_kind = false;                    ///< also kinds that no entry names
  std::uint64_t most = most_pile_conflicts;   ///< the limit of conflicts in the search
  Work* work = nullptr;                       ///< the work that it may spend, or null
};
/// The kinds that go in each step of the solution: by step, a bit for each kind.
using KindsGone = std::vector<std::uint64_t>;

/// Whether some cards make the problem true. `gone`: if not null, receives the kinds that went.
[[nodiscard]] Searched search(const PileProblem& problem, const PileQuestion& question, KindsGone* gone = nullptr);

}  // namespace elfref::elven_rage
