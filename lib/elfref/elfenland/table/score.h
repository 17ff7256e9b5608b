#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/message.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The numbers of a standing.
struct Score {
  Seat seat;                      ///< the player
  Range towns;                    ///< the number of town pieces (VISIT-1)
  std::optional<Range> distance;  ///< only with town cards: steps from the boot to the town (DEST-2)
  Range score;                    ///< towns minus distance
  Range cards;                    ///< the number of cards in hand, which breaks ties (END-2)
  Range place;                    ///< from 1; equal players share it (END-4)
  bool early = false;             ///< the player surely won early
  bool maybe_early = false;       ///< the player may have won early
};
/// The score of every player, by seat; the first Position::players are used.
[[nodiscard]] std::array<Score, max_seats> scores(const Position& state);
/// The score of one player. The places of the others are not calculated.
[[nodiscard]] Score score_of(const Position& state, Seat seat);
/// Keeps the scores that all claims use, calculated once, while it exists. REQUIRES: nothing is played meanwhile.
class ScoredTable {
 public:
  /// Calculates the scores and sets Position::scored.
  explicit ScoredTable(Position& state) : state_(state), all_(scores(state)) { state_.scored.of = all_.data(); }
  ScoredTable(const ScoredTable&) = delete;
  ScoredTable& operator=(const ScoredTable&) = delete;
  /// Resets Position::scored.
  ~ScoredTable() { state_.scored.of = nullptr; }

 private:
  Position& state_;
  std::array<Score, max_seats> all_;
};
/// The number of hand cards that a tie-break compares, 0 to 4: cards above the limit do not count.
[[nodiscard]] Range compared_cards(const Score& score);

/// The standings, best first. In an unfinished game `Standing::place` is the place if the game ended now.
[[nodiscard]] std::vector<Standing> standings(const Position& state, const std::vector<Player>& players);
/// The figures of a standing: Standing::figures.
[[nodiscard]] std::span<const FigureWords> figures();
/// A shortest route as a phrase: `Rivinia - Tichih`.
[[nodiscard]] Message route_words(TownId from, TownId to, Distance metric);

}  // namespace elfref::elfenland
