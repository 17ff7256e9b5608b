#pragma once

#include <optional>
#include <string_view>

#include "elfref/elfenland/table/position.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/tallies.h"

namespace elfref::testing {

/// Counts events in games: for each rule the plays that it judged, and the plays of each kind.
class Statistics : Tallies {
 public:
  Statistics();

  void count(const PlayedGame& game, Detail detail);
  using Tallies::take;

 private:
  void note_if(bool so, std::string_view what) {
    if (so) note(what);
  }
  void count_agreement(const PlayedGame& game);
  void count_play(const elfenland::Position& state, const elfenland::Action& play);
  void count_rules(const elfenland::Position& state, const elfenland::Action& play);
  void count_step(const elfenland::Position& state, const elfenland::Step& step);
  void count_end(const PlayedGame& game, const elfenland::Position& end);
  void count_sheet(const PlayedGame& game);

  std::optional<elfenland::TownId> came_from_;  // in this journey
  Seats passed_ = 0;                            // in this round
  bool stepped_ = false;                        // in this journey
};

}  // namespace elfref::testing
