#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// Adds a line and its end to `out`. Where it is wider than `width` columns (its colours, `ESC [ … m`, take none) it is
/// broken between words, and what follows begins `hang` columns in; a word is never broken, nor are the words that
/// begin within the first `hang` columns parted from what they head. A width of 0 is that of a file or a pipe: no line
/// is too long for it. `behind`, if it is set, is the only character behind which the line may be broken: the comma of
/// a list.
void add_line(std::string& out, std::string_view text, int width, int hang, char behind = '\0');

}  // namespace elfref
