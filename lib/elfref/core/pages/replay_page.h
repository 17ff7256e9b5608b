#pragma once

#include <string>
#include <string_view>

#include "elfref/core/words/language.h"

namespace elfref {

/// A page that shows sessions play by play: one HTML file that needs no other file and sends no requests. It reads
/// sessions only from `json`, as schemas/replay.schema.json defines it, and computes no position. Its own texts are in
/// `language`; those of `json` should be too. REQUIRES: `json` is well-formed.
[[nodiscard]] std::string replay_page(std::string_view json, Language language = Language::en);

}  // namespace elfref
