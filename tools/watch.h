#pragma once

#include <functional>
#include <string>
#include <vector>

namespace elfref::tools {

/// Runs `judge` now, and again whenever one of these files, or a document in its folder that may be an attachment,
/// changes. On a terminal, clears the page first. Runs until the program is interrupted. If a file cannot be watched,
/// reports this and returns the exit code.
int watch(const std::vector<std::string>& files, const std::function<int()>& judge);

}  // namespace elfref::tools
