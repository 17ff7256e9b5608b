#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// A field of CSV (RFC 4180): as it stands, or in quotes where it holds a comma, a quote or an end of line.
[[nodiscard]] std::string csv_field(std::string_view text);

/// Text that somebody else wrote, as a field: made safe to print, and with a ' before it where a spreadsheet would take
/// it for a formula (it begins with = + - @, spaces before them or not).
[[nodiscard]] std::string csv_text(std::string_view text);

}  // namespace elfref
