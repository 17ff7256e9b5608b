#pragma once

#include <string>
#include <string_view>

// What text must be to stand in a page.

namespace elfref {

/// A text as it stands in HTML and SVG, in an attribute too: nothing of it is markup; what printable() replaces is
/// replaced.
[[nodiscard]] std::string escaped(std::string_view text);

/// A text as it stands in a paragraph, a heading or a table's cell of Markdown: nothing of it is markup.
[[nodiscard]] std::string escaped_markdown(std::string_view text);

}  // namespace elfref
