#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/recorder/of_game.h"
#include "elfref/core/words/language.h"

// The answers of the recorder for a page or a program: schemas/recorder.schema.json. Each function makes one JSON
// object on one line, without a line end. Places are in units of UTF-16 from the beginning of a file, in which `before`
// units are before the text of the record.

namespace elfref {

/// Everything on the screen: the answer to `next`. `text`: the text of the record.
[[nodiscard]] std::string render_next_json(const recorder::Next& next, std::string_view text, Language language,
                                           std::uint32_t before = 0);
/// A play that is partly or wholly chosen: the answer to `sentence`.
[[nodiscard]] std::string render_sentence_json(const recorder::Sentence& sentence, std::string_view text,
                                               Language language, std::uint32_t before = 0);
/// All plays in words: the answer to `plays`.
[[nodiscard]] std::string render_plays_json(const recorder::Plays& plays, std::string_view text, Language language,
                                            std::uint32_t before = 0);
/// The start sheets of games: the answer to `begin`. `games`: those of the sheets, in the same order.
[[nodiscard]] std::string render_sheets_json(std::span<const recorder::StartSheet> sheets,
                                             std::span<const GameModule* const> games, Language language);
/// The text of a new record: the answer to `begin` with choices. `game` may be null.
[[nodiscard]] std::string render_begun_json(const recorder::BegunText& begun, const GameModule* game,
                                            Language language);

}  // namespace elfref
