#pragma once

#include <optional>
#include <span>
#include <string>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/source.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/words.h"  // town_named()

namespace elfref::elfenland {

/// A line of a score sheet: the result of a player when the game is over. Unrecorded values are nothing; the score is
/// then a range.
struct SheetLine {
  std::string player;            ///< the player's name in the standings
  std::optional<int> towns{};    ///< the number of town pieces (VISIT-1); if `named` has towns, their number
  TownSet named{};               ///< those towns; Elvenhold does not count, and naming it is a breach
  std::optional<TownId> at{};    ///< the town where the boot is
  std::optional<int> cards{};    ///< the number of cards in hand (HAND-1), which breaks ties (END-2)
  std::optional<TownId> town{};  ///< the town card (DEST-1); one on any line means that the variant is played
};

/// A score sheet and its judgement.
struct Scored {
  Source source;        ///< the sheet in words, one line for each of its lines, in their order
  Judgement judgement;  ///< its standings are the score, best first; its spans are bytes of `source`
};

/// Scores a sheet by the edition for records that name none, or by the overrides; unknown ones are reported as by
/// referee(). Reports impossible values (21 towns, five cards in hand). REQUIRES: 1 to `max_seats` lines whose names do
/// not match; no number is negative.
[[nodiscard]] Scored score(std::span<const SheetLine> sheet, const Overrides& overrides = {});

}  // namespace elfref::elfenland
