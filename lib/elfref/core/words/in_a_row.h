#pragma once

#include <cstddef>
#include <span>

#include "elfref/core/words/message.h"

namespace elfref {

/// Messages in a row, any number of them: `pair` is a message of two, `left` and `right`. They are halved, so that
/// messages nest only a few deep. None: the empty text.
template <class Pair>
[[nodiscard]] Message in_a_row(std::span<const Message> all, const Pair& pair) {
  if (all.size() < 2) return all.empty() ? Message() : all.front();
  const std::size_t half = all.size() / 2;
  return pair({.left = in_a_row(all.first(half), pair), .right = in_a_row(all.subspan(half), pair)});
}

}  // namespace elfref
