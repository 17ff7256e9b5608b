// In place of lib/elfref/games.cpp: the programs of these tests know the kit's game as well.

#include "elfref/games.h"

#include <array>

#include "elfref/elfenland/module.h"
#include "kit/kites.h"

namespace elfref {

std::span<const GameModule* const> games() {
  static const std::array<const GameModule*, 2> all{&elfenland::game(), &kites::game()};
  return all;
}

}  // namespace elfref
