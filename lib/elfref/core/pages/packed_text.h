#pragma once

#include <string>
#include <string_view>

namespace elfref {

/// A text in which what repeats is written once. `unpacked` in replay/packed.js makes the text from it again, byte for
/// byte. Its numbers have the base 36. The first line is the number of bytes of the text. Each other line is
///
///     BACK LENGTH REST
///
/// and means: repeat LENGTH bytes, which begin BACK bytes before the end of what is made so far; then write REST.
/// REQUIRES: the text is UTF-8 and has no line end.
[[nodiscard]] std::string packed_text(std::string_view text);

}  // namespace elfref
