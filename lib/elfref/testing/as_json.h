#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace elfref::testing {

/// A record that a generator wrote in YAML, as one line of JSON: what write_json() makes of what read_record() reads.
/// Generators write little of YAML: lists and maps by indentation or in brackets, scalars without quotes on one line,
/// remarks. That is read in one go, some twenty times as fast; a text that has anything else gives nothing.
[[nodiscard]] std::optional<std::string> as_json(std::string_view record);

}  // namespace elfref::testing
