#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/testing/elven_rage/playing.h"

namespace elfref::testing::rage {

/// Counts what happens in sessions: how often each rule judged a line that it is about, and how often each kind of play
/// was made.
class Statistics {
 public:
  Statistics();

  void count(const Played& game);
  [[nodiscard]] std::vector<Tally> take() { return std::move(tallies_); }

 private:
  void add(std::string what, bool rule = false);
  void note(std::string_view what, std::uint64_t times = 1);
  void count_options(const Agreement& agreed);
  void count_rules(const Played& game);

  std::vector<Tally> tallies_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace elfref::testing::rage
