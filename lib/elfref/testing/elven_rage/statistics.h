#pragma once

#include "elfref/testing/elven_rage/playing.h"
#include "elfref/testing/tallies.h"

namespace elfref::testing::rage {

/// Counts what happens in sessions: how often each rule judged a line that it is about, and how often each kind of play
/// was made.
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
