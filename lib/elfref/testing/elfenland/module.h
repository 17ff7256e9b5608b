#pragma once

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// Sessions of Elfenland.
[[nodiscard]] SessionGenerator elfenland_sessions();

}  // namespace elfref::testing
