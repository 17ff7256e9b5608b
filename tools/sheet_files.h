#pragma once

#include <vector>

#include "elfref/result_sheet.h"
#include "records.h"

namespace elfref::tools {

/// The results of all records of some files.
struct SheetsOfFiles {
  std::vector<ResultSheet> sheets;  ///< in the order of the records; what cannot be read is a sheet too
  bool complained = false;          ///< something could not be read, which was said on standard error
};

/// Judges all records of the request's files. Reasons are in that language.
[[nodiscard]] SheetsOfFiles sheets_of_files(const RecordRequest& request, Language language);

}  // namespace elfref::tools
