#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace elfref::testing {

/// A generated YAML record as one line of JSON, equal to write_json() of read_record(). Generators use little of YAML:
/// lists and maps by indentation or in brackets, scalars without quotes on one line, comments. This function reads that
/// in one pass, about twenty times as fast. Nothing if the text has anything else.
[[nodiscard]] std::optional<std::string> as_json(std::string_view record);

}  // namespace elfref::testing
