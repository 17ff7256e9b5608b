#pragma once

#include <cstdint>

namespace elfref {

/// What the rules say of a play that could be made.
enum class Allowed : std::uint8_t {
  surely,   ///< it is legal, whatever nobody wrote down
  perhaps,  ///< it is legal under some of what nobody wrote down may have been
  no,       ///< it breaks a rule, whatever that was
};

}  // namespace elfref
