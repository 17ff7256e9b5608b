#include "elfref/elven_rage/reading/line_words.h"

namespace elfref::elven_rage {

std::optional<Icon> LineWords::take_icon() {
  for (std::size_t end = done() ? at_ : run(longest_phrase); end > at_; --end)
    if (const auto icon = icon_of(phrase(at_, end).text)) {
      at_ = end;
      return icon;
    }
  return std::nullopt;
}

}  // namespace elfref::elven_rage
