#pragma once

#include <algorithm>
#include <cstdint>

namespace elfref {

/// A budget for searching, and what is spent of it. It is counted in units of about a hundred instructions, not by a
/// clock, so a search that is given up once is always given up. Code that judges for a caller spends the caller's
/// budget.
class Work {
 public:
  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};  ///< nothing is given up
  static constexpr std::uint64_t most_for_details = 2'500'000;  ///< units, of one judgement

  /// Allows `most` units.
  explicit Work(std::uint64_t most = no_limit) : left_(most) {}

  /// Counts `units` as spent.
  void spend(std::uint64_t units) {
    spent_ += units;
    left_ -= std::min(left_, units);
  }
  /// Whether the budget is used up. Then every search is given up, and later results depend on that.
  [[nodiscard]] bool done() const { return left_ == 0; }
  /// What is left of the budget.
  [[nodiscard]] std::uint64_t left() const { return left_; }
  /// What was spent.
  [[nodiscard]] std::uint64_t spent() const { return spent_; }

  /// Allows these units, of those that are left, for details: for what may be left out, because an answer is only
  /// longer without it.
  void allow_details(std::uint64_t units) { left_for_details_ = units; }
  /// Counts units that were spent as spent for details.
  void note_details(std::uint64_t units) { left_for_details_ -= std::min(left_for_details_, units); }
  /// Whether details are to be left out.
  [[nodiscard]] bool without_details() const { return left_for_details_ == 0 || done(); }

 private:
  std::uint64_t left_;
  std::uint64_t left_for_details_ = most_for_details;
  std::uint64_t spent_ = 0;
};

/// The most that searches besides a judgement may spend, if the judgement cost `judged`.
[[nodiscard]] std::uint64_t most_beside(std::uint64_t judged);
/// The cost of judging `times` times, including each start, if one judgement cost `judged`.
[[nodiscard]] std::uint64_t times_judged(std::uint64_t times, std::uint64_t judged);

/// Spends units from a budget, if there is one.
inline void spend(Work* work, std::uint64_t units) {
  if (work != nullptr) work->spend(units);
}
/// Whether a budget is used up.
[[nodiscard]] inline bool done(const Work* work) {
  return work != nullptr && work->done();
}
/// What was spent from a budget, if there is one.
[[nodiscard]] inline std::uint64_t spent(const Work* work) {
  return work == nullptr ? 0 : work->spent();
}
/// The steps of a search that are left, at most `most`, if `steps_a_unit` steps cost one unit.
[[nodiscard]] inline std::uint64_t steps_left(const Work* work, std::uint64_t steps_a_unit, std::uint64_t most) {
  return work == nullptr || work->left() > most / steps_a_unit ? most : work->left() * steps_a_unit;
}

}  // namespace elfref
