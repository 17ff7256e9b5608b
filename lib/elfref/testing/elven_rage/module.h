#pragma once

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// The generator of sessions of Elven Rage with the made-up components.
[[nodiscard]] SessionGenerator elven_rage_sessions();

}  // namespace elfref::testing
