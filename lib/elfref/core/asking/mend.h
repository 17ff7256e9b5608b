#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"

// A record without those slips that can be put right in one way only.

namespace elfref {

/// Which of several ways somebody wants to mend a line.
struct ChosenWay {
  At::InText at;     ///< where the finding stands, or its line
  std::string way;   ///< words of what is to be written there, or which one it is, counted from 1
  std::string text;  ///< as it was given: `6=unicorn`
};

/// Reads `6=unicorn` or `6:11=2`. Nothing where it is neither.
[[nodiscard]] std::optional<ChosenWay> read_choice(std::string_view text);

/// A finding that stays, with the ways that would take it away.
struct Unmended {
  /// A change that nobody has chosen.
  struct Way {
    std::string choice;  ///< what chooses it: `6=unicorn`
    std::string text;    ///< the change in words
  };
  Place place;            ///< in the record as it was
  std::string message;    ///< what was found
  std::vector<Way> ways;  ///< those that are known; there may be others where they are one, or three
};

/// What became of a record.
struct Mended {
  std::vector<Edit> edits;     ///< of its text
  std::vector<Unmended> left;  ///< in the order of the text
  bool given_up = false;       ///< it took too much to look for all changes
  std::string complaint;       ///< a choice is none of the ways; nothing else is told then
};

/// Makes all changes together that are the only one for their finding, or chosen: every one of these findings is gone
/// then, and no other has come. What they uncover is mended in the same way.
[[nodiscard]] Mended mend(const GameModule& game, const Record& record, const Overrides& overrides,
                          const Judgement& judgement, const std::vector<ChosenWay>& choices);

}  // namespace elfref
