#pragma once

#include <span>
#include <string>
#include <string_view>

#include "elfref/games.h"
#include "elfref/result_sheet.h"

// BG Stats, a program that keeps the plays of board games.

namespace elfref {

/// A game as BG Stats knows it.
struct BgStatsGame {
  std::string_view name;  ///< in records
  int bgg = 0;            ///< its number at BoardGameGeek; 0: it is not known
  bool points = false;    ///< it has scores
  bool together = false;  ///< all players win or lose together
};

/// Its name in BG Stats: `Elven Rage`.
[[nodiscard]] std::string bgstats_title(const BgStatsGame& game);
/// The game with that name; null if there is none.
[[nodiscard]] const BgStatsGame* bgstats_game(std::string_view name);
/// The same for a game of this program. Never null.
[[nodiscard]] inline const BgStatsGame* bgstats_game(const GameModule& game) {
  return bgstats_game(game.name);
}

/// A link that opens BG Stats with the play of one record. REQUIRES: the sheet has a result.
[[nodiscard]] std::string bgstats_link(const ResultSheet& sheet);
/// A file with the plays of some records, as BG Stats imports it. Sheets without a result are left out.
[[nodiscard]] std::string bgstats_file(std::span<const ResultSheet> sheets);

}  // namespace elfref
