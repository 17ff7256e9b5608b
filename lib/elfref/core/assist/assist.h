#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"

// What somebody who writes a record asks while he writes: an editor, a page, a prompt. All places are bytes of the
// record's text; core/text/utf16.h turns them into those of an editor, and back.

namespace elfref {

/// A record that is being written, as it was read and judged: draft_of() of games.h makes one of what referee() says.
/// REQUIRES: all of it lives as long as this.
struct Draft {
  const GameModule& game;      ///< by whose rules it is judged
  const Record& record;        ///< as it was read; places are bytes of its source
  const Record& judged;        ///< the same with a gap in place of each play that cannot be read: Refereed::judged()
  const Overrides& overrides;  ///< by which it was judged
  const Judgement& judgement;  ///< of it
  std::string_view schema;     ///< of the game's records, a JSON schema: record_schema() of games.h; empty: no keys are
                               ///< offered

  /// The text that is being written.
  [[nodiscard]] const Source& source() const { return record.source(); }
};

// ---------------------------------------------------------------- what may be written at a place

/// What a word that is offered is.
enum class WordKind : std::uint8_t {
  key,      ///< of the format: `travel`
  player,   ///< one who plays
  value,    ///< one of those that the format has for a key: `rio-grande-1998`
  word,     ///< of the game: a piece, a place, a small word
  form,     ///< an example of what is due: `TOWN: cards`
  play,     ///< a whole play that would be legal there
};

/// A kind as reports write it: `key`.
[[nodiscard]] std::string_view name(WordKind kind);

/// A word, or several, that may be written at a place.
struct ExpectedWord {
  WordKind kind = WordKind::word;  ///< what it is
  std::string text;                ///< what is to be written: `travel: `, `Virst: 2 raft`
  std::string label;               ///< how it is shown in a list: `travel`
  std::string means;               ///< what that is, in a few words; may be empty
  std::string remark;              ///< of a play: what it costs and leads to: `2 cards; new town`; may be empty
  bool surely = true;              ///< of a play: false: whether it is legal hangs on what nobody wrote down
  bool due = false;                ///< it is this one's turn
};

/// Where a place stands in a record.
struct PathToPlace {
  /// One step from the whole record inwards.
  struct Step {
    std::string key;        ///< of a map; empty: an item of a list
    std::uint32_t at = 0;   ///< where the key, or the item's dash or bracket, stands
  };
  std::vector<Step> steps;  ///< from the outermost on
  Span word;                ///< the words at the place: what is chosen takes their place; empty between words
  bool as_key = false;      ///< a key may be begun there
  bool as_value = false;    ///< a value may be begun there
  bool in_remark = false;   ///< within a comment: nothing is expected
};

/// The way to a place, by the lines of the text alone: it does not matter whether they can be read.
[[nodiscard]] PathToPlace path_to(const Source& source, std::uint32_t at);

/// What may be written at a place.
struct Expected {
  PathToPlace path;                ///< where that is
  std::vector<ExpectedWord> words; ///< plays first, cheapest first; then what the format has
  std::optional<Position> position;  ///< the table there, if its game can show it; whose turn it is, which plays are
                                     ///< legal, with prices
};

/// What is asked about a place besides.
struct ExpectedRequest {
  bool picture = false;  ///< also the table as a picture: Position::picture
  bool each = false;     ///< every one of the plays that are told as one; else some of them
};

/// What may be written at a byte of the text, whether or not a play stands there. Total.
[[nodiscard]] Expected expected_at(const Draft& draft, std::uint32_t at, const ExpectedRequest& request = {});

/// Before which play of the game a byte of the text is: within a play, before that one; else behind the last play
/// before it in its phase, or where that phase begins. `plays` are all of the record.
[[nodiscard]] PositionRequest place_in_game(const Draft& draft, const std::vector<RecordedPlay>& plays,
                                            const PathToPlace& path, std::uint32_t at);

// ---------------------------------------------------------------- what stands at a place

/// What is to be said of the words at a place.
struct Hover {
  Span span;                       ///< which words
  std::string title;               ///< `John goes to Virst for 2 pigs`
  std::vector<std::string> lines;  ///< what it cost and why, findings, what a key means: a line each
};

/// What the play, key or finding at a byte is; nothing where there is nothing to say. Total.
[[nodiscard]] std::optional<Hover> hover_at(const Draft& draft, std::uint32_t at);

/// A round, a turn or a phase of a record.
struct Symbol {
  std::string name;              ///< `round 2`, `travel`, `Anna`
  std::string detail;            ///< in a few words: `3 findings`; may be empty
  Span span;                     ///< all of it
  Span words;                    ///< the words by which one goes there; within `span`
  std::vector<Symbol> children;  ///< what is in it, in the order of the text
};

/// What a record is made of: its keys, rounds and turns, phases and players, without single plays.
[[nodiscard]] std::vector<Symbol> symbols_of(const Draft& draft);

/// Something that is worth showing beside a play.
struct Inlay {
  std::uint32_t at = 0;  ///< behind this byte
  std::string text;      ///< `2 of 3`, `5 cards left`
  std::string means;     ///< the same at length
};

/// Prices of plays and what their players have in hand then, in the order of the text.
[[nodiscard]] std::vector<Inlay> inlays_of(const Draft& draft);

// ---------------------------------------------------------------- mending

/// The ways to mend one finding, by its index in the judgement, best first: each was tried, and takes it away without
/// bringing another. `given_up`, where it is set, says that it took too much to look for all.
[[nodiscard]] std::vector<Suggestion> mends_of(const Draft& draft, std::size_t finding, bool* given_up = nullptr);

}  // namespace elfref
