#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/diagnostic.h"

namespace elfref {

/// The verdict on a whole record; docs/record-format.md says when each is given.
enum class Verdict : std::uint8_t { legal, possible, illegal, unreadable };

/// What became of the record's claims (`winner`, `result`).
enum class Claims : std::uint8_t { none, confirmed, open, refuted };

[[nodiscard]] std::string_view name(Verdict verdict);
[[nodiscard]] std::string_view name(Claims claims);
[[nodiscard]] std::string_view name(Severity severity);

/// A whole number that may hang on something unknown: then it lies between `min` and `max`, both included.
struct Range {
  int min = 0;
  int max = 0;

  [[nodiscard]] constexpr bool exact() const { return min == max; }
  [[nodiscard]] constexpr bool has(int value) const { return min <= value && value <= max; }
  friend constexpr bool operator==(Range, Range) = default;
};

/// One line of a score: a number, a word, or nothing known.
struct Figure {
  std::string_view key;         ///< `towns`
  std::optional<Range> number;  ///< set for a number, also for one that is only known to lie in a range
  std::string word;             ///< set for a word (`Throtmanni`); empty when unknown
  std::string remark;           ///< how it came about: the route counted for a distance
};

/// Where one side stands: one player, several, or (in a game won or lost together) all.
struct Standing {
  std::vector<Seat> side;
  std::string name;
  std::optional<Range> place;  ///< 1 is the best; sides that tie share it; nothing where places are not given
  bool won = false;            ///< it is certain that this side won
  std::vector<Figure> figures;
};

/// What the referee says of one record.
struct Judgement {
  std::string game;
  std::string edition;
  Verdict verdict = Verdict::unreadable;
  Claims claims = Claims::none;
  bool finished = false;
  std::string_view ended;           ///< how the game ended (`last-round`), or empty
  std::string_view ended_in_words;  ///< `finished after the last round`
  int plays = 0;
  std::vector<std::string> hangs_on;  ///< one line a cause
  std::vector<Diagnostic> findings;   ///< in the order of the text
  std::vector<Standing> standings;    ///< best first
  std::vector<std::string> players;   ///< by seat
};

}  // namespace elfref
