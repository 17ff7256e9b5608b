#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The look of pages: the tokens that all pages of the library share, and players' colours. Only this file defines
// colours, letters and distances; pages and pictures refer to them (`var(--ink)`).

namespace elfref {

/// The style sheet of the tokens: light; dark if a screen asks for it; black on white on paper; the reader's own
/// colours if these are forced. Players' colours are classes such as `p-red`, which set `--p` and, for text on it,
/// `--on`.
[[nodiscard]] std::string_view look_tokens();

/// The width of a text in bold letters of size 1. Latin and Russian letters are as wide as in Helvetica, which most
/// machines have or imitate; East Asian ones are square; any other is taken to be wide. Text that needs exactly its
/// place sets this width as its `textLength`.
[[nodiscard]] double width_in_bold(std::string_view text);

/// A text of one line around (x, y) in a picture, no wider than `room`. If it is too wide, its letters shrink, down to
/// `smallest` times their size; if that is not enough, it is cut off. It is an escaped SVG element of the class `word`;
/// `classes` are added.
[[nodiscard]] std::string line_of_text(std::string_view text, double x, double y, double size, double room,
                                       std::string_view classes, double smallest = 0.7);

/// The signs of kinds of ground, as SVG patterns to fill a shape with: `board-land` (grass), `board-forests`,
/// `board-deserts` and `board-mountains`.
[[nodiscard]] std::string ground_patterns();
/// The style sheet of these signs; its selector begins with `.map`.
[[nodiscard]] std::string_view style_of_ground();

/// The colour of a player's pieces. Violet is drawn like purple, but different words of one language are not the same
/// colour.
enum class PieceColour : std::uint8_t { none, red, blue, green, yellow, black, purple, white, violet };
/// The number of colours, without `none`.
inline constexpr int piece_colour_count = 8;

/// The colour that a word names in a language of records, in any case; nothing if the word is unknown.
[[nodiscard]] std::optional<PieceColour> colour_named(std::string_view word);

/// The style sheet's class for a colour: `p-red`; for `none`, the colour of bare paper.
[[nodiscard]] std::string_view class_of(PieceColour colour);

/// The colours in which players are drawn, by seat: those given, and for the others a colour that no other player has.
[[nodiscard]] std::vector<PieceColour> drawn_colours(std::span<const std::optional<PieceColour>> given);

}  // namespace elfref
