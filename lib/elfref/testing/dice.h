#pragma once

#include <cstdint>

/// For tests, of this referee and of other programs: sessions that nobody played.
namespace elfref::testing {

/// Dice that fall alike on every machine and with every compiler: PCG32 (O'Neill 2014), and a bounded draw of their
/// own. What is thrown depends on nothing but the seed, the stream and the throws before. So no expression throws twice
/// where the language leaves open which of its parts comes first: the arguments of a function, and the sides of a `+`.
class Dice {
 public:
  /// Every stream of a seed falls otherwise.
  constexpr explicit Dice(std::uint64_t seed, std::uint64_t stream = 0) : increment_(stream << 1u | 1u) {
    (void)next();
    state_ += seed;
    (void)next();
  }

  /// Any 32 bits.
  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005u + increment_;
    const auto mixed = static_cast<std::uint32_t>((old >> 18u ^ old) >> 27u);
    const auto turn = static_cast<std::uint32_t>(old >> 59u);
    return mixed >> turn | mixed << (-turn & 31u);
  }

  /// A number from 0 up to, and without, `sides`; all are as likely. REQUIRES: sides > 0.
  constexpr int below(int sides) {
    const auto all = static_cast<std::uint32_t>(sides);
    std::uint64_t wide = std::uint64_t{next()} * all;
    if (static_cast<std::uint32_t>(wide) < all) [[unlikely]]
      wide = evenly(wide, all);
    return static_cast<int>(wide >> 32u);
  }

  /// It happens in so many of a hundred throws.
  constexpr bool chance(int percent) { return below(100) < percent; }

 private:
  /// The rest of a throw that may have to be made again: hardly any comes here, and the others are made in place.
  [[gnu::cold, gnu::noinline]] constexpr std::uint64_t evenly(std::uint64_t wide, std::uint32_t all) {
    const std::uint32_t odd = (0u - all) % all;  // so many of 2^32 numbers would make some likelier
    while (static_cast<std::uint32_t>(wide) < odd) wide = std::uint64_t{next()} * all;
    return wide;
  }

  std::uint64_t state_ = 0;
  std::uint64_t increment_;
};

}  // namespace elfref::testing
