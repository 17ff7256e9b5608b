#pragma once

#include <cstdint>

namespace elfref {

/// Whether something is possible, as far as the search went.
enum class Possible : std::uint8_t { no, yes, given_up };
/// The result of a search: whether it found something, and whether it was complete or was given up.
[[nodiscard]] constexpr Possible possible(bool found, bool complete) {
  return !complete ? Possible::given_up : found ? Possible::yes : Possible::no;
}

}  // namespace elfref
