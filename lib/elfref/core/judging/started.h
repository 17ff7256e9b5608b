#pragma once

#include <optional>

#include "elfref/core/words/message.h"

namespace elfref {

/// Something that begins by rules or from a record, or the reason why it does not.
template <class Made>
struct Started {
  std::optional<Made> made{};  ///< nothing: `why` is the reason
  Message why{};               ///< for example, that there is no such edition; empty if it begins

  /// Whether it begins.
  [[nodiscard]] explicit operator bool() const { return made.has_value(); }
  /// What begins. REQUIRES: it does.
  [[nodiscard]] Made& operator*() { return *made; }
};

}  // namespace elfref
