#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// Adds a line and its end to `out`. If it is wider than `width` columns (its colours, `ESC [ … m`, take none), it is
/// broken between words, and Japanese between characters; what follows is indented by `hang` columns. A word, a number
/// with its unit, and a mark with what it belongs to are never broken. What begins within the first `hang` columns
/// stays with what it heads. A width of 0 is for a file or a pipe: no line is too long. `behind`, if it is set, is the
/// only character after which the line may be broken, at a space: the comma of a list.
void add_line(std::string& out, std::string_view text, int width, int hang, char behind = '\0');

}  // namespace elfref
