#pragma once

#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <string>

namespace elfref::testing {

/// What failed, a few of each kind, so that a whole run can be looked at.
class Failures {
 public:
  Failures() = default;
  /// Prints how often each kind failed that failed more often than it was shown.
  ~Failures() {
    for (const auto& [kind, times] : times_)
      if (times > shown) std::cout << times << " times: " << kind << "\n";
  }
  Failures(const Failures&) = delete;
  Failures& operator=(const Failures&) = delete;

  /// Fails the test. `where` is shown for the first ones of a kind.
  void add(const std::string& kind, const std::string& where) {
    if (++times_[kind] <= shown) ADD_FAILURE() << kind << "\n" << where;
  }

 private:
  static constexpr int shown = 2;

  std::map<std::string, int> times_;
};

}  // namespace elfref::testing
