#include "elfref/core/text/other_file.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace elfref {
namespace {

/// A kind of file: how it begins, and what follows.
struct FileKind {
  std::string_view begins;  ///< the first bytes
  std::string_view then;    ///< bytes that come soon after them; empty: none are needed
  std::size_t within;       ///< the last place of `then`
  OtherFile is;             ///< the kind
};

constexpr std::size_t soon = 40;
constexpr std::size_t in_archive = 64 << 10;  // after other files

// `\uFFFD` is what a browser writes for a byte that is not UTF-8.
constexpr FileKind file_kinds[] = {
    {"%PDF-", "", 0, OtherFile::pdf},
    {"\x89PNG\r\n", "", 0, OtherFile::picture},
    {"\uFFFDPNG", "", 0, OtherFile::picture},
    {"\xFF\xD8\xFF", "", 0, OtherFile::picture},
    {"\uFFFD\uFFFD\uFFFD", "JFIF", soon, OtherFile::picture},
    {"\uFFFD\uFFFD\uFFFD", "Exif", soon, OtherFile::picture},
    {"GIF87a", "", 0, OtherFile::picture},
    {"GIF89a", "", 0, OtherFile::picture},
    {"RIFF", "WEBPVP8", soon, OtherFile::picture},
    {std::string_view("\0\0\0", 3), "ftyphei", soon, OtherFile::picture},
    {std::string_view("\0\0\0", 3), "ftyphev", soon, OtherFile::picture},
    {std::string_view("\0\0\0", 3), "ftypmif1", soon, OtherFile::picture},
    {std::string_view("\0\0\0", 3), "ftypmsf1", soon, OtherFile::picture},
    {std::string_view("\0\0\0", 3), "ftypavif", soon, OtherFile::picture},
    {"PK\x03\x04", "mimetypeapplication/vnd.oasis.opendocument", in_archive, OtherFile::office},
    {"PK\x03\x04", "word/", in_archive, OtherFile::word},
    {"PK\x03\x04", "xl/", in_archive, OtherFile::office},
    {"PK\x03\x04", "", 0, OtherFile::zip},
    {"PK\x05\x06", "", 0, OtherFile::zip},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "", 0, OtherFile::word},
    {"\uFFFD\uFFFD\x11\xE0\xA1\xB1\x1A", "", 0, OtherFile::word},
    {"{\\rtf1", "", 0, OtherFile::word},
};

}  // namespace

OtherFile other_file(std::string_view bytes) {
  const auto is = [&](const FileKind& kind) {
    return bytes.starts_with(kind.begins) &&
           bytes.substr(0, kind.within + kind.then.size()).find(kind.then) != std::string_view::npos;
  };
  const auto found = std::ranges::find_if(file_kinds, is);
  return found == std::end(file_kinds) ? OtherFile::none : found->is;
}

}  // namespace elfref
