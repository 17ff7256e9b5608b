#include "elfref/core/record/yaml_outline.h"

#include <algorithm>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/yaml_text.h"

namespace elfref::yaml {

Outline::Outline(std::string_view text, Offset until) : text_(text), until_(std::min(until, offset(text.size()))) {
  while (at_ < until_) token();
}

void Outline::token() {
  const char c = text_[at_];
  if (c == '\n') {
    line_ = at_ + 1;
    ++at_;
  } else if (is_blank(c) || c == '\r' || c == ',') {
    ++at_;
  } else if (c == '#') {
    skip_comment();
  } else if (c == '[' || c == '{') {
    if (brackets_.size() == max_depth && !too_deep_) too_deep_ = at_;
    brackets_.push_back(at_++);
  } else if (c == ']' || c == '}') {
    if (!brackets_.empty()) brackets_.pop_back();
    ++at_;
  } else if (c == '"' || c == '\'') {
    skip_quoted();
  } else if ((c == '|' || c == '>') && brackets_.empty()) {
    skip_block();
  } else if ((c == '-' || c == '?' || c == ':') && ends_word(peek(text_, at_ + 1))) {
    if (c == '-') indentation_ = at_ - line_;
    ++at_;
  } else {
    skip_plain();
  }
}

void Outline::skip_comment() {
  const Offset end = skip_line(text_, at_);
  if (!brackets_.empty()) {
    const char close = text_[brackets_.back()] == '[' ? ']' : '}';
    if (text_.substr(at_, end - at_).find(close) != std::string_view::npos) comment_ = at_;
  }
  at_ = end;
}

void Outline::skip_quoted() {
  const Offset close = closing_quote(text_, at_);
  quoted_ = {at_, close + 1};
  const auto newline = text_.substr(at_, close - at_).rfind('\n');
  if (newline != std::string_view::npos) {
    line_ = offset(at_ + newline + 1);
  } else if (peek(text_, close + 1) == ':') {
    indentation_ = at_ - line_;
  }
  at_ = close + 1;
}

void Outline::skip_block() {
  at_ = skip_line(text_, at_);
  while (at_ < text_.size()) {
    const Offset begin = at_ + 1;
    const Offset content = skip_blanks(text_, begin);
    const bool blank = content >= text_.size() || text_[content] == '\n' || text_[content] == '\r';
    if (!blank && content - begin <= indentation_) break;
    at_ = skip_line(text_, content);
  }
}

void Outline::skip_plain() {
  const Offset begin = at_;
  const bool flow = !brackets_.empty();
  for (++at_; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    const char next = peek(text_, at_ + 1);
    if (c == ':' && (ends_word(next) || (flow && ends_entry(next)))) {
      if (!flow && begin >= line_) indentation_ = begin - line_;
      return;
    }
    if (c == '#' && is_space(text_[at_ - 1])) return;
    if (flow && (ends_entry(c) || is_bracket(c) || c == '?')) return;
    if (c == '\n' && !go_on(flow)) return;
  }
}

bool Outline::go_on(bool flow) {
  Offset line = at_ + 1;
  Offset content = line;
  for (;; line = content) {
    content = skip_blanks(text_, line);
    if (peek(text_, content) == '\r') ++content;
    if (peek(text_, content) != '\n') break;
    ++content;
  }
  if (content >= text_.size() || text_[content] == '#') return false;
  if (!flow && content - line <= indentation_) return false;
  line_ = line;
  at_ = content - 1;
  return true;
}

}  // namespace elfref::yaml
