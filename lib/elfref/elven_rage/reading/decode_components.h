#pragma once

#include <optional>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/components.h"

namespace elfref::elven_rage {

/// Reads the components from a document, or from a map of a record, and checks them against the rulebook's counts.
/// Reports all faults.
[[nodiscard]] Components read_components(Reading& reading, const Node& root);

/// Reads `5 lands + 2 towers`; false if the text is not a goal.
[[nodiscard]] bool read_goal(std::string_view text, Goal& goal);

/// The built-in set of that name, or null.
[[nodiscard]] const Components* built_in_components(std::string_view name);

}  // namespace elfref::elven_rage
