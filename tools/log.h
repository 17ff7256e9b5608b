#pragma once

#include <string_view>

namespace elfref::tools {

/// From now on, log() writes to standard error; until then it does nothing.
void start_log();
void log(std::string_view message);
[[nodiscard]] bool logging();

}  // namespace elfref::tools
