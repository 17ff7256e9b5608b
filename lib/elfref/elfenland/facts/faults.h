#pragma once

#include "elfref/core/record/diagnostic.h"
#include "elfref/elfenland/words/elfenland_msg.h"

/// The faults of a file that only this game knows, in addition to those of elfref::Fault; faults.def lists them.
namespace elfref::elfenland::faults {

#define DIAGNOSTIC(name, severity, key) \
  inline constexpr Fault name{key, Severity::severity, msg::name.id, elfenland_words};
#include "elfref/elfenland/facts/faults.def"
#undef DIAGNOSTIC

inline constexpr const Fault* all[]{
#define DIAGNOSTIC(name, severity, key) &name,
#include "elfref/elfenland/facts/faults.def"
#undef DIAGNOSTIC
};

}  // namespace elfref::elfenland::faults
