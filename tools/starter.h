#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/recorder/answers.h"
#include "elfref/core/words/message.h"
#include "elfref/games.h"

namespace elfref::tools {

/// A record to start from.
struct StarterRequest {
  const GameModule* game = nullptr;  ///< its game; never null
  std::vector<std::string> players;  ///< in the order of play; none: players with made-up names
  recorder::Level level{};           ///< how much it is to have
};

/// The text of a record without plays, in language(): remarks that explain each key begin with `##`, and examples of
/// lines, which become part of the record without their `# `, follow the remarks. It is judged legal, also with the
/// examples. Empty: the players are refused, and `why` is the reason.
[[nodiscard]] std::string starter(const StarterRequest& request, Message& why);

/// A starter with its examples as part of the record.
[[nodiscard]] std::string with_examples(std::string_view starter);

}  // namespace elfref::tools
