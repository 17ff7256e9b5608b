#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace elfref {

/// A value of an enumeration that may be uncertain: one value, one of several, or any if nothing restricts it. What no
/// set lists may be any value. Callers choose between what is certain and what is possible.
template <class Kind, std::size_t count>
class OneOf {
  static_assert(count <= 8);

 public:
  /// Any value.
  constexpr OneOf() = default;
  /// This value.
  constexpr OneOf(Kind known) : bits_(bit(known)) {}  // NOLINT(google-explicit-constructor): a value is one of itself
  /// One of these values.
  constexpr OneOf(std::initializer_list<Kind> some) : bits_(0) {
    for (const Kind kind : some) bits_ |= bit(kind);
  }
  /// No value.
  [[nodiscard]] static constexpr OneOf none() { return from(0); }

  /// Whether it is certainly one of these.
  [[nodiscard]] constexpr bool is(OneOf those) const { return (bits_ & ~those.bits_) == 0; }
  /// Whether it is possibly one of these.
  [[nodiscard]] constexpr bool may_be(OneOf those) const { return (bits_ & those.bits_) != 0; }
  /// Whether every value is possible.
  [[nodiscard]] constexpr bool any() const { return bits_ == all; }
  /// The value; nothing if several are possible.
  [[nodiscard]] constexpr std::optional<Kind> known() const {
    return std::has_single_bit(bits_) ? std::optional(static_cast<Kind>(std::countr_zero(bits_))) : std::nullopt;
  }
  /// The possible values that are not among these.
  [[nodiscard]] constexpr OneOf without(OneOf those) const { return from(bits_ & ~those.bits_); }
  /// The possible values that are in both.
  [[nodiscard]] friend constexpr OneOf operator&(OneOf a, OneOf b) { return from(a.bits_ & b.bits_); }
  /// The possible values that are in either.
  [[nodiscard]] friend constexpr OneOf operator|(OneOf a, OneOf b) { return from(a.bits_ | b.bits_); }
  friend constexpr bool operator==(OneOf, OneOf) = default;

 private:
  static constexpr std::uint8_t all = (1u << count) - 1u;
  static constexpr std::uint8_t bit(Kind kind) { return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind)); }
  static constexpr OneOf from(unsigned bits) {
    OneOf made;
    made.bits_ = static_cast<std::uint8_t>(bits);
    return made;
  }

  std::uint8_t bits_ = all;
};

}  // namespace elfref
