#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace elfref {

/// A column of a table in plain text: its cells from the heading down.
struct TableColumn {
  std::vector<std::string> cells;  ///< every column of a table has the same number
  bool numbers = false;            ///< aligned to the right
};

/// One row of a table: cells padded by display width, two spaces apart, with no spaces after the last one. REQUIRES:
/// every column has that row.
[[nodiscard]] std::string table_row(const std::vector<TableColumn>& table, std::size_t index);

}  // namespace elfref
