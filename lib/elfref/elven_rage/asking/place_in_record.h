#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

namespace elfref::elven_rage {

/// A place in a session: the table there, in the turn in which the next line would stand.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  State state;
  int round = 0;                ///< which turn of its player it is, from 1
  std::optional<Seat> written;  ///< whose line is written there
  std::optional<Seat> before;   ///< whose turn might go on there as well
  bool over = false;            ///< the game has ended

  PlaceInRecord(const Session& read, const PositionRequest& request);

  /// Whether a battle is under way: `phase::battle`, else `phase::turn`.
  [[nodiscard]] std::string_view phase() const;
  /// `phase 1, summon`, `battle: the fight`.
  [[nodiscard]] std::string_view phase_in_words() const;

 private:
  void play(std::uint32_t i);
  void enter_the_next_turn();
  void count_the_turns();
};

/// Who has to choose at a place, and who else may.
struct WhoseTurn {
  std::optional<Seat> seat{};
  std::vector<Seat> others{};
};
[[nodiscard]] WhoseTurn whose_turn(const State& state);

}  // namespace elfref::elven_rage
