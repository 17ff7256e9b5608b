#pragma once

#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// How each line of a turn is written, in the order of the format's page.
[[nodiscard]] std::vector<LineShape> line_shapes();
/// The form of a play, as programs call it: `give-up`.
[[nodiscard]] std::string_view form_of(const Action& action);

}  // namespace elfref::elven_rage
