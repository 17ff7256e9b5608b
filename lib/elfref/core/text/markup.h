#pragma once

#include <string>
#include <string_view>

// What text must be to stand in a page or a report.

namespace elfref {

/// A text as it stands in HTML and SVG, in an attribute too: nothing of it is markup; what printable() replaces is
/// replaced.
[[nodiscard]] std::string escaped(std::string_view text);

/// A text as it stands in a paragraph, a heading or a table's cell of Markdown: nothing of it is markup.
[[nodiscard]] std::string escaped_markdown(std::string_view text);

/// JSON that says the same, in which nothing is left that a terminal obeys or that turns the direction of what is read:
/// of what JSON lets stand within its texts, that which printable() replaces is escaped (`\u009b`). Every JSON that is
/// written is this. REQUIRES: it is well-formed.
[[nodiscard]] std::string escaped_json(std::string json);

/// A name as a key of YAML, within quotes, whatever signs are in it.
[[nodiscard]] std::string quoted_key(std::string_view name);
/// A name as a key of YAML, within quotes only where it takes them.
[[nodiscard]] std::string as_key(std::string_view name);

}  // namespace elfref
