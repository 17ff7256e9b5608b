#pragma once

#include <string_view>

namespace elfref {

/// The page that shows replays, as the build has joined it of the files in replay/: `@tokens@` stands where the look of
/// all pages goes, and `@data@` where the replays go; each once.
[[nodiscard]] std::string_view replay_template();

}  // namespace elfref
