#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "elfref/games.h"

namespace elfref::tools {

/// The two halves of a fixture, each with its judgement.
struct Examples {
  std::optional<Refereed> kept;    ///< a record without a finding of that id, if there is one
  std::optional<Refereed> broken;  ///< a record with one, if there is one
};

/// The records of a rule's fixture that show best how the rule is kept and broken; none if there is no such fixture.
/// For a permission, one in which it is used. They are called `kept` and `broken`, without the marks of the tests.
[[nodiscard]] Examples examples_of(const GameModule& game, const RuleInfo& rule);
/// The records for a fault of a file: `mended` and `broken`.
[[nodiscard]] Examples examples_of(const Fault& fault);

/// All that the referee reports about a rule in the records of its fixture, a line each.
[[nodiscard]] std::string messages_of(const GameModule& game, const RuleInfo& rule);
/// All that it reports about a fault of a file.
[[nodiscard]] std::string messages_of(const Fault& fault);

}  // namespace elfref::tools
