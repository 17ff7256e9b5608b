#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"

// Whether there are transport counters that nobody wrote down under which everything written is true. It knows no
// plays: a record is a ledger of counters that came and went. The limits are data, so that a slow solver can check it
// on small ones.

namespace elfref::elfenland {

/// How many counters of each kind.
using CounterCounts = std::array<std::uint8_t, counter_kinds>;

/// Something that happens to counters.
struct CounterEvent {
  /// What happens. Counters come from the face-down pile and go back there; all that is out of it counts.
  enum class Do : std::uint8_t {
    begin_round,  ///< what was kept, and the row, are out of the pile in this round too
    turn_up,      ///< a counter comes to lie in the row
    sweep_row,    ///< the row is given back; between rounds
    forget_row,   ///< the row cannot be as it was written: what lay there no longer counts
    show,         ///< the row is looked at; a `see` for each counter that is known follows
    see,          ///< one counter of the row, another one each time
    gain,         ///< a player gets a counter from the pile
    take,         ///< a player gets one from the row
    pick,         ///< a player gets one from the pile, or one from the row for which another one is turned up
    place,        ///< a player places one on the board
    may_place,    ///< a player may have placed one that is not known; then a `place_any` can be it
    place_any,    ///< somebody placed one, in a `may_place`
    keep,         ///< a player will not give one back
    may_keep,     ///< a player may not give one back
    give_back,    ///< a player gives back all others
    end_round,    ///< what lies on the board is given back
  };
  Do what = Do::begin_round;
  std::uint8_t seat = 0;     ///< the player; without meaning where there is none
  Kinds kinds = all_counters;  ///< what the counter may be
  bool down = false;         ///< `gain`, `take`: it comes to lie face down. `place`, `keep`: it lay face down
  bool maybe = false;        ///< `gain`: only if it is used
  std::uint8_t most = 1;     ///< `may_place`: how many

  friend bool operator==(const CounterEvent&, const CounterEvent&) = default;
};

/// Counters over a whole record.
struct CounterLedger {
  std::vector<CounterEvent> events;   ///< in the order of time
  std::vector<CounterCounts> limits;  ///< by round: how many of each kind can be out of the pile at once
};

/// By event: the kind of the counter that it is about. `no_kind` where there is none.
using CounterKinds = std::vector<std::uint8_t>;
inline constexpr std::uint8_t no_kind = 255;  ///< nothing was kept, or an event that is about no counter

/// By seat: how many counters of each kind are somebody's at the end of a round, placed ones included.
using HeldCounters = std::array<CounterCounts, 16>;
inline constexpr std::size_t row_seat = 14;  ///< stands for the row among them

/// How long is searched, in choices that fail, before it is given up.
inline constexpr std::uint32_t most_counter_conflicts = 20'000;

/// What the search came to.
struct CounterAnswer {
  bool possible = true;         ///< some kinds make everything true, or the search was given up
  bool complete = true;         ///< false: it was given up
  std::uint32_t conflicts = 0;  ///< choices that failed
  std::uint64_t steps = 0;      ///< that it took: literals that were written down, or followed
};

/// The kinds of one completion.
struct FoundCounters {
  CounterKinds kinds;
  CounterKinds turned;  ///< by `pick`: what came to the row then, before one was picked from it
};

/// Looks for kinds of all counters under which nothing runs out, each counter is of one kind for as long as it is out
/// of the pile, and what was placed, kept, seen or taken was there. Complete: `possible` is false only if there are
/// none, and true only if there are some, as long as it is not given up.
class HiddenCounters {
 public:
  explicit HiddenCounters(CounterLedger ledger) : ledger_(std::move(ledger)) {}

  [[nodiscard]] CounterAnswer complete(std::uint32_t most_conflicts = most_counter_conflicts);
  /// Looks for kinds under which the counter of an event, if there is one, is not of this kind.
  [[nodiscard]] CounterAnswer complete_without(std::size_t event, std::uint8_t kind,
                                               std::uint32_t most_conflicts = most_counter_conflicts);

  /// The completion that was found last. REQUIRES: one was found.
  [[nodiscard]] const CounterKinds& kinds() const { return found_.kinds; }
  /// By round, of that completion. REQUIRES: in each round everybody gives back what is not kept.
  [[nodiscard]] std::vector<HeldCounters> held() const;

 private:
  CounterAnswer search(const CounterLedger& ledger, std::uint32_t most_conflicts);

  CounterLedger ledger_;
  FoundCounters found_;
};

/// Whether a ledger has a completion.
[[nodiscard]] CounterAnswer complete_counters(const CounterLedger& ledger,
                                              std::uint32_t most_conflicts = most_counter_conflicts);

}  // namespace elfref::elfenland
