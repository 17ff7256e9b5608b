#pragma once

#include <vector>

#include "elfref/core/forms/forms.h"

namespace elfref::elven_rage {

/// How each line of a turn is written, in the order of the format's page.
[[nodiscard]] std::vector<forms::LineShape> line_shapes();

}  // namespace elfref::elven_rage
