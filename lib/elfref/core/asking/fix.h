#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/game.h"

// A record without those slips that can be fixed in only one way.

namespace elfref {

/// A person's choice between several ways to fix a line.
struct ChosenWay {
  At::InText at;     ///< the place of the finding, or its line
  std::string way;   ///< words that are to be written there, or the number of the way, from 1
  std::string text;  ///< as the person wrote it: `6=unicorn`
};

/// Reads `6=unicorn` or `6:11=2`; nothing if the text is neither.
[[nodiscard]] std::optional<ChosenWay> read_choice(std::string_view text);

/// A finding that stays, with the ways that would remove it.
struct Unfixed {
  /// A change that was not chosen.
  struct Way {
    std::string choice;  ///< the text that chooses it: `6=unicorn`
    Message text;        ///< the change in words
  };
  Place place;            ///< in the original record
  Message message;        ///< the message of the finding
  std::vector<Way> ways;  ///< the known ways; if there are one or three, there may be others
};

/// The result of fixing a record.
struct Fixed {
  std::vector<Edit> edits;    ///< changes of its text
  std::vector<Unfixed> left;  ///< in the order of the text
  bool given_up = false;      ///< the search for changes reached its limit
  Message complaint;          ///< why a choice is impossible; then nothing else is set
};

/// Makes together all changes that are chosen, or are the only one for their finding. These findings are then gone, and
/// no other appears. Findings that the changes uncover are fixed in the same way.
[[nodiscard]] Fixed fix(const GameModule& game, const Record& record, const Overrides& overrides,
                        const Judgement& judgement, const std::vector<ChosenWay>& choices);

}  // namespace elfref
