#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "elfref/core/record/plain_yaml.h"
#include "elfref/core/record/record.h"

namespace elfref {

/// Reads a list or map that a record in plain YAML left unread, line by line, without building a tree. It has the
/// functions of UnreadJson that readers of lines need. A function that does not find what it looks for returns false.
/// The caller then gives up, and the part is read in full.
class UnreadYaml {
 public:
  /// REQUIRES: `part` is unread; the record outlives this object.
  UnreadYaml(const Record& record, const Node& part)
      : text_(record.source().text), at_(text_.data() + part.span.begin), end_(text_.data() + part.span.end) {
    line_ = at_;
    while (line_ > text_.data() && line_[-1] != '\n') --line_;
    column_ = at_ - line_;
  }

  /// The offset of the next byte in the record.
  [[nodiscard]] std::uint32_t at() const { return static_cast<std::uint32_t>(at_ - text_.data()); }
  /// The text from here to the end of the record.
  [[nodiscard]] std::string_view rest() const { return text_.substr(at()); }
  /// Whether everything was read.
  [[nodiscard]] bool at_end() const { return at_ == end_; }

  /// Moves past bytes that other code has read, an item or an entry. REQUIRES: rest() has them; the line ends there, or
  /// the entry in brackets.
  void go_past(std::size_t bytes) {
    at_ += bytes;
    if (!in_brackets()) end_line();
  }
  /// Whether an item or an entry may end after that many bytes.
  [[nodiscard]] bool ends_after(std::size_t bytes) const {
    const char next = at_[bytes];
    return in_brackets() ? next == ',' || next == close_ : next == '\n' || next == '\0';
  }
  /// Whether the list or map that is being read is in brackets. Then its items have no dashes.
  [[nodiscard]] bool in_brackets() const { return close_ != '\0'; }

  /// Moves past a list that is not empty; `item` moves past each of its items.
  template <class Item>
  bool take_list(Item item) {
    if (*at_ == '[') return take_in_brackets(']', item) && end_value();
    if (is_line_end() && !go_to_lines()) return false;
    const std::ptrdiff_t column = column_;
    if (!is_plain_dash(at_)) return false;
    do
      if (!item()) return false;
    while (column_ == column && is_plain_dash(at_));
    return column_ <= column;
  }
  /// Moves past a map that is not empty; `entry` moves past each of its entries.
  template <class Entry>
  bool take_map(Entry entry) {
    if (*at_ == '{') return take_in_brackets('}', entry);
    const std::ptrdiff_t column = column_;
    do
      if (!entry()) return false;
    while (column_ == column);
    return column_ < column;
  }

  /// Whether the value that comes next is a list; moves past spaces before it.
  bool next_is_list() {
    while (*at_ == ' ') ++at_;
    return *at_ == '[' || is_line_end();
  }
  /// Moves past a list without items, and sets its place.
  bool take_empty_list(Span& place) {
    const char* close = at_ + 1;
    if (*at_ != '[') return false;
    while (*close == ' ') ++close;
    if (*close != ']' || (close[1] != '\n' && close[1] != '\0')) return false;
    place.begin = at();
    at_ = close + 1;
    place.end = at();
    end_line();
    return true;
  }

  /// Moves to the value in an item that is a map with one key, and reads the key.
  bool begin_pair(Node& key) {
    PlainScalar scalar;
    if (!take_dash() || !take_scalar(scalar) || !scalar.key) return false;
    key = scalar.node;
    return true;
  }
  /// Moves past its end.
  bool end_pair() { return true; }

  /// Moves past an item that is a text, or a map with one key and a text: then `key` is set.
  bool take_item(Node& key, Node& text) {
    PlainScalar scalar;
    key = {};
    if (!take_dash() || !take_scalar(scalar)) return false;
    if (scalar.key) {
      key = scalar.node;
      return take(text);
    }
    text = scalar.node;
    return end_value();
  }
  /// Moves past a key.
  bool take_key(Node& key) {
    PlainScalar scalar;
    if (!take_scalar(scalar) || !scalar.key) return false;
    key = scalar.node;
    return true;
  }
  /// Moves past a text and what ends it.
  bool take(Node& text) {
    while (*at_ == ' ') ++at_;
    PlainScalar scalar;
    if (!take_scalar(scalar) || scalar.key) return false;
    text = scalar.node;
    return end_value();
  }
  /// Whether a scalar is a text and not another value.
  [[nodiscard]] static bool is_text(const Node& scalar) { return scalar.shape == Shape::scalar; }

 private:
  [[nodiscard]] bool is_line_end() const { return *at_ == '\n' || *at_ == '\0'; }

  /// Moves from the end of a line to the text of the next one. REQUIRES: is_line_end().
  void end_line() {
    if (at_ >= end_) {
      column_ = -1;
      return;
    }
    line_ = ++at_;
    while (*at_ == ' ') ++at_;
    column_ = at_ - line_;
  }
  bool end_value() {
    if (!ends_after(0)) return false;
    if (!in_brackets()) end_line();
    return true;
  }
  /// Moves from a key to the list below it.
  bool go_to_lines() {
    const std::ptrdiff_t column = pair_;
    end_line();
    return column_ >= column;
  }

  bool take_dash() {
    if (in_brackets()) return true;
    if (at_[0] != '-' || at_[1] != ' ') return false;
    ++at_;
    while (*at_ == ' ') ++at_;
    pair_ = at_ - line_;
    return true;
  }
  bool take_scalar(PlainScalar& scalar) {
    if (!read_plain_scalar(text_, at_, in_brackets(), scalar)) return false;
    at_ = scalar.end;
    return true;
  }

  /// Moves past a list or map in brackets, all on one line, that is not empty.
  template <class Part>
  bool take_in_brackets(char close, Part part) {
    if (in_brackets()) return false;
    close_ = close;
    do {
      ++at_;
      while (*at_ == ' ') ++at_;
      if (!part()) return false;
    } while (*at_ == ',');
    close_ = '\0';
    return *at_++ == close;
  }

  std::string_view text_;
  const char* at_;
  const char* end_;
  const char* line_;           // where the current line begins
  std::ptrdiff_t column_ = 0;  // of the text of the current line; -1 at the end of the part
  std::ptrdiff_t pair_ = 0;    // the column of the last key after a dash
  char close_ = '\0';          // the sign that closes the brackets, if it is in any
};

}  // namespace elfref
