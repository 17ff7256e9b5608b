#pragma once

#include <string_view>

namespace elfref {

/// The page that shows replays, as the build joins it from the files in replay/. `@tokens@` is the place of the look of
/// all pages, and `@data@` that of the replays; each occurs once.
[[nodiscard]] std::string_view replay_template();

}  // namespace elfref
