#pragma once

#include <memory>

#include "elfref/core/judging/game.h"

// A record in which some plays cannot be read: they are taken as unrecorded, and the others are judged.

namespace elfref {

/// The judgement of a record in which some plays may be unreadable.
struct HalfRead {
  /// For a readable record: its judgement. Else its faults, and if these are in plays, the findings about the other
  /// plays; the verdict is then always `unreadable`.
  Judgement judgement;
  /// The record as it was judged, with a gap (`unknown`) in place of each play that cannot be read; it may end before
  /// the record does. Null: all of it was read, or nothing was judged.
  std::unique_ptr<Record> record;
};

/// Judges a record. If text before the plays cannot be read, nothing is judged. No accusation depends on a play that
/// cannot be read. `faults` are those found in the text so far. Total.
[[nodiscard]] HalfRead referee_half_read(const GameModule& game, const Record& record, const Overrides& asked,
                                         Diagnostics faults);

}  // namespace elfref
