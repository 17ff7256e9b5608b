#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/asking/position.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/state.h"

namespace elfref::master_elf {

/// A place in a session: the table there, in the turn in which the next step would stand, or between two turns, where a
/// gift is laid.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  State state;
  int round = 0;
  std::optional<Seat> before{};  ///< whose turn might go on there as well
  bool over = false;             ///< the game has ended
  bool may_be_over = true;       ///< nobody has to move any more in the turn under way

  PlaceInRecord(const Session& read, const PositionRequest& request);

  /// Whose turn it is; the first player's where a gift is laid. Nothing: nobody can tell.
  [[nodiscard]] std::optional<Seat> whose() const;
  /// `phase::turn`, or `phase::end`.
  [[nodiscard]] std::string_view phase() const;
  /// `the turn, before the movement`.
  [[nodiscard]] std::string_view phase_in_words() const;

 private:
  void play(std::uint32_t i);
  void end_the_turn();
  void enter_turn(Seat seat);
};

}  // namespace elfref::master_elf
