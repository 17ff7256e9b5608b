#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// How pages look: the tokens that every page of the library shares, and players' colours. Colours, letters and
// distances stand here and nowhere else; pages and pictures name them (`var(--ink)`).

namespace elfref {

/// The style sheet of the tokens: light, dark where a screen asks for it, black on white on paper, and the reader's own
/// colours where these are forced. Players' colours are the classes `p-red`, which set `--p` and, for what is written
/// on it, `--on`.
[[nodiscard]] std::string_view look_tokens();

/// How wide a text in ASCII is in bold letters of size 1, by the metrics of Helvetica, which most machines have or
/// imitate. What needs its place writes itself as wide as that, as `textLength` says.
[[nodiscard]] double width_in_bold(std::string_view text);

/// How wide a text is in bold letters of size 1: in ASCII as width_in_bold() says, else about.
[[nodiscard]] double width_of_line(std::string_view text);

/// A text of one line round (x, y) in a picture, no wider than `room`: smaller letters, down to `smallest` times the
/// size, where that is enough, else cut off. It is an SVG element of the class `word`, escaped; `classes` are added.
[[nodiscard]] std::string line_of_text(std::string_view text, double x, double y, double size, double room,
                                       std::string_view classes, double smallest = 0.7);

/// A colour that a player's pieces have. Violet is drawn like purple, but words of one language that differ are no
/// one colour.
enum class PieceColour : std::uint8_t { none, red, blue, green, yellow, black, purple, white, violet };
/// How many of them there are, without `none`.
inline constexpr int piece_colour_count = 8;

/// The colour that a word names in one of the languages of records, in whatever case; nothing: a word that nobody
/// knows.
[[nodiscard]] std::optional<PieceColour> colour_named(std::string_view word);

/// The class of the style sheet that has a colour: `p-red`; of `none`, the colour of bare paper.
[[nodiscard]] std::string_view class_of(PieceColour colour);

/// The colours in which players are drawn, by seat: as `given`, and where nothing is given one that no other has.
[[nodiscard]] std::vector<PieceColour> drawn_colours(std::span<const std::optional<PieceColour>> given);

}  // namespace elfref
