#pragma once

#include <string>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/pages/page.h"

namespace elfref {

/// About what a page is asked for.
struct Dispute {
  const GameModule& game;      ///< by whose rules the record is judged
  const Record& record;        ///< it can be read
  const Overrides& overrides;  ///< by which it was judged
  const Judgement& judgement;  ///< of the record
};

/// The play about which people are likely to argue: that of the first breach, or of the first warning; the end of the
/// record where these are about no play. Nothing where the referee has no doubt.
[[nodiscard]] std::optional<FoundPlay> disputed_play(const Dispute& dispute, std::span<const RecordedPlay> plays);

/// All that a table needs to settle a dispute about one play: the session, the play and what is said of it, the board
/// before it, the rule in every edition, what would have been legal, what it changes, and room for the ruling.
[[nodiscard]] Page dispute_page(const Dispute& dispute, const FoundPlay& about);

}  // namespace elfref
