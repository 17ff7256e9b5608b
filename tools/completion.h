#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace elfref::tools {

/// What a shell's script calls instead of a command, with the words of a command line: it is not in the help.
inline constexpr std::string_view complete_words = "__complete";

/// What the last of some words of a command line may become, the first of which is the command: a line each, with what
/// it means behind a tab. A line that is `:` stands for records, folders and standard input.
[[nodiscard]] std::string completions(const std::vector<std::string>& words);

/// The script by which a shell asks for that: bash, zsh or fish.
[[nodiscard]] std::string_view completion_script(std::string_view shell);

}  // namespace elfref::tools
