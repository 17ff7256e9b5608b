#pragma once

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// Sessions of Elven Rage with the made-up set of components.
[[nodiscard]] SessionGenerator elven_rage_sessions();

}  // namespace elfref::testing
