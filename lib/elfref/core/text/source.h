#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elfref {

/// A range of bytes in a source: `begin` is the first, `end` is one past the last.
struct Span {
  std::uint32_t begin = 0;  ///< counted in bytes, from 0
  std::uint32_t end = 0;    ///< not less than `begin`

  friend constexpr auto operator<=>(Span, Span) = default;
};

/// A change of a text: the bytes of `span` become `text`.
struct Edit {
  Span span;         ///< if empty, `text` is inserted
  std::string text;  ///< if empty, the span is removed
  friend bool operator==(const Edit&, const Edit&) = default;
};

/// The language in which a record is written.
enum class Syntax : std::uint8_t { yaml, json };

/// One document: the text of one record and its origin. The library opens no files; code that reads them fills this in.
/// A byte order mark at the start of a file is not part of the text.
struct Source {
  std::string name;              ///< as printed before a place: a path, or `<stdin>`
  std::string text;              ///< UTF-8, as it was found; checked by the reader, which ends every line with LF
  int document = 1;              ///< counts the documents of a file from 1
  int first_line = 1;            ///< the line of the file on which `text` begins
  Syntax syntax = Syntax::yaml;  ///< how `text` is read
  bool more_follow = false;      ///< other documents follow it in its file
  std::vector<std::uint32_t> returns{};  ///< the line ends of `text` that are a lone CR in the file, in order
};

/// Makes a line end of each CR without LF, as in YAML 1.2. No byte moves.
void end_lines(Source& source);
/// A text and its changes, with the line ends of its file. A change ends its lines as the text before it does.
struct InFile {
  Source source;            ///< without `returns`
  std::vector<Edit> edits;  ///< of its text
};
/// The text and the changes as its file has them.
[[nodiscard]] InFile in_file(const Source& source, std::span<const Edit> edits);

/// Adds a line to the text, and returns its place there.
Span add_line(Source& source, std::string_view line);

/// The place of a span, for people: lines and columns count from 1, columns count Unicode characters.
struct Place {
  int line = 1;        ///< of the file, not of the document
  int column = 1;      ///< of the first character
  int end_column = 1;  ///< one past the last character, on the line of the first one

  friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

/// The place of a span. Total: a span beyond the text is moved to its end.
[[nodiscard]] Place place_of(const Source& source, Span span);

/// The text of the line that contains byte `at`, without its line end.
[[nodiscard]] std::string_view line_around(const Source& source, std::uint32_t at);

/// The number of bytes of `text` in its first document: those before the next `---` at the beginning of a line, alone
/// or with a space after it, or all of them. A separator that opens the text, or that follows only comments and
/// directives, belongs to the document that it opens.
[[nodiscard]] std::size_t document_size(std::string_view text);

}  // namespace elfref
