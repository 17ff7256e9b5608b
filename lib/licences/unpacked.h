#pragma once

#include <zlib.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace elfref {

/// A text that gzip packed when the program was built.
inline std::string unpacked(std::string_view packed) {
  constexpr int of_gzip = 15 + 16;
  constexpr std::size_t bytes_of_size = 4;  // the size of the text ends it, the lowest byte first
  std::size_t size = 0;
  for (std::size_t i = 1; i <= bytes_of_size; ++i)
    size = size << 8 | static_cast<unsigned char>(packed[packed.size() - i]);
  std::string text(size, '\0');
  std::string copy(packed);  // zlib reads through a pointer that may write
  z_stream stream{};
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  if (inflateInit2(&stream, of_gzip) == Z_OK) inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  return text;
}

}  // namespace elfref
