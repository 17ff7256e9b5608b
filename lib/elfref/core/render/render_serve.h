#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"

// Parts of the answers to programs: schemas/serve.schema.json. Each function makes one JSON value on one line, without
// a line end.

namespace elfref {

/// Some findings of a judgement, without their places. `which`: their indices.
[[nodiscard]] std::string render_findings_json(const Source& source, const Judgement& judgement,
                                               std::span<const std::size_t> which, Language language);
/// The standings of a judgement.
[[nodiscard]] std::string render_standings_json(const Source& source, const Judgement& judgement, Language language);
/// What is known of a position, without the plays.
[[nodiscard]] std::string render_state_json(const Source& source, const GameModule& game, const PositionView& position,
                                            Language language);
/// A legal play of a position, without its words.
[[nodiscard]] std::string render_choice_json(const Choice& choice, const PositionView& position, Language language);

}  // namespace elfref
