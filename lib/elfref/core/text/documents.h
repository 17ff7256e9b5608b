#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/text/source.h"

// The documents in a text with several records.

namespace elfref {

/// Whether a document is empty: only blank lines, comments and separators; for JSON, only white space.
[[nodiscard]] bool says_nothing(std::string_view document, Syntax syntax);

/// Finds the end of a YAML document, as document_size() defines it, in a text that arrives in pieces. Looks at each
/// byte once, whatever the pieces are.
class YamlDocumentEnd {
 public:
  /// Continues at `from`, up to which `text` was searched; `at_end`: nothing follows `text`. Nothing: the end has not
  /// come yet, and all of `text` was searched.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text, std::size_t from, bool at_end);
  /// The number of bytes before `from` that the next call still needs.
  [[nodiscard]] std::size_t held() const { return held_; }

 private:
  std::size_t held_ = 0;  // of the current line
  bool opened_ = false;   // a separator or content was seen
  bool passed_ = false;   // the current line is content: only its end matters
};

/// Finds the end of a JSON value in a text that arrives in pieces. A value ends with its last bracket, and its document
/// with that line. Text that does not begin with a bracket is not a value: it goes on to the end of the text.
class JsonValueEnd {
 public:
  /// Continues at `from`, up to which `text` was searched. Nothing: the end has not come yet, and all of `text` was
  /// searched.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text, std::size_t from);

 private:
  enum class Stands { before, inside, after, lost };

  Stands stands_ = Stands::before;
  int depth_ = 0;         // of its brackets
  bool in_text_ = false;  // in quotes
  bool escaped_ = false;  // after a '\\' there
};

/// One document of a text, and its beginning in that text.
struct DocumentOfText {
  Source source;            ///< with the line on which it begins
  std::uint32_t begin = 0;  ///< the offset in the whole text
};

/// The documents of a whole text, in order: in YAML with `---` between them, in JSON one value after another. Empty
/// ones are left out; if all are empty, the last one is returned.
[[nodiscard]] std::vector<DocumentOfText> documents_of(std::string_view name, std::string_view text, Syntax syntax);

}  // namespace elfref
