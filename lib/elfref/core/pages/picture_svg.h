#pragma once

#include <string>
#include <string_view>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/words/speaker.h"

// Draws a position on the picture of any game. Colours are those of core/text/look.h: `--mark`, if the page sets it, is
// the colour of what the picture is about.

namespace elfref {

/// The style sheet of pieces, rings and prices; every selector begins with `.map`. On a narrow picture, pieces grow by
/// `--grow` and prices by `--pill`.
[[nodiscard]] std::string_view style_of_pieces();

/// The position as an SVG element, with both style sheets, and with a description for people who cannot see it. Pieces
/// are at the stands and spots of their places, one after another; if there is none left for a piece, it is near the
/// last. `says` knows the words of the game and the names of the players.
[[nodiscard]] std::string svg_of(const Picture& picture, const Scene& scene, const Speaker& says);
/// The position as an SVG file that needs no other file: with the tokens of colours, light and dark.
[[nodiscard]] std::string svg_file_of(const Picture& picture, const Scene& scene, const Speaker& says,
                                      const Message& title);
/// The meaning of the signs in such a picture, as items of an HTML list.
[[nodiscard]] std::string key_of(const Picture& picture, const Scene& scene, const Speaker& says);

}  // namespace elfref
