#pragma once

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// The generator of sessions of Master Elf with the made-up components.
[[nodiscard]] SessionGenerator master_elf_sessions();

}  // namespace elfref::testing
