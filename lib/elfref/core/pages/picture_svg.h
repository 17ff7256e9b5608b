#pragma once

#include <string>
#include <string_view>

#include "elfref/core/asking/position.h"
#include "elfref/core/asking/replay_view.h"

// Draws a table on the picture of its game, whatever game it is. Colours are those of core/text/look.h: `--mark`, where
// the page sets it, is the colour of what the picture is about.

namespace elfref {

/// The style sheet of pieces, rings and prices; every selector begins with `.map`. Pieces are larger where the picture
/// is narrow: by `--grow`, prices by `--pill`.
[[nodiscard]] std::string_view style_of_pieces();

/// The table as an SVG element, with both style sheets, and in words for who does not see it. Pieces lie at the stands
/// and spots of where they are, one after the other; those for which there is none a little aside from the last.
[[nodiscard]] std::string svg_of(const Picture& picture, const Scene& scene, std::string_view title = "The board");
/// The same as a file that needs nothing else: with the tokens of colours, light and dark.
[[nodiscard]] std::string svg_file_of(const Picture& picture, const Scene& scene, std::string_view title);
/// What the signs of such a picture mean, as items of an HTML list.
[[nodiscard]] std::string key_of(const Picture& picture, const Scene& scene);

}  // namespace elfref
