#pragma once

#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/diagnostic.h"

namespace elfref {

/// What the rules say of what was added to a record that is being written.
struct Added {
  /// `unreadable`: it was not understood, and the record is as it was.
  Verdict verdict = Verdict::legal;
  /// What was not found before. Spans are bytes of the record's text; of what was not understood, bytes of what was to
  /// be added.
  std::vector<Diagnostic> findings{};

  /// Nothing is known against it; notes it may have.
  [[nodiscard]] bool legal() const { return verdict == Verdict::legal; }
};

}  // namespace elfref
