#pragma once

#include <optional>
#include <string>
#include <vector>

#include "elfref/core/asking/what_if.h"
#include "elfref/games.h"
#include "records.h"

namespace elfref::tools {

/// `--what-if`. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument what_if_argument(std::vector<WhatIf>& into);

/// A record as it is and as it would be, or the reason why there is none.
struct Supposed {
  std::optional<Refereed> before;  ///< the record as it is
  std::optional<Altered> after;    ///< the record as it would be; it can be read
  Message complaint;               ///< set if there are none
};
/// Judges the record of the request's one file as it is, and with other plays. REQUIRES: `what_ifs` is not empty.
[[nodiscard]] Supposed suppose(const RecordRequest& request, const std::vector<WhatIf>& what_ifs);

/// Judges one record as it is and as it would be, and prints both. Returns the exit code of the record as it would be.
int report_what_if(const RecordRequest& request, const std::vector<WhatIf>& what_ifs);

}  // namespace elfref::tools
