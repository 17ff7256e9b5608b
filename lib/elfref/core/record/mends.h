#pragma once

#include <string>
#include <vector>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"

// Slips of the form of a record, and how they are mended. What a message names as the remedy, is here.

namespace elfref {

/// Changes of a text that mend one slip. They never touch a comment.
using Mend = std::vector<Edit>;

/// The ways to mend the slip that a fault is about, the most likely first; empty: none is known. They are guesses:
/// judge the text again. A long text has none.
[[nodiscard]] std::vector<Mend> mends_of(const Source& source, const Diagnostic& fault);

/// Whether a fault is about the form of a text, so that it may hide other faults.
[[nodiscard]] bool is_slip_of_form(const Diagnostic& fault);

/// A mend in words: `write '- Anna: pass' instead of '-Anna: pass'`.
[[nodiscard]] Message mend_in_words(const Source& source, const Mend& mend);

}  // namespace elfref
