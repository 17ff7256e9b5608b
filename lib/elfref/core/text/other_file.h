#pragma once

#include <cstdint>
#include <string_view>

namespace elfref {

/// What a file is, judging by its first bytes, if it cannot be a record.
enum class OtherFile : std::uint8_t {
  none,     ///< it may be a record
  pdf,      ///< a PDF
  picture,  ///< PNG, JPEG, GIF, WEBP, HEIC or AVIF
  word,     ///< a Word file, or RTF
  office,   ///< an OpenDocument file or a spreadsheet
  zip,      ///< a zip archive of anything else
};

/// What a file with these bytes is. A browser that reads a file as UTF-8 replaces some bytes; such a text is known too.
[[nodiscard]] OtherFile other_file(std::string_view bytes);

}  // namespace elfref
