#pragma once

#include <string_view>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// The fault of overrides that a game refuses. It has no place in a text. `why`: what OptionTable::refuse() returned.
[[nodiscard]] Diagnostics fault_of_overrides(Message why);

/// The judgement of a text by overrides that its game refuses: `unreadable`, with that fault alone.
[[nodiscard]] Judgement judgement_of_refused(std::string_view game, const Room* words, Message why);

}  // namespace elfref
