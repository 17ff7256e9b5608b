#pragma once

#include <span>
#include <string>

#include "sheet.h"

// BG Stats, a program that keeps the plays of board games. claim_sheet.h reads its files.

namespace elfref::tools {

/// A link that opens BG Stats with the play of one record. REQUIRES: the sheet has a result.
[[nodiscard]] std::string bgstats_link(const Sheet& sheet);
/// A file with the plays of some records, as BG Stats imports it. Sheets without a result are left out.
[[nodiscard]] std::string bgstats_file(std::span<const Sheet> sheets);

}  // namespace elfref::tools
