#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"

// The head of a session, for people.

namespace elfref {

/// A record's name for people: `x.yaml`, or `x.yaml (record 2)` if its file has several.
[[nodiscard]] std::string title_of(const Source& source, Language language);

/// What a record reports about its session, except what a generator reports about itself: keys and texts as written.
/// The views live as long as the record.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> written_of_session(const Record& record);

/// A note among the plays of a record; no judge reads it.
struct WrittenNote {
  std::string_view text;  ///< as written; lives as long as the record
  Span span;              ///< its place
};
/// All notes of a record, in the order of the text, without those about its session.
[[nodiscard]] std::vector<WrittenNote> written_notes(const Record& record);

/// The rules by which a record is judged: `Rio Grande 1998, with early-win: none`.
[[nodiscard]] Message rulebook_in_words(const GameModule& game, const Record& record, const Overrides& overrides);

}  // namespace elfref
