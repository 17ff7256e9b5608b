#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/games.h"

// Records of turns as they are fed to a table, line by line.

namespace elfref::testing {

/// A record as it is fed: what stands before its turns, the turns and their lines, what stands behind them.
struct Script {
  std::string head;
  std::vector<std::pair<std::string, std::vector<std::string>>> turns;
  std::vector<std::string> claims;
};

/// The script of a record. `scalars`: a turn that is one is one line. Nothing where a turn is anything else than a
/// list, or some line longer than one.
[[nodiscard]] std::optional<Script> script_of(const Record& record, bool scalars = false);

/// What was found, sorted: severity, id, and the message without the lines that it names.
[[nodiscard]] std::vector<std::string> findings_in_words(const Judgement& judgement);

}  // namespace elfref::testing
