#pragma once

#include <optional>
#include <string>
#include <vector>

#include "elfref/core/game.h"
#include "elfref/core/what_if.h"

// Small changes of a record after which a finding is gone: slips of whoever wrote it down.

namespace elfref {

/// Looks for changes that make findings of a record go away: of those that its game proposes, the ones after which the
/// finding is gone and no other has come. They are put into `judgement`, best first. Gives up looking when that takes
/// too many judgements: then the last findings have none. Only errors and warnings are looked at.
void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement);

/// Of the suggestions of a judgement the first for each finding, as far as they can be made together: every one of
/// these findings is gone then, and no other has come.
[[nodiscard]] std::vector<Edit> fixes(const GameModule& game, const Record& record, const Overrides& overrides,
                                      const Judgement& judgement);

}  // namespace elfref
