#pragma once

#include <optional>
#include <string>

#include "elfref/core/words/language.h"
#include "request.h"

// What only the package for Node asks: the page has no use for it, and would be larger.
//
//   ask compare           as the command; `edition` may be repeated
//   ask generate          as the command: `{"records":[…]}`, each as text; `game G`, `edition E`, `seed N`, `players
//   N`,
//                         `detail D`; `breaks RULE`; `number N`: how many; `form ndjson`: each as JSON
//   ask beside            `{"names":[…]}`: the documents that the records name
//   form text             of check, score, compare, moves and replay: what the command prints for people; `width N`:
//                         of their terminal, `colour`: it has colours

namespace elfref {

/// The answer to a request of these; nothing: it is not one of them.
[[nodiscard]] std::optional<std::string> answer_for_programs(const Request& request, Language language);

}  // namespace elfref
