#include <array>

#include "elfref/testing/elfenland/module.h"
#include "elfref/testing/generator.h"

namespace elfref::testing {

std::span<const SessionGenerator> generators() {
  static const std::array<SessionGenerator, 1> all{elfenland_sessions()};
  return all;
}

}  // namespace elfref::testing
