#include "elfref/games.h"

#include <array>

#include "elfref/elfenland/module.h"
#include "elfref/elven_rage/module.h"
#include "elfref/master_elf/module.h"

namespace elfref {

std::span<const GameModule* const> games() {
  static const std::array<const GameModule*, 3> all{&elfenland::game(), &elven_rage::game(), &master_elf::game()};
  return all;
}

}  // namespace elfref
