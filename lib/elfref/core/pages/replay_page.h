#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// A page that shows sessions play by play: one HTML file that needs nothing else and asks nothing from anywhere. It
/// knows of them what `json` says, of schemas/replay.schema.json, and computes no position itself. REQUIRES: it is
/// well-formed.
[[nodiscard]] std::string replay_page(std::string_view json);

}  // namespace elfref
