#pragma once

#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/diagnostic.h"

namespace elfref {

/// The rules' answer to what was added to a growing record.
struct Added {
  /// `unreadable`: the addition was not understood, and the record is unchanged.
  Verdict verdict = Verdict::legal;
  /// The new findings. Spans are bytes of the record's text; if the addition was not understood, bytes of the addition.
  std::vector<Diagnostic> findings{};

  /// Whether nothing is known against the addition; it may still have notes.
  [[nodiscard]] bool legal() const { return verdict == Verdict::legal; }
};

}  // namespace elfref
