#include "elfref/elven_rage/module.h"

#include "elfref/elven_rage/facts/faults.h"
#include "elfref/elven_rage/judging/judge.h"

namespace elfref::elven_rage {
namespace {

/// All that Elven Rage has.
struct Everything : ElvenRageKit {
  static constexpr std::span<const FaultInfo* const> faults = faults::all;
};

constexpr GameModule elven_rage_module = module_of<Everything>();

}  // namespace

const GameModule& game() {
  return elven_rage_module;
}

}  // namespace elfref::elven_rage
