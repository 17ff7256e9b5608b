#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/text/source.h"
#include "elfref/core/words/message.h"

// Tables as spreadsheets write them: CSV with commas, semicolons or tabs.

namespace elfref::tools {

/// A field of a table, and its bytes in the source.
struct CsvField {
  std::string text{};  ///< without quotes, in one line, without spaces at its ends
  Span span{};
};

/// A fault in a file, with its place.
struct CsvFault {
  Span span;
  Message what;
};

/// A table. Rows without any text are left out; the others have as many fields as the first one.
struct CsvTable {
  std::vector<std::vector<CsvField>> rows;
  std::vector<CsvFault> faults;
};

/// Reads a table: fields in quotes, line ends of every system, the separator that the first line has most of. A row
/// may end early. An apostrophe before = + - @ is dropped: csv_text() puts it there.
[[nodiscard]] CsvTable read_csv(const Source& source);

}  // namespace elfref::tools
