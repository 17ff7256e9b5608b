#include "elfref/reference.h"

#include "elfref/elfenland/asking/reference.h"
#include "elfref/elfenland/facts/listed_words.h"
#include "elfref/elfenland/module.h"
#include "elfref/elven_rage/asking/reference.h"
#include "elfref/elven_rage/facts/listed_words.h"
#include "elfref/elven_rage/module.h"
#include "elfref/master_elf/asking/reference.h"
#include "elfref/master_elf/facts/listed_words.h"
#include "elfref/master_elf/module.h"

namespace elfref {

const GameReference* reference_of(const GameModule& game) {
  static constexpr GameReference elfenland{elfenland::listed_words, elfenland::samples, elfenland::tables, nullptr};
  static constexpr GameReference elven_rage{elven_rage::listed_words, elven_rage::samples, elven_rage::tables,
                                            elven_rage::set_to_fill};
  static constexpr GameReference master_elf{master_elf::listed_words, master_elf::samples, master_elf::tables,
                                            master_elf::set_to_fill};
  if (&game == &elfenland::game()) return &elfenland;
  if (&game == &elven_rage::game()) return &elven_rage;
  if (&game == &master_elf::game()) return &master_elf;
  return nullptr;
}

}  // namespace elfref
