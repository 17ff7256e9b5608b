#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

namespace elfref::elven_rage {

/// The position before a play, if it is known already.
struct ReachedPosition {
  std::uint32_t ply = 0;  ///< the play
  Position state;         ///< the position before it
};

/// A place in a session: the position there, in the turn to which the next line would belong.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  Position state;
  int round = 0;                ///< the number of the turn of its player, from 1
  std::optional<Seat> written;  ///< the player of the line that is written there
  std::optional<Seat> before;   ///< the player whose turn might also go on there
  bool is_new = false;          ///< the next line begins a turn that is not recorded yet
  bool over = false;            ///< the game has ended

  /// `reached`: a position from which it is reached. REQUIRES: it is not after the place, nor within its turn.
  PlaceInRecord(const Session& read, const PositionRequest& request, std::optional<ReachedPosition> reached = {});

  /// Whether a battle is under way: `phase::battle`, else `phase::turn`.
  [[nodiscard]] std::string_view phase() const;
  /// `phase 1, Summon`, `battle, the fight`.
  [[nodiscard]] Message phase_in_words() const;

 private:
  void play(std::uint32_t i);
  void enter_the_next_turn();
  void count_the_turns();
};

/// The player who has to choose at a place, and the others who may.
struct WhoseTurn {
  std::optional<Seat> seat{};
  std::vector<Seat> others{};
};
[[nodiscard]] WhoseTurn whose_turn(const Position& state);
/// The player whose card acts; nothing: it is not known whose it is. `before`: the position before the act.
[[nodiscard]] std::optional<Seat> who_acts(const Position& before, const WrittenAct& act);

}  // namespace elfref::elven_rage
