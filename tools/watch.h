#pragma once

#include <functional>
#include <string>
#include <vector>

namespace elfref::tools {

/// Runs `judge` now, and again whenever one of these files, or a document in its folder that may belong beside it, is
/// another one; on a terminal the page is cleared before. Does not return before the program is interrupted, unless a
/// file cannot be watched: then it says so and returns the exit code.
int watch(const std::vector<std::string>& files, const std::function<int()>& judge);

}  // namespace elfref::tools
