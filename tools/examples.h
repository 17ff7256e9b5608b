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

/// The records of the fixture of a rule that show best how it is kept and broken; none where there is no such fixture.
/// Of a permission one in which it is used.
/// They are called `kept` and `broken`, and the marks of the tests are taken out of them.
[[nodiscard]] Examples examples_of(const GameModule& game, const RuleInfo& rule);
/// The same of a fault of a file: `mended` and `broken`.
[[nodiscard]] Examples examples_of(const FaultInfo& fault);

/// All that the referee says of a rule in the records of its fixture, a line each.
[[nodiscard]] std::string messages_of(const GameModule& game, const RuleInfo& rule);
/// The same of a fault of a file.
[[nodiscard]] std::string messages_of(const FaultInfo& fault);

}  // namespace elfref::tools
