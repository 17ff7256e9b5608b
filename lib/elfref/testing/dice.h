#pragma once

#include <cstdint>

/// Generated sessions, for tests of this referee and of other programs.
namespace elfref::testing {

/// Random numbers that are equal on every machine and with every compiler: PCG32 (O'Neill 2014) with its own bounded
/// draw. A number depends only on the seed, the stream and the draws before. So never draw twice in an expression whose
/// parts C++ may evaluate in any order, such as the arguments of a function or the sides of a `+`.
class Dice {
 public:
  /// Each stream of a seed gives different numbers.
  constexpr explicit Dice(std::uint64_t seed, std::uint64_t stream = 0) : increment_(stream << 1u | 1u) {
    (void)next();
    state_ += seed;
    (void)next();
  }

  /// 32 random bits.
  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005u + increment_;
    const auto mixed = static_cast<std::uint32_t>((old >> 18u ^ old) >> 27u);
    const auto turn = static_cast<std::uint32_t>(old >> 59u);
    return mixed >> turn | mixed << (-turn & 31u);
  }

  /// A number from 0 up to `sides` - 1; all are equally likely. REQUIRES: sides > 0.
  constexpr int below(int sides) {
    const auto all = static_cast<std::uint32_t>(sides);
    std::uint64_t wide = std::uint64_t{next()} * all;
    if (static_cast<std::uint32_t>(wide) < all) [[unlikely]]
      wide = evenly(wide, all);
    return static_cast<int>(wide >> 32u);
  }

  /// True with a probability of `percent` percent.
  constexpr bool chance(int percent) { return below(100) < percent; }

 private:
  /// The rest of a draw that may need repetition. Very few draws come here; the others are made inline.
  [[gnu::cold, gnu::noinline]] constexpr std::uint64_t evenly(std::uint64_t wide, std::uint32_t all) {
    const std::uint32_t odd = (0u - all) % all;  // this number of the 2^32 values would bias the result
    while (static_cast<std::uint32_t>(wide) < odd) wide = std::uint64_t{next()} * all;
    return wide;
  }

  std::uint64_t state_ = 0;
  std::uint64_t increment_;
};

}  // namespace elfref::testing
