#pragma once

#include <span>

#include "elfref/core/judging/game.h"

namespace elfref {

/// Finds the slips that other slips hide: each known slip is mended in memory, and the text is read again. Adds the
/// further faults to `judgement`, at their places in the record. `told`: the faults that are known. Bounded: of a text
/// with many slips, or a long one, the first are found.
void add_hidden_slips(const GameModule& game, const Record& record, const Overrides& overrides,
                      std::span<const Diagnostic> told, Judgement& judgement);

}  // namespace elfref
