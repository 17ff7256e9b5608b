#pragma once

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// The generator of sessions of Elfenland.
[[nodiscard]] SessionGenerator elfenland_sessions();

}  // namespace elfref::testing
