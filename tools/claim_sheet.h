#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "csv_reader.h"
#include "elfref/games.h"

// Records of claims, made of the score sheets of other programs.

namespace elfref::tools {

/// A figure of a player or of a table on a score sheet.
struct SheetFigure {
  std::string_view key;  ///< as records write it: `towns`
  std::string value;
  Span span{};  ///< its place in the file that is read
};

/// A line of a score sheet.
struct SheetLine {
  std::string name;
  bool winner = false;
  std::optional<int> seat{};  ///< its order; nothing: that of the lines
  std::vector<SheetFigure> figures{};
  Span span{};  ///< its place in the file that is read
};

/// A score sheet.
struct ClaimSheet {
  const GameModule* game = nullptr;
  std::vector<std::pair<std::string, std::string>> session{};
  std::vector<SheetLine> lines{};
};

/// Score sheets that were read from a file.
struct ReadSheets {
  std::vector<ClaimSheet> sheets{};
  std::vector<CsvFault> faults{};
  int others = 0;  ///< the number of plays of games that are not known
};

/// The figures that a column may have, in the order in which they are written.
[[nodiscard]] std::vector<std::string_view> sheet_figures(const GameModule& game);
/// Whether a figure is a whole number.
[[nodiscard]] bool is_number_on_sheet(std::string_view figure);

/// Reads score sheets from a table with a line for each player. `game`: that of sheets which name none.
[[nodiscard]] ReadSheets sheets_from_csv(const Source& source, const GameModule& game);
/// A table to fill in: the names of the columns in a language, and a line for each player.
[[nodiscard]] std::string csv_template(const GameModule& game, const std::vector<std::string>& players,
                                       Language language);
/// Reads score sheets from a file of BG Stats.
[[nodiscard]] ReadSheets sheets_from_bgstats(const Source& source);

/// A score sheet as a record, which claims what the sheet says. A sheet of Elfenland with the towns of each player says
/// them under `final`. What makes the record unreadable goes to `faults`, with its place in the file.
[[nodiscard]] std::string record_of(const ClaimSheet& sheet, std::vector<CsvFault>& faults);

}  // namespace elfref::tools
