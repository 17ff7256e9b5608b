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

/// A line of a score sheet: what a player has when the game is over. What nobody wrote down stays nothing, and the
/// score is then a range.
struct SheetLine {
  std::string player;            ///< the name by which the standings call the player
  std::optional<int> towns{};    ///< pieces taken (VISIT-1); where `named` has towns it is as many as these
  TownSet named{};               ///< those towns; Elvenhold among them counts nothing, and that is a breach
  std::optional<TownId> at{};    ///< where the boot stands
  std::optional<int> cards{};    ///< in hand (HAND-1), which decides between equals (END-2)
  std::optional<TownId> town{};  ///< the town card (DEST-1); one on any line, and the variant is played
};

/// A score sheet and what the referee says of it.
struct Scored {
  Source source;        ///< the sheet in words, a line for each line of it, in their order
  Judgement judgement;  ///< its standings are the score, best first; its spans are bytes of `source`
};

/// Scores a sheet by the rulebook of a record that names no edition, or as the overrides say; tells of what cannot be
/// (21 towns, five cards in hand). REQUIRES: 1 to `max_seats` lines whose names do not match; no number is negative.
[[nodiscard]] Scored score(std::span<const SheetLine> sheet, const Overrides& overrides = {});

}  // namespace elfref::elfenland
