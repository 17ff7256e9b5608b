#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "elfref/core/judging/game.h"

namespace elfref::tools {

/// The spellings of an argument: `-h` and `--help`.
[[nodiscard]] std::vector<std::string> spellings(const Argument& argument);

/// The words that an argument takes, if they can be listed: its choices, the editions, the ids of the rules and of the
/// faults of a file, the commands. Those of Values::options are rule_options().
[[nodiscard]] std::vector<std::string> words_for(const Argument& argument);

/// The editions and the rule options, for all games.
[[nodiscard]] std::vector<std::string> rule_editions();
[[nodiscard]] std::vector<OptionWords> rule_options();

/// `--game`, of a command that takes every game. REQUIRES: `into` lives as long as the command.
[[nodiscard]] Argument any_game_argument(const GameModule*& into, Message description);

/// Joins words into one string.
[[nodiscard]] std::string join(const std::vector<std::string>& words, std::string_view between);

}  // namespace elfref::tools
