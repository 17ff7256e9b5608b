#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "elfref/games.h"

namespace elfref::tools {

/// The two halves of a fixture, each as the referee judges it now.
struct Examples {
  std::optional<Refereed> kept;    ///< a record without a finding of that id, where there is one
  std::optional<Refereed> broken;  ///< a record with one, where there is one
};

/// The records of the fixture tests/FOLDER/ID.yaml that show best how a rule or a fault of that id and severity is kept
/// and broken; none where there is no such fixture. They are called `kept` and `broken`, and the marks of the tests are
/// taken out of them.
[[nodiscard]] Examples examples_of(std::string_view folder, std::string_view id, Severity severity);

}  // namespace elfref::tools
