#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/words/language.h"

// The questions of a person who writes a record, asked by an editor, a page or a prompt. All places are bytes of the
// record's text; core/text/utf16.h converts them to and from those of an editor.

namespace elfref {

/// A record that is being written, as it was read and judged: draft_of() in games.h makes one from the result of
/// referee(). REQUIRES: all referenced objects outlive this object.
struct Draft {
  const GameModule& game;      ///< the game whose rules judge it
  const Record& record;        ///< as it was read; places are bytes of its source
  const Record& judged;        ///< the record with a gap in place of each play that cannot be read: Refereed::judged()
  const Overrides& overrides;  ///< the overrides by which it was judged
  const Judgement& judgement;  ///< its judgement
  std::string_view schema;     ///< JSON schema of the game's records: record_schema() in games.h; empty: no keys are
                               ///< offered

  /// The text that is being written.
  [[nodiscard]] const Source& source() const { return record.source(); }
};

// ---------------------------------------------------------------- what may be written at a place

/// The kind of a word that is offered.
enum class WordKind : std::uint8_t {
  key,      ///< of the format: `travel`
  player,   ///< a player of the session
  value,    ///< one of the format's values for a key: `rio-grande-1998`
  word,     ///< of the game: a piece, a place, a small word
  form,     ///< an example of what is expected: `TOWN: cards`
  play,     ///< a whole play that would be legal there
};

/// A kind as reports write it: `key`.
[[nodiscard]] std::string_view name(WordKind kind);

/// A word, or several, that may be written at a place.
struct ExpectedWord {
  WordKind kind = WordKind::word;  ///< its kind
  std::string text;                ///< the text to be written: `travel: `, `Virst: 2 raft`
  std::string label;               ///< its text in a list: `travel`
  std::string means;               ///< its meaning, in a few words; may be empty
  std::string remark;              ///< for a play: its cost and its result: `2 cards; new town`; may be empty
  bool certain = true;              ///< for a play; false: whether it is legal depends on unrecorded facts
  bool due = false;                ///< it is this player's turn
};

/// The path to a place in a record.
struct PathToPlace {
  /// One step from the whole record inwards.
  struct Step {
    std::string key;        ///< of a map; empty: an item of a list
    std::uint32_t at = 0;   ///< the place of the key, or of the item's dash or bracket
  };
  std::vector<Step> steps;  ///< outermost first
  Span word;                ///< the words at the place, which a choice replaces; empty between words
  bool as_key = false;      ///< a key may begin there
  bool as_value = false;    ///< a value may begin there
  bool in_remark = false;   ///< within a comment: nothing is expected
};

/// The path to a place, by the lines of the text alone, whether or not they can be read.
[[nodiscard]] PathToPlace path_to(const Source& source, std::uint32_t at);

/// The words that may be written at a place.
struct Expected {
  PathToPlace path;                ///< the path to the place
  std::vector<ExpectedWord> words; ///< plays first, cheapest first; then the words of the format
  std::optional<PositionView> position;  ///< the position there, if its game can show it: whose turn it is, which plays
                                     ///< are legal, with prices
};

/// Further questions about a place.
struct ExpectedRequest {
  bool picture = false;  ///< also draw the position: PositionView::picture
  bool each = false;     ///< list every play of each group; else some of them
  Language language = Language::en;  ///< of remarks
};

/// The words that may be written at a byte of the text, whether or not a play is there. Total.
[[nodiscard]] Expected expected_at(const Draft& draft, std::uint32_t at, const ExpectedRequest& request = {});

/// The play before which a byte of the text is. Within a play, that play; else the one after the last play before the
/// byte in its phase, or the first one of that phase. `plays` are all of the record.
[[nodiscard]] PositionRequest place_in_game(const Draft& draft, const std::vector<RecordedPlay>& plays,
                                            const PathToPlace& path, std::uint32_t at);

// ---------------------------------------------------------------- the meaning of a place

/// The explanation of the words at a place.
struct Hover {
  Span span;                       ///< the words
  std::string title;               ///< `John goes to Virst for 2 pigs`
  std::vector<std::string> lines;  ///< the cost and its grounds, findings, the meaning of a key: one line each
};

/// The meaning of the play, key or finding at a byte; nothing if there is nothing to explain. Total.
[[nodiscard]] std::optional<Hover> hover_at(const Draft& draft, std::uint32_t at,
                                            Language language = Language::en);

/// A round, a turn or a phase of a record.
struct Symbol {
  std::string name;              ///< `round 2`, `travel`, `Anna`
  std::string detail;            ///< in a few words: `3 findings`; may be empty
  Span span;                     ///< the whole of it
  Span words;                    ///< the words to which a reader jumps; within `span`
  std::vector<Symbol> children;  ///< its parts, in the order of the text
};

/// The outline of a record: its keys, rounds and turns, phases and players, without single plays.
[[nodiscard]] std::vector<Symbol> symbols_of(const Draft& draft, Language language = Language::en);

/// A hint that is shown after a play.
struct Inlay {
  std::uint32_t at = 0;  ///< the hint follows this byte
  std::string text;      ///< `2 of 3`, `5 cards left`
  std::string means;     ///< the hint in full
};

/// The prices of plays, and what their players then have in hand, in the order of the text.
[[nodiscard]] std::vector<Inlay> inlays_of(const Draft& draft, Language language = Language::en);

// ---------------------------------------------------------------- fixes

/// The ways to fix one finding, by its index in the judgement, best first. Each was tried, and removes the finding
/// without adding another. `given_up`, if it is not null, is set if the search reached its limit.
[[nodiscard]] std::vector<Suggestion> fixes_of(const Draft& draft, std::size_t finding, bool* given_up = nullptr);

}  // namespace elfref
