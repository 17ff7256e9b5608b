#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// The numbers behind a standing.
struct Score {
  Seat seat;                      ///< whose it is
  Range towns;                    ///< pieces taken (VISIT-1)
  std::optional<Range> distance;  ///< only with town cards: steps from the boot to the town (DEST-2)
  Range score;                    ///< towns less distance
  Range cards;                    ///< in hand, which decides between equals (END-2)
  Range place;                    ///< from 1; equals share it (END-4)
  bool early = false;             ///< surely won early
  bool maybe_early = false;       ///< may have won early
};
/// Every player's score, by seat; State::players of them are used.
[[nodiscard]] std::array<Score, max_seats> scores(const State& state);
/// One player's: the places of the others are not asked for.
[[nodiscard]] Score score_of(const State& state, Seat seat);
/// Counts once what all claims ask for, as long as it lives. REQUIRES: nothing is played meanwhile.
class ScoredTable {
 public:
  /// Counts it, and lets the table know: State::scored.
  explicit ScoredTable(State& state) : state_(state), all_(scores(state)) { state_.scored.of = all_.data(); }
  ScoredTable(const ScoredTable&) = delete;
  ScoredTable& operator=(const ScoredTable&) = delete;
  /// The table knows of none again.
  ~ScoredTable() { state_.scored.of = nullptr; }

 private:
  State& state_;
  std::array<Score, max_seats> all_;
};
/// The hand cards that a tie-break compares, 0 to 4: whoever kept more than the limit gains nothing by it.
[[nodiscard]] Range compared_cards(const Score& score);

/// The standings, best first. `Standing::place` of an unfinished game is what it would be now.
[[nodiscard]] std::vector<Standing> standings(const State& state, const std::vector<Player>& players);
/// What each of them is made of: Standing::figures.
[[nodiscard]] std::span<const FigureWords> figures();
/// A shortest route in words: `Rivinia - Tichih`.
[[nodiscard]] std::string route_words(TownId from, TownId to, Distance metric);

}  // namespace elfref::elfenland
