#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"

// How a game came out, in words.

namespace elfref {

/// A number, or the least and the greatest that it may be: `16`, `14–16`, `-2 to 6`.
[[nodiscard]] std::string shown(const Range& range);

/// A figure of a standing; `?` where nothing is known.
[[nodiscard]] std::string shown(const Figure& figure);

/// Who has won.
struct Winners {
  std::vector<std::string_view> names;
  bool certain = false;  ///< false: one or some of them have, which of them hangs on what nobody knows
};

/// Who has won a game that is over; nobody while it is not, or while nothing is known of it.
[[nodiscard]] Winners winners_of(const Judgement& judgement);

}  // namespace elfref
