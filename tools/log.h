#pragma once

#include <string_view>

namespace elfref::tools {

/// Makes log() write to standard error from now on; until then it does nothing.
void start_log();
void log(std::string_view message);
[[nodiscard]] bool logging();

}  // namespace elfref::tools
