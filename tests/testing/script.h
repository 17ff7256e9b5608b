#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/games.h"

// Records of turns in the form in which a table takes them, line by line.

namespace elfref::testing {

/// A record as it is fed: the text before its turns, the turns and their lines, the text after them.
struct Script {
  std::string head;
  std::vector<std::pair<std::string, std::vector<std::string>>> turns;
  std::vector<std::string> claims;
};

/// The script of a record. `scalars`: a turn that is a scalar is one line. Nothing if a turn is anything other than a
/// list, or if an item is longer than one line.
[[nodiscard]] std::optional<Script> script_of(const Record& record, bool scalars = false);

/// The findings, sorted: severity, id, and the message without the lines that it names.
[[nodiscard]] std::vector<std::string> findings_in_words(const Judgement& judgement);

}  // namespace elfref::testing
