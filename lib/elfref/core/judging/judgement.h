#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/diagnostic.h"

namespace elfref {

/// The verdict on a whole record; docs/record-format.md says when each is given.
enum class Verdict : std::uint8_t {
  legal,       ///< nothing unwritten could make a written play wrong
  possible,    ///< it hangs on something; Judgement::hangs_on says on what
  illegal,     ///< some rule was broken, whatever the unwritten things were
  unreadable,  ///< not a record; the findings are its faults
};

/// What became of the record's claims (`winner`, `result`).
enum class Claims : std::uint8_t {
  none,       ///< the record makes none
  confirmed,  ///< every one is true
  open,       ///< one hangs on something unwritten or assumed, and none is wrong
  refuted,    ///< one is wrong
};

/// A verdict as reports write it: `legal`.
[[nodiscard]] std::string_view name(Verdict verdict);
/// What became of claims, as reports write it: `confirmed`.
[[nodiscard]] std::string_view name(Claims claims);
/// A severity as reports write it: `warning`.
[[nodiscard]] std::string_view name(Severity severity);

/// A whole number that may hang on something unknown: then it lies between `min` and `max`, both included.
struct Range {
  int min = 0;  ///< it is not less
  int max = 0;  ///< it is not more

  /// The number is known.
  [[nodiscard]] constexpr bool exact() const { return min == max; }
  /// It can be `value`.
  [[nodiscard]] constexpr bool has(int value) const { return min <= value && value <= max; }
  /// Both together.
  [[nodiscard]] friend constexpr Range operator+(Range a, Range b) { return {a.min + b.min, a.max + b.max}; }
  friend constexpr bool operator==(Range, Range) = default;
};

/// `3`, `2 to 4`.
[[nodiscard]] std::string range(Range range);

/// One line of a score: a number, a word, or nothing known.
struct Figure {
  std::string_view key;         ///< `towns`
  std::optional<Range> number;  ///< set for a number, also for one that is only known to lie in a range
  std::string word;             ///< set for a word (`Throtmanni`); empty when unknown
  std::string remark;           ///< how it came about: the route counted for a distance
};

/// Where one side stands: one player, several, or (in a game won or lost together) all.
struct Standing {
  std::vector<Seat> side;       ///< who is on it
  std::string name;             ///< the player's name, or the side's
  std::optional<Range> place;   ///< 1 is the best; sides that tie share it; nothing where places are not given
  bool won = false;             ///< it is certain that this side won
  std::vector<Figure> figures;  ///< what the place is made of, in the order of a score table

  /// The figure of that key (`score`), or null where the game has none.
  [[nodiscard]] const Figure* figure(std::string_view key) const;
};

/// How it stood after a round, as far as the record had come by then: what the score would be if the game had ended
/// there.
struct RoundScore {
  int round = 0;                    ///< counts from 1
  bool over = false;                ///< the round is over, or the game in it; false: the record stops in its midst
  std::vector<Standing> standings;  ///< best first
};

/// Something that nobody wrote down and that can have been only so.
struct Deduction {
  Span span;                 ///< where it would have stood, or whose it is
  std::string text;          ///< `round 1: Boris's face-down counter was a pig (line 40)`
  std::optional<Seat> seat;  ///< whose it is
  int round = 0;             ///< 0: outside of any round
};

/// A small change of the record after which a finding is gone: perhaps that is what was meant.
struct Suggestion {
  std::size_t finding = 0;  ///< index into Judgement::findings
  std::string text;         ///< `write 3 dragon instead of 2 dragon`
  std::vector<Edit> edits;  ///< of the record's text
  bool only = false;        ///< no other change was found, and all that come into question were tried
};

/// What the referee says of one record.
struct Judgement {
  std::string game;                       ///< as records name it
  std::string edition;                    ///< whose rulebook decided; empty when unreadable
  Verdict verdict = Verdict::unreadable;  ///< on the plays
  Claims claims = Claims::none;           ///< on `winner` and `result`; the verdict does not hang on them
  bool finished = false;                  ///< the game came to its end, by the rules
  std::string_view ended;                 ///< how the game ended (`last-round`), or empty
  std::string_view ended_in_words;        ///< `finished after the last round`
  int plays = 0;                          ///< those of the players that are written
  std::vector<std::string> hangs_on;      ///< one line a cause
  std::vector<Diagnostic> findings;       ///< in the order of the text, then those beside it
  std::vector<Standing> standings;        ///< best first
  std::vector<std::string> players;       ///< by seat
  std::vector<RoundScore> rounds;         ///< each that the record has, to the end of the game; only where asked for
  std::vector<Deduction> deductions;      ///< in the order of the text; only where they were asked for
  std::vector<Suggestion> suggestions;    ///< by finding, best first; only where suggest() was asked
  std::vector<std::string> given_up;      ///< what was searched beside the judging, and given up: `suggestions`
  bool of_the_text = false;               ///< some of the findings are about its form or its words
  /// All was known and nothing broken, so that a game's small table judged it, which knows no bounds.
  bool all_known = false;
  std::uint64_t work = 0;                 ///< what judging took, in the units of core/judging/work.h
};

}  // namespace elfref
