#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/render/render.h"
#include "elfref/result_sheet.h"
#include "points.h"

// The table of a club or of a tournament, from the results of many records.

namespace elfref::tools {

/// What decides between players with equal points, one after the other.
enum class TieBreak : std::uint8_t {
  wins,    ///< more wins
  places,  ///< more first places, then more second ones, and so on
  score,   ///< more points in the scores of the games
  best,    ///< the better best game, then the better next one, and so on
  all,     ///< more points in all games, where only the best ones count
  games,   ///< fewer games
};

/// How a table is made.
struct TableRequest {
  Scheme scheme;
  int best = 0;  ///< only this number of each player's games count for points; 0: all
  std::vector<TieBreak> ties{TieBreak::wins, TieBreak::places};
  std::vector<SessionKey> by;  ///< a table for each of their values; none: one table
  bool mix = false;            ///< several games in one table
  bool verified = false;       ///< unverified records are left out
  Aliases aliases;
};

/// A game of a player.
struct PlayedGame {
  std::size_t sheet = 0;  ///< index into ClubTables::sheets
  std::size_t seat = 0;
  Points points = 0;
  bool counted = true;  ///< it is among the player's best ones
};

/// A player in a table.
struct TableRow {
  int rank = 1;  ///< players who tie share it
  std::string player;
  std::vector<PlayedGame> games{};  ///< by date and heat, else in the order of the records
  int wins = 0;
  Points points = 0;         ///< of the games that count
  Points all_points = 0;     ///< of all games
  std::optional<int> score;  ///< of all games; nothing: some have none
  int unverified = 0;        ///< the number of games whose records are not verified
};

/// One table.
struct ClubTable {
  const GameModule* game = nullptr;  ///< null: games are mixed
  std::vector<std::string> values;   ///< of the keys in TableRequest::by; empty: the records do not tell
  std::vector<TableRow> rows;        ///< best first; players with one rank by name
};

/// All tables, and what they were made from.
struct ClubTables {
  std::vector<ResultSheet> sheets;                           ///< in the order of the records
  std::vector<ClubTable> tables;                             ///< by game, then by the values of keys
  std::vector<std::pair<std::string, std::string>> similar;  ///< names that may be of one player
};

/// Makes the tables. Says on the sheets which of them are left out, and why, in that language.
[[nodiscard]] ClubTables club_tables(std::vector<ResultSheet> sheets, const TableRequest& request, Language language);

/// The ways of showing tables. Text is for a terminal or a file.
[[nodiscard]] std::string tables_as_text(const ClubTables& tables, const TableRequest& request, TextStyle style);
[[nodiscard]] std::string tables_as_csv(const ClubTables& tables, const TableRequest& request);
[[nodiscard]] std::string tables_as_json(const ClubTables& tables, const TableRequest& request);
[[nodiscard]] std::string tables_as_html(const ClubTables& tables, const TableRequest& request, Language language);

/// The word of a tie-break on the command line.
[[nodiscard]] std::string_view name(TieBreak tie);

}  // namespace elfref::tools
