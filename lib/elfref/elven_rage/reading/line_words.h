#pragma once

#include <optional>

#include "elfref/core/reading/line_words.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/naming.h"

namespace elfref::elven_rage {

/// The words of one line, with what its record names.
class LineWords : public LineWordsOf<Word> {
 public:
  /// REQUIRES: all that is given outlives this.
  LineWords(Reading& reading, Naming& naming, const Phrase& head, const Phrase& tail)
      : LineWordsOf(reading, head, tail), naming_(naming) {}

  /// Takes an icon.
  std::optional<Icon> take_icon();

  Naming& naming() { return naming_; }

 private:
  Naming& naming_;
};

}  // namespace elfref::elven_rage
