#pragma once

#include <cstdint>

namespace elfref {

/// Whether something can be so, as far as it was searched.
enum class Possible : std::uint8_t { no, yes, given_up };
/// Of a search that found something or not, and came to its end or was given up.
[[nodiscard]] constexpr Possible possible(bool found, bool complete) {
  return !complete ? Possible::given_up : found ? Possible::yes : Possible::no;
}

}  // namespace elfref
