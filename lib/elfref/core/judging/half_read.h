#pragma once

#include <memory>

#include "elfref/core/judging/game.h"

// A record of which some plays cannot be read: they are what nobody wrote down, and the others are judged.

namespace elfref {

/// What the referee says of a record, some plays of which perhaps cannot be read.
struct HalfRead {
  /// Of a record that can be read: of all of it. Else: its faults and, where the fault lies in plays, what is found of
  /// the others; the verdict is `unreadable`, whatever that is.
  Judgement judgement;
  /// The record with a gap (`unknown`) in place of each play that cannot be read, as the others were judged; it may end
  /// before the record does. Null: all of it was read, or nothing was judged.
  std::unique_ptr<Record> record;
};

/// Judges a record. What stands before the plays and cannot be read leaves nothing to be judged; nobody is accused by
/// what hangs on a play that cannot be read. `faults` are those of the text so far. Total.
[[nodiscard]] HalfRead referee_half_read(const GameModule& game, const Record& record, const Overrides& overrides,
                                         Diagnostics faults);

}  // namespace elfref
