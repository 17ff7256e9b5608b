#pragma once

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// Sessions of Master Elf with the made-up set of components.
[[nodiscard]] SessionGenerator master_elf_sessions();

}  // namespace elfref::testing
