#pragma once

#include <string_view>

namespace elfref {

/// The page that shows replays, as the build joins it from the files in replay/. `@tokens@` is the place of the look of
/// all pages, `@data@` that of the replays, `@texts@` that of the texts, and `@language@` that of their language; each
/// occurs once. `@say:ID@` is the place of the text with that id.
[[nodiscard]] std::string_view replay_template();

}  // namespace elfref
