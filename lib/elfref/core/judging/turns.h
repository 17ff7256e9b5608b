#pragma once

#include <cstdint>

#include "elfref/core/text/id.h"

namespace elfref {

/// A set of seats, a bit a seat. Games that keep one have 16 seats at most.
using Seats = std::uint16_t;

/// The set of one seat.
[[nodiscard]] constexpr Seats bit(Seat seat) { return static_cast<Seats>(1u << seat.value); }

/// The set of the first so many seats.
[[nodiscard]] constexpr Seats first_seats(int players) { return static_cast<Seats>((1u << players) - 1u); }

}  // namespace elfref
