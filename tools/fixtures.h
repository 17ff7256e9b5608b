#pragma once

#include <span>
#include <string_view>

namespace elfref::tools {

/// A file of records that keep and break a rule, or have and lack a fault of a file.
struct Fixture {
  std::string_view path;  ///< below tests/: `elfenland/rules/pay-the-price.yaml`
  std::string_view text;
};

/// The fixtures of all rules and faults, as in the tests; the build puts them into the program.
[[nodiscard]] std::span<const Fixture> fixtures();

}  // namespace elfref::tools
