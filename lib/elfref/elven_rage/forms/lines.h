#pragma once

#include <vector>

#include "elfref/core/forms/forms.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// How each line of a turn is written, in the order of the format's page.
[[nodiscard]] std::vector<LineShape> line_shapes();
/// What is told of the form of a play: its id, of which phase it is.
[[nodiscard]] forms::About form_of(const Action& action);

}  // namespace elfref::elven_rage
