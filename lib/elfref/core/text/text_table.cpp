#include "elfref/core/text/text_table.h"

#include <algorithm>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

std::size_t width(const TableColumn& column) {
  int widest = 0;
  for (const std::string& cell : column.cells) widest = std::max(widest, display_width(cell));
  return static_cast<std::size_t>(widest);
}

}  // namespace

std::string table_row(const std::vector<TableColumn>& table, std::size_t index) {
  std::string text;
  for (const TableColumn& column : table) {
    const std::string& cell = column.cells[index];
    const std::string space(width(column) - static_cast<std::size_t>(display_width(cell)), ' ');
    if (&column != &table.front()) text += "  ";
    text += column.numbers ? space + cell : cell + space;
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

}  // namespace elfref
