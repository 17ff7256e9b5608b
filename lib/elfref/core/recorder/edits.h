#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/new_entry.h"
#include "elfref/core/recorder/answers.h"
#include "elfref/core/recorder/of_game.h"

// What the recorder of every game writes into a record besides plays.

namespace elfref::recorder {

/// The level that a record names: `session: {detail: public}`; nothing if it names none.
[[nodiscard]] std::optional<Level> level_written(const Record& record);

/// The change that adds an entry at the end of its list or map, as elfref::added() does. The keys in its words, which
/// are in English, get the language of the record's keys.
[[nodiscard]] std::optional<Edit> added(const Written& to, NewEntry entry);

/// A note as an entry of a list: `note: "what was said"`; words that no record can have are left out. `key`: the key of
/// notes in the record.
[[nodiscard]] std::string note_entry(std::string_view key, std::string_view words);

/// The claim of who won as an entry of a record: `winner: Anna`.
[[nodiscard]] std::string winner_entry(const std::vector<std::string>& names);

/// The change that writes an entry after the one of a play; nothing if that is not in a list.
[[nodiscard]] std::optional<Edit> after_play(const Record& record, Span play, std::string_view words);
/// The change that leaves a play out, with what was ruled about it; nothing if it has no entry of its own.
[[nodiscard]] std::optional<Edit> without_play(const Record& record, Span play);
/// The change that puts other words in place of the entry of a play, or before it; nothing if there is no place. Keys
/// in the words get the language of the record's keys.
[[nodiscard]] std::optional<Edit> in_place_of(const Written& to, Span play, std::string_view words, bool insert);
/// Whether another play can be written before a play: its entry is in a list.
[[nodiscard]] bool can_insert(const Record& record, Span play);

/// All notes among the plays, with their edits. `plays`: the places of the plays, in the order of the game.
[[nodiscard]] std::vector<NoteShown> notes_of(const Record& record, const std::vector<PlayShown>& plays);

/// The text of a new record. `sheet`: the start sheet of its game; `head`: the lines of the head that are the game's
/// own; `plays`: the key of the list of plays, such as `turns`.
[[nodiscard]] BegunText text_of(const Begun& begun, const StartSheet& sheet, std::string_view head,
                                std::string_view plays);

/// A refusal without a place.
[[nodiscard]] Refusal refused(std::string_view id, Message words);

}  // namespace elfref::recorder
