#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace elfref::tools {

/// The word with which a shell's script asks for completions: it replaces the command, and is not in the help.
inline constexpr std::string_view complete_words = "__complete";

/// The completions of the last of some words of a command line, the first of which is the command: a line each, with
/// its meaning after a tab. The line `:` stands for records, folders and standard input.
[[nodiscard]] std::string completions(const std::vector<std::string>& words);

/// The script with which a shell asks for completions: bash, zsh or fish.
[[nodiscard]] std::string_view completion_script(std::string_view shell);

}  // namespace elfref::tools
