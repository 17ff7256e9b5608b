#pragma once

#include <algorithm>
#include <cstdint>

namespace elfref {

/// What somebody may spend on searching, and has spent. It is counted in units, of about a hundred instructions each,
/// and not by a clock: what is given up once is given up every time. Who judges for somebody spends of his.
class Work {
 public:
  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};  ///< nothing is given up

  /// So much may be spent.
  explicit Work(std::uint64_t most = no_limit) : left_(most) {}

  /// So much was done.
  void spend(std::uint64_t units) {
    spent_ += units;
    left_ -= std::min(left_, units);
  }
  /// All is used up: whatever is still searched is given up, and what is found from then on hangs on that.
  [[nodiscard]] bool done() const { return left_ == 0; }
  /// What may still be spent.
  [[nodiscard]] std::uint64_t left() const { return left_; }
  /// All that was spent.
  [[nodiscard]] std::uint64_t spent() const { return spent_; }

 private:
  std::uint64_t left_;
  std::uint64_t spent_ = 0;
};

/// The most that may be spent on searches beside a judgement that took so much.
[[nodiscard]] std::uint64_t most_beside(std::uint64_t judged);
/// What it takes to judge so many times where one judgement took so much, and to begin at all.
[[nodiscard]] std::uint64_t times_judged(std::uint64_t times, std::uint64_t judged);

/// Spends of somebody's, if anybody counts.
inline void spend(Work* work, std::uint64_t units) {
  if (work != nullptr) work->spend(units);
}
/// Whether it is used up.
[[nodiscard]] inline bool done(const Work* work) {
  return work != nullptr && work->done();
}
/// How many steps of a search are left, where so many make a unit, and at most so many.
[[nodiscard]] inline std::uint64_t steps_left(const Work* work, std::uint64_t steps_a_unit, std::uint64_t most) {
  return work == nullptr || work->left() > most / steps_a_unit ? most : work->left() * steps_a_unit;
}

}  // namespace elfref
