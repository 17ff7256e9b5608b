#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "elfref/core/text/id.h"

namespace elfref {

/// A set of seats, one bit per seat. Games that use it have at most 16 seats.
using Seats = std::uint16_t;

/// The set of one seat.
[[nodiscard]] constexpr Seats bit(Seat seat) { return static_cast<Seats>(1u << seat.value); }

/// The set of the first `players` seats.
[[nodiscard]] constexpr Seats first_seats(int players) { return static_cast<Seats>((1u << players) - 1u); }

/// The first seat of a set. REQUIRES: not empty.
[[nodiscard]] constexpr Seat first_of(Seats seats) { return {static_cast<std::uint8_t>(std::countr_zero(seats))}; }

/// The seats of a set among the first `players`, in order.
[[nodiscard]] inline std::vector<Seat> seats_of(Seats seats, std::size_t players = 16) {
  std::vector<Seat> all;
  for (std::uint8_t seat = 0; seat < players; ++seat)
    if ((seats & bit({seat})) != 0) all.push_back({seat});
  return all;
}

}  // namespace elfref
