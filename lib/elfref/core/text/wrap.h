#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// Adds a line and its end to `out`. If it is wider than `width` columns (its colours, `ESC [ … m`, take none), it is
/// broken between words, and what follows is indented by `hang` columns. A word is never broken, and words that begin
/// within the first `hang` columns stay with what they head. A width of 0 is for a file or a pipe: no line is too long.
/// `behind`, if it is set, is the only character after which the line may be broken: the comma of a list.
void add_line(std::string& out, std::string_view text, int width, int hang, char behind = '\0');

}  // namespace elfref
