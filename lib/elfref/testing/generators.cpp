#include <array>

#include "elfref/testing/elfenland/module.h"
#include "elfref/testing/elven_rage/module.h"
#include "elfref/testing/generator.h"
#include "elfref/testing/master_elf/module.h"

namespace elfref::testing {

std::span<const SessionGenerator> generators() {
  static const std::array<SessionGenerator, 3> all{elfenland_sessions(), elven_rage_sessions(), master_elf_sessions()};
  return all;
}

}  // namespace elfref::testing
