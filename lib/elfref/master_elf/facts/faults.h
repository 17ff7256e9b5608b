#pragma once

#include "elfref/core/record/diagnostic.h"
#include "elfref/master_elf/words/master_elf_msg.h"

/// The faults of a file that only this game knows, in addition to those of elfref::Fault; faults.def lists them.
namespace elfref::master_elf::faults {

#define DIAGNOSTIC(name, severity, key) \
  inline constexpr Fault name{key, Severity::severity, msg::name.id, master_elf_words};
#include "elfref/master_elf/facts/faults.def"
#undef DIAGNOSTIC

inline constexpr const Fault* all[]{
#define DIAGNOSTIC(name, severity, key) &name,
#include "elfref/master_elf/facts/faults.def"
#undef DIAGNOSTIC
};

}  // namespace elfref::master_elf::faults
