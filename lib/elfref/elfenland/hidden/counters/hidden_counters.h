#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"

// Whether some unrecorded transport counters make everything in the record true. The solver knows no plays: its input
// is a ledger of counters that came and went. The limits are data, so that a slow solver can check small cases.

namespace elfref::elfenland {

/// The number of counters of each kind.
using CounterCounts = std::array<std::uint8_t, counter_kinds>;

/// An event with counters.
struct CounterEvent {
  /// The kinds of events. Counters come from the face-down pile and return there. All counters out of the pile count.
  enum class Do : std::uint8_t {
    begin_round,  ///< the counters kept and those of the row are out of the pile in this round too
    turn_up,      ///< a counter is turned up for the row
    sweep_row,    ///< the row is returned, between rounds
    forget_row,   ///< the row cannot be as recorded: its counters no longer count
    show,         ///< the row is recorded; a `see` for each known counter follows
    see,          ///< a counter of the row, a different one each time
    gain,         ///< a player gets a counter from the pile
    take,         ///< a player gets a counter from the row
    pick,         ///< a player gets one from the pile, or one from the row that is replaced by another one
    place,        ///< a player places a counter on the board
    may_place,    ///< a player may have placed an unknown counter; a `place_any` can then be that counter
    place_any,    ///< some player placed a counter, in a `may_place`
    keep,         ///< a player keeps a counter
    may_keep,     ///< a player may keep a counter
    give_back,    ///< a player returns all other counters
    end_round,    ///< the counters on the board are returned
  };
  Do what = Do::begin_round;
  std::uint8_t seat = 0;     ///< the player; meaningless for events without one
  Kinds kinds = all_counters;  ///< the kinds that the counter may have
  bool down = false;         ///< `gain`, `take`: it will lie face down. `place`, `keep`: it lay face down
  bool maybe = false;        ///< `gain`: it happened only if the counter is used
  std::uint8_t most = 1;     ///< `may_place`: the most counters

  friend bool operator==(const CounterEvent&, const CounterEvent&) = default;
};

/// Counters over a whole record.
struct CounterLedger {
  std::vector<CounterEvent> events;   ///< in chronological order
  std::vector<CounterCounts> limits;  ///< by round: the most counters of each kind out of the pile at one time
};

/// By event: the kind of its counter, or `no_kind`.
using CounterKinds = std::vector<std::uint8_t>;
inline constexpr std::uint8_t no_kind = 255;  ///< no counter was kept, or the event has no counter

/// By seat: the counters of each kind that a player has at the end of a round, including those placed.
using HeldCounters = std::array<CounterCounts, 16>;
inline constexpr std::size_t row_seat = 14;  ///< the index of the row in HeldCounters

/// The limit of a search: the number of choices that fail before it gives up.
inline constexpr std::uint32_t most_counter_conflicts = 20'000;

/// The result of a search.
struct CounterAnswer {
  bool possible = true;         ///< some kinds make everything true, or the search gave up
  bool complete = true;         ///< false: the search gave up
  std::uint32_t conflicts = 0;  ///< choices that failed
  std::uint64_t steps = 0;      ///< work: literals that were written or followed, and rows that were looked at
};

/// The kinds of one completion.
struct FoundCounters {
  CounterKinds kinds;
  CounterKinds turned;  ///< by `pick`: the kind then turned up in the row, before the pick
};

/// Looks for kinds of all counters such that the pile never runs out, each counter has one kind while it is out of the
/// pile, and every counter placed, kept, seen or taken was there. Unless the search gives up, `possible` is true if and
/// only if there are such kinds.
class HiddenCounters {
 public:
  explicit HiddenCounters(CounterLedger ledger) : ledger_(std::move(ledger)) {}

  [[nodiscard]] CounterAnswer complete(std::uint32_t most_conflicts = most_counter_conflicts);
  /// Looks for kinds such that the counter of an event, if there is one, is not of this kind.
  [[nodiscard]] CounterAnswer complete_without(std::size_t event, std::uint8_t kind,
                                               std::uint32_t most_conflicts = most_counter_conflicts);

  /// The last completion found. REQUIRES: one was found.
  [[nodiscard]] const CounterKinds& kinds() const { return found_.kinds; }
  /// The counters held in it, by round. REQUIRES: in each round every player returns the counters not kept.
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
