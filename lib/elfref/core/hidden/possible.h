#pragma once

#include <cstdint>

namespace elfref {

/// Whether something can be so, as far as it was searched.
enum class Possible : std::uint8_t { no, yes, given_up };

}  // namespace elfref
