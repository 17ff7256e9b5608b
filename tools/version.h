#pragma once

#include <string>

namespace elfref::tools {

/// The program with its version and the commit of its sources: `elfref 0.2.0 (1a2b3c4d5e6f, 2026-11-26)`.
[[nodiscard]] std::string version_in_words();

/// The day of that commit; if the commit is unknown, the day on which the build was configured.
[[nodiscard]] std::string day_of_version();

}  // namespace elfref::tools
