#pragma once

#include "elfref/testing/elven_rage/playing.h"
#include "elfref/testing/tallies.h"

namespace elfref::testing::rage {

/// Counts events in sessions: for each rule the lines that it judged, and the plays of each kind.
class Statistics : Tallies {
 public:
  Statistics();

  void count(const Played& game);
  using Tallies::take;

 private:
  void count_options(const Agreement& agreed);
  void count_rules(const Played& game);
};

}  // namespace elfref::testing::rage
