#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/elfenland/reading/reading.h"

namespace elfref::elfenland {

/// One entry of a list of plays: `name: value`, or a ruling on the entry before it.
struct Line {
  std::optional<Ruling> ruling;  ///< set: the entry is a ruling, and nothing else is set
  std::optional<Seat> seat;
  Phrase name;
  const Node* value = nullptr;  ///< null where the space behind the colon is missing: then `text` is all there is
  Phrase text;
};

/// The entries of `choose`, `plan` or `travel`, without notes. Reports what is no entry and names nobody has. `empty`
/// says what could stand where the list was left out.
std::vector<Line> read_lines(Reading& reading, const Entry& phase, std::string_view empty);

/// The words of an entry that has to be one scalar: `due` says what. Nothing, reported, for other values.
std::optional<Phrase> words_of(Reading& reading, const Line& line, std::string_view due, std::string_view empty);

/// The entry of a `ruling` key.
std::optional<Ruling> read_ruling(Reading& reading, const Entry& entry);

}  // namespace elfref::elfenland
