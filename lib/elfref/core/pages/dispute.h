#pragma once

#include <string>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/pages/page.h"
#include "elfref/core/words/language.h"

namespace elfref {

/// The subject of a page about a dispute.
struct Dispute {
  const GameModule& game;      ///< the game whose rules judge the record
  const Record& record;        ///< the record, which can be read
  const Overrides& overrides;  ///< the overrides by which it was judged
  const Judgement& judgement;  ///< the judgement of the record
};

/// The play about which players are likely to argue: that of the first breach, or of the first warning; the end of the
/// record if that finding is about no play. Nothing if the referee has no doubt.
[[nodiscard]] std::optional<FoundPlay> disputed_play(const Dispute& dispute, std::span<const RecordedPlay> plays);

/// Everything that players need to settle a dispute about one play: the session, the play and its findings, the board
/// before it, the rule in every edition, what would have been legal, what that changes, and space for the ruling.
[[nodiscard]] Page dispute_page(const Dispute& dispute, const FoundPlay& about, Language language = Language::en);

}  // namespace elfref
