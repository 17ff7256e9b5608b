#pragma once

#include <string>
#include <vector>

#include "command.h"

namespace elfref::tools {

/// A script that completes command lines of the program in bash / in zsh / in fish, made from the description of its
/// commands.
[[nodiscard]] std::string bash_completion(const std::vector<Command>& commands);
[[nodiscard]] std::string zsh_completion(const std::vector<Command>& commands);
[[nodiscard]] std::string fish_completion(const std::vector<Command>& commands);

}  // namespace elfref::tools
