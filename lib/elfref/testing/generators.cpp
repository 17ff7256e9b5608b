#include <array>

#include "elfref/testing/elfenland/module.h"
#include "elfref/testing/elven_rage/module.h"
#include "elfref/testing/generator.h"

namespace elfref::testing {

std::span<const SessionGenerator> generators() {
  static const std::array<SessionGenerator, 2> all{elfenland_sessions(), elven_rage_sessions()};
  return all;
}

}  // namespace elfref::testing
