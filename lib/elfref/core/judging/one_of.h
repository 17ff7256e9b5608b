#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace elfref {

/// What something is, of the values of an enumeration: one of them, one of some, or any where nothing says which. What
/// no set lists may be anything: who asks chooses between what surely is and what may be.
template <class Kind, std::size_t count>
class OneOf {
  static_assert(count <= 8);

 public:
  /// Any.
  constexpr OneOf() = default;
  /// This one.
  constexpr OneOf(Kind known) : bits_(bit(known)) {}  // NOLINT(google-explicit-constructor): a value is one of itself
  /// One of these.
  constexpr OneOf(std::initializer_list<Kind> some) : bits_(0) {
    for (const Kind kind : some) bits_ |= bit(kind);
  }
  /// Nothing.
  [[nodiscard]] static constexpr OneOf none() { return from(0); }

  /// Whether it surely is one of these.
  [[nodiscard]] constexpr bool is(OneOf those) const { return (bits_ & ~those.bits_) == 0; }
  /// Whether it may be one of these.
  [[nodiscard]] constexpr bool may_be(OneOf those) const { return (bits_ & those.bits_) != 0; }
  /// Whether it may be anything.
  [[nodiscard]] constexpr bool any() const { return bits_ == all; }
  /// Which it is; nothing: it may be several.
  [[nodiscard]] constexpr std::optional<Kind> known() const {
    return std::has_single_bit(bits_) ? std::optional(static_cast<Kind>(std::countr_zero(bits_))) : std::nullopt;
  }
  /// What is left of it where it is none of these.
  [[nodiscard]] constexpr OneOf without(OneOf those) const { return from(bits_ & ~those.bits_); }
  /// What is left of it where it is also one of these.
  [[nodiscard]] friend constexpr OneOf operator&(OneOf a, OneOf b) { return from(a.bits_ & b.bits_); }
  /// One of either.
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
