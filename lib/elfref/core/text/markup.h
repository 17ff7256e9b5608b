#pragma once

#include <string>
#include <string_view>

// Makes text safe for a page or a report.

namespace elfref {

/// A text for HTML and SVG, also within an attribute: no part of it is markup, and what printable() replaces is
/// replaced.
[[nodiscard]] std::string escaped(std::string_view text);

/// A text for a paragraph, a heading or a table's cell of Markdown: no part of it is markup.
[[nodiscard]] std::string escaped_markdown(std::string_view text);

/// Equal JSON without anything that a terminal obeys or that changes the direction of reading: characters that JSON
/// allows in its texts and printable() replaces are escaped (`\u009b`). All JSON output passes through this. REQUIRES:
/// `json` is well-formed.
[[nodiscard]] std::string escaped_json(std::string json);

/// A name as a key of YAML, in quotes, whatever characters it has.
[[nodiscard]] std::string quoted_key(std::string_view name);
/// A name as a key of YAML, in quotes only if it needs them.
[[nodiscard]] std::string as_key(std::string_view name);

}  // namespace elfref
