#pragma once

#include "elfref/core/record/diagnostic.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

/// The faults of a file that only this game knows, in addition to those of elfref::Fault; faults.def lists them.
namespace elfref::elven_rage::faults {

#define DIAGNOSTIC(name, severity, key) \
  inline constexpr Fault name{key, Severity::severity, msg::name.id, elven_rage_words};
#include "elfref/elven_rage/facts/faults.def"
#undef DIAGNOSTIC

inline constexpr const Fault* all[]{
#define DIAGNOSTIC(name, severity, key) &name,
#include "elfref/elven_rage/facts/faults.def"
#undef DIAGNOSTIC
};

}  // namespace elfref::elven_rage::faults
