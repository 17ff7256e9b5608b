#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elfref::tools {

/// The whole lines that begin as a line does.
using Completions = std::function<std::vector<std::string>(std::string_view)>;

/// Makes the terminal ready for lines that somebody types. Where the system has no editor of lines, nothing is
/// completed.
void begin_typing(Completions completions);
/// After it `completions` is not called any more.
void end_typing();
/// Prompts for a line, and returns it without its end; nothing: there are no more.
[[nodiscard]] std::optional<std::string> typed_line(const std::string& prompt);

}  // namespace elfref::tools
