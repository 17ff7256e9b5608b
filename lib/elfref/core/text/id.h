#pragma once

#include <compare>
#include <cstdint>
#include <variant>

namespace elfref {

/// A small index that cannot be confused with any other index.
template <class Tag>
struct Id {
  std::uint8_t value = 0;  ///< counts from 0

  friend constexpr auto operator<=>(Id, Id) = default;
};

/// A player's place at the table: 0 is the first player named by the record.
using Seat = Id<struct SeatTag>;

/// Calls the overload that matches: `std::visit(Overloaded{…}, action)`.
template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};
/// Deduces the types of the functions.
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

/// Whether a variant holds one of these kinds.
template <class... Kinds, class Variant>
[[nodiscard]] constexpr bool is_any(const Variant& variant) {
  return (std::holds_alternative<Kinds>(variant) || ...);
}

}  // namespace elfref
