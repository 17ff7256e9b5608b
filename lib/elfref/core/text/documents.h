#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/text/source.h"

// The documents of a text that holds several records.

namespace elfref {

/// Whether a document says nothing: blank lines, comments and separators only; of JSON, white space.
[[nodiscard]] bool says_nothing(std::string_view document, Syntax syntax);

/// Finds the end of a document of YAML, as document_size() has it, in a text that comes piece by piece. Each byte is
/// looked at once, whatever the pieces are.
class YamlDocumentEnd {
 public:
  /// Looks on from `from`, up to which `text` was looked through; `at_end`: nothing follows `text`. Nothing: the end
  /// has not come yet, and all of `text` was looked through.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text, std::size_t from, bool at_end);
  /// So many bytes before `from` are still needed the next time.
  [[nodiscard]] std::size_t held() const { return held_; }

 private:
  std::size_t held_ = 0;  // of the line under way
  bool opened_ = false;   // a separator or content was seen
  bool passed_ = false;   // the line under way is content: only its end matters
};

/// Finds the end of a value of JSON in a text that comes piece by piece. A value ends with its last bracket, and its
/// document with that line. What does not begin with a bracket is no value: it goes on to the end of the text.
class JsonValueEnd {
 public:
  /// Looks on from `from`, up to which `text` was looked through. Nothing: the end has not come yet, and all of `text`
  /// was looked through.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text, std::size_t from);

 private:
  enum class Stands { before, inside, behind, lost };

  Stands stands_ = Stands::before;
  int depth_ = 0;         // of its brackets
  bool in_text_ = false;  // in quotes
  bool escaped_ = false;  // behind a '\\' there
};

/// One document of a text, and where it begins there.
struct DocumentOfText {
  Source source;            ///< with the line on which it begins
  std::uint32_t begin = 0;  ///< the byte of the whole text
};

/// The documents of a whole text, in its order: of YAML with `---` between them, of JSON one value after the other.
/// Those that say nothing are left out, unless there is nothing else: then the first one is there all the same.
[[nodiscard]] std::vector<DocumentOfText> documents_of(std::string_view name, std::string_view text, Syntax syntax);

}  // namespace elfref
