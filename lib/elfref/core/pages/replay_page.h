#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// A page that shows sessions play by play: one HTML file that needs no other file and sends no requests. It reads
/// sessions only from `json`, as schemas/replay.schema.json defines it, and computes no position. REQUIRES: `json` is
/// well-formed.
[[nodiscard]] std::string replay_page(std::string_view json);

}  // namespace elfref
