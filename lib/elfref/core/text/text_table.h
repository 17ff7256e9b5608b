#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace elfref {

/// A column of a table in plain text: its cells from the heading down.
struct TableColumn {
  std::vector<std::string> cells;  ///< every column of a table has as many
  bool numbers = false;            ///< set to the right
};

/// One row of a table: cells set by display width, two spaces apart, nothing behind the last one. REQUIRES: every
/// column has that row.
[[nodiscard]] std::string table_row(const std::vector<TableColumn>& table, std::size_t index);

}  // namespace elfref
