#pragma once

#include <string>

#include "command.h"

namespace elfref::tools {

inline constexpr int usual_width = 80;  ///< columns

/// The columns of help: those of the terminal, or usual_width if the output is not a terminal.
[[nodiscard]] int help_width();

/// The help of a command, in lines of at most `width` columns where its words allow that.
[[nodiscard]] std::string help_of(const Command& command, int width);
/// The list of all commands by group, and where to start.
[[nodiscard]] std::string help_of_all(int width);
/// The runs of a footer, a line or more each; empty if there are none.
[[nodiscard]] std::string sample_runs(const Footer& footer, int width);

/// Complains that no command has this name, and says what may be meant. Returns the exit code.
[[nodiscard]] int no_such_command(const std::string& word);

}  // namespace elfref::tools
