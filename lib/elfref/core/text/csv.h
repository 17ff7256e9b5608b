#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// A field of CSV (RFC 4180): the text itself, or in quotes if it has a comma, a quote or a line end.
[[nodiscard]] std::string csv_field(std::string_view text);

/// Text from another person as a field: made safe to print, and with a ' before it if a spreadsheet would take it for a
/// formula (it begins with = + - @, with or without spaces before it).
[[nodiscard]] std::string csv_text(std::string_view text);

}  // namespace elfref
