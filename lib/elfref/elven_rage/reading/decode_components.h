#pragma once

#include <optional>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/components.h"

namespace elfref::elven_rage {

/// Reads what is in the box from a document, or from a map of a record, and checks it against the rulebook's counts.
/// Reports all that is wrong.
[[nodiscard]] Components read_components(Reading& reading, const Node& root);

/// Reads `5 lands + 2 towers`; false where it is none.
[[nodiscard]] bool read_goal(std::string_view text, Goal& goal);

/// The built-in set of that name, or null.
[[nodiscard]] const Components* built_in_components(std::string_view name);

}  // namespace elfref::elven_rage
