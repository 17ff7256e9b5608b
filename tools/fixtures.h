#pragma once

#include <span>
#include <string_view>

namespace elfref::tools {

/// A file of records that show a rule, or a fault of a file, kept and broken.
struct Fixture {
  std::string_view path;  ///< below tests/: `elfenland/rules/pay-the-price.yaml`
  std::string_view text;
};

/// The fixtures of all rules and faults, as the tests have them; the build writes them into the program.
[[nodiscard]] std::span<const Fixture> fixtures();

}  // namespace elfref::tools
