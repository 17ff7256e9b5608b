#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/diagnostic.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// The verdict on a whole record; docs/record-format.md defines each one.
enum class Verdict : std::uint8_t {
  legal,       ///< no unrecorded fact could make a recorded play wrong
  possible,    ///< it depends on something, which Judgement::depends_on names
  illegal,     ///< some rule was broken, whatever the unrecorded facts are
  unreadable,  ///< not a record; the findings are its faults
};

/// The state of the record's claims (`winner`, `result`).
enum class Claims : std::uint8_t {
  none,       ///< the record has no claim
  confirmed,  ///< every one is true
  open,       ///< one depends on something unrecorded or assumed, and none is wrong
  refuted,    ///< one is wrong
};

/// A verdict as reports write it: `legal`.
[[nodiscard]] std::string_view name(Verdict verdict);
/// The state of claims, as reports write it: `confirmed`.
[[nodiscard]] std::string_view name(Claims claims);
/// A severity as reports write it: `warning`.
[[nodiscard]] std::string_view name(Severity severity);

/// A verdict in words.
[[nodiscard]] Message in_words(Verdict verdict);
/// The state of claims, in words.
[[nodiscard]] Message in_words(Claims claims);
/// A severity in words.
[[nodiscard]] Message in_words(Severity severity);

/// A whole number that may depend on something unknown: it is between `min` and `max`, both included.
struct Range {
  int min = 0;  ///< the least possible value
  int max = 0;  ///< the greatest possible value

  /// Whether the number is known.
  [[nodiscard]] constexpr bool exact() const { return min == max; }
  /// Whether the number can be `value`.
  [[nodiscard]] constexpr bool has(int value) const { return min <= value && value <= max; }
  /// The range of the sum.
  [[nodiscard]] friend constexpr Range operator+(Range a, Range b) { return {a.min + b.min, a.max + b.max}; }
  friend constexpr bool operator==(Range, Range) = default;
};

/// A range in words: `3`, `2 to 4`.
[[nodiscard]] std::string range(Range range);

/// One line of a score: a number, a word, or unknown.
struct Figure {
  std::string_view key;            ///< `towns`
  std::optional<Range> number;     ///< set for a number, even if only its range is known
  std::string word;                ///< set for a word (`Throtmanni`); empty when unknown
  Message remark;                  ///< how it came about: the route that a distance counts
  std::array<Range, 2> numbers{};  ///< the numbers in the word (`2 of 6`), if it has some
  /// Makes of a figure what people read instead of its word, if that is no name (`sent`); null: they read the word.
  Message (*said)(const Figure& figure) = nullptr;
};

/// The standing of one side: one player, several, or (in a game won or lost together) all.
struct Standing {
  std::vector<Seat> side;       ///< its players
  std::string name;             ///< the player's name, or the side's
  std::optional<Range> place;   ///< 1 is the best; sides that tie share it; nothing if the game gives no places
  bool won = false;             ///< certainly won
  std::vector<Figure> figures;  ///< what decides the place, in the order of a score table

  /// The figure with that key (`score`), or null if the game has none.
  [[nodiscard]] const Figure* figure(std::string_view key) const;
};

/// The score after a round, from the record up to there, as if the game had ended then.
struct RoundScore {
  int round = 0;                    ///< counts from 1
  bool over = false;                ///< the round or the game is over; false: the record stops within the round
  std::vector<Standing> standings;  ///< best first
};

/// An unrecorded thing that can have been only one way.
struct Deduction {
  Span span;                 ///< the place where it would be recorded, or of its player
  Message text;              ///< `round 1: Boris's face-down counter was a pig (line 40)`
  std::optional<Seat> seat;  ///< its player
  int round = 0;             ///< 0: outside of any round
};

/// A small change of the record that removes a finding: perhaps it is what the writer meant.
struct Suggestion {
  std::size_t finding = 0;  ///< index into Judgement::findings
  Message text;             ///< `write 3 dragon instead of 2 dragon`
  std::vector<Edit> edits;  ///< changes of the record's text
  bool only = false;        ///< the only such change among all plausible ones
};

/// What a record tells about its session under one key of `session`. It is free text and never judged.
struct SessionEntry {
  std::string key;   ///< as written: `event`; `text` if `session` has no keys
  std::string text;  ///< the value as text; what is nested in it is in one line
};

/// The referee's judgement of one record.
struct Judgement {
  std::string game;                       ///< its name in records
  /// What the game can say besides the core, or null. Speaker turns the messages into text.
  const Room* words = nullptr;
  Naming naming;                          ///< how the record names things in its language
  std::string edition;                    ///< the edition by which it was judged; empty if unreadable
  Verdict verdict = Verdict::unreadable;  ///< on the plays
  Claims claims = Claims::none;           ///< on `winner` and `result`; the verdict does not depend on them
  bool finished = false;                  ///< the game ended, by the rules
  std::string_view ended;                 ///< how it ended (`last-round`), or empty
  Message ended_in_words;                 ///< `finished after the last round`
  int plays = 0;                          ///< the number of recorded plays of the players
  std::vector<Message> depends_on;          ///< what the verdict depends on: one line per cause
  std::vector<Diagnostic> findings;       ///< in the order of the text, then those of attachments
  std::vector<Standing> standings;        ///< best first
  std::vector<std::string> players;       ///< by seat
  std::vector<SessionEntry> session;      ///< what the record tells about its session, in its order
  std::vector<RoundScore> rounds;         ///< each recorded round, to the end of the game; only on request
  std::vector<Deduction> deductions;      ///< in the order of the text; only on request
  std::vector<Suggestion> suggestions;    ///< by finding, best first; only if suggest() was called
  std::vector<Message> given_up;          ///< searches besides judging that were given up: `suggestions`
  bool of_the_text = false;               ///< some findings are about the form or the words of the text
  /// All was known and no rule was broken, so the game's small position, which has no bounds, judged it.
  bool all_known = false;
  std::uint64_t work = 0;                 ///< the cost of judging, in units of core/judging/work.h
};

}  // namespace elfref
