#pragma once

#include <vector>

#include "elfref/core/asking/what_if.h"
#include "records.h"

namespace elfref::tools {

/// `--what-if`. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument what_if_argument(std::vector<WhatIf>& into);

/// Judges one record as it is and as it would be, and prints both. Returns the exit code of the record as it would be.
int report_what_if(const RecordRequest& request, const std::vector<WhatIf>& what_ifs);

}  // namespace elfref::tools
