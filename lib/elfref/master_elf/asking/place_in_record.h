#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/asking/position_view.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/position.h"

namespace elfref::master_elf {

/// A place in a session: the position there, in the turn to which the next step would belong, or between two turns,
/// when a gift is placed.
struct PlaceInRecord {
  const Session& session;
  std::uint32_t ply = 0;
  Position state;
  int round = 0;
  std::optional<Seat> before{};  ///< the player whose turn might also go on there
  bool over = false;             ///< the game has ended
  bool may_be_over = true;       ///< no player still has to move in the current turn

  PlaceInRecord(const Session& read, const PositionRequest& request);

  /// The player whose turn it is; the first player when a gift is placed. Nothing: unknown, or the game has ended.
  [[nodiscard]] std::optional<Seat> whose() const;
  /// `phase::turn`, or `phase::end`.
  [[nodiscard]] std::string_view phase() const;
  /// `the turn, before the movement`.
  [[nodiscard]] Message phase_in_words() const;

 private:
  void play(std::uint32_t i);
  void end_the_turn();
  void enter_turn(Seat seat);
};

}  // namespace elfref::master_elf
