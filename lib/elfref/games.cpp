#include "elfref/games.h"

#include <array>

#include "elfref/elfenland/module.h"

namespace elfref {

std::span<const GameModule* const> games() {
  static const std::array<const GameModule*, 1> all{&elfenland::game()};
  return all;
}

}  // namespace elfref
