#include "elfref/master_elf/module.h"

#include "elfref/core/reading/box.h"
#include "elfref/master_elf/asking/replay.h"
#include "elfref/master_elf/facts/faults.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/reading/decode_components.h"

namespace elfref::master_elf {
namespace {

/// All that Master Elf has.
struct Everything : MasterElfKit {
  static constexpr std::span<const FaultInfo* const> faults = faults::all;

  static ReplayView replay(const Record& record, const Overrides& overrides, const Judgement& judgement) {
    return master_elf::replay(record, overrides, judgement);
  }
  static std::optional<Picture> picture(const Record* of) { return master_elf::picture(of); }
  static std::optional<BoxContents> box(const Record& document, Diagnostics& found) {
    return box_in_words(document, found);
  }
  static std::string_view built_in_box(std::string_view name) {
    return built_in_set<read_components, trial_set>(name, vocabulary()) != nullptr ? trial_set() : std::string_view();
  }
};

constexpr GameModule master_elf_module = module_of<Everything>();

}  // namespace

const GameModule& game() {
  return master_elf_module;
}

}  // namespace elfref::master_elf
