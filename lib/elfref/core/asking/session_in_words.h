#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"

// What stands above a session, for people.

namespace elfref {

/// What a record says of its session, without what a generator says of itself: keys and texts as written. They live as
/// long as the record.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> written_of_session(const Record& record);

/// What somebody noted in a record among its plays, which nobody judges.
struct WrittenNote {
  std::string_view text;  ///< as written; lives as long as the record
  Span span;              ///< where
};
/// All notes of a record, in the order of the text; without what it says of its session.
[[nodiscard]] std::vector<WrittenNote> written_notes(const Record& record);

/// `Rio Grande 1998, with early-win: none`: by what a record is judged.
[[nodiscard]] std::string rulebook_in_words(const GameModule& game, const Record& record, const Overrides& overrides);

}  // namespace elfref
