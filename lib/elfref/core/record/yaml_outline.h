#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/text/source.h"

namespace elfref::yaml {

/// What is open at a place: a quick scan of the text before it, by the rules of YAML as far as they matter here.
class Outline {
 public:
  /// Scans the text before `until`.
  Outline(std::string_view text, Offset until);

  /// The brackets that are not closed before the place, outermost first.
  [[nodiscard]] const std::vector<Offset>& brackets() const { return brackets_; }
  /// The first bracket deeper than the format allows.
  [[nodiscard]] std::optional<Offset> too_deep() const { return too_deep_; }
  /// The last quoted text that begins before the place; if it has no end, its span ends after the text.
  [[nodiscard]] Span quoted() const { return quoted_; }
  /// Whether that text has no end.
  [[nodiscard]] bool quote_open() const { return quoted_.end > text_.size(); }
  /// The comment that contains the closing bracket of the innermost bracket, if there is one.
  [[nodiscard]] std::optional<Offset> comment() const { return comment_; }

 private:
  void token();
  void skip_comment();
  void skip_quoted();
  void skip_block();
  void skip_plain();
  /// Moves to the end of the white space after the current line end, if a plain text continues there.
  bool go_on(bool flow);

  std::string_view text_;
  Offset until_;
  Offset at_ = 0;
  Offset line_ = 0;         // where the current line begins
  Offset indentation_ = 0;  // the column of the innermost list or map outside of brackets
  std::vector<Offset> brackets_;
  Span quoted_;
  std::optional<Offset> comment_;
  std::optional<Offset> too_deep_;
};

}  // namespace elfref::yaml
