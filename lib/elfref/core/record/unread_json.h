#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "elfref/core/record/record.h"

namespace elfref {

/// Whether JSON writes a number so.
[[nodiscard]] bool is_json_number(std::string_view word);

/// Goes through the JSON of a list or map that a Record has left unread, sign by sign and text by text. It knows no
/// escapes, as no record with some is left unread. What a function does not find it leaves where it is, and says false;
/// whoever reads then gives up, and the record is read in full.
class UnreadJson {
 public:
  /// REQUIRES: `part` is unread; the record outlives this.
  UnreadJson(const Record& record, const Node& part)
      : text_(record.source().text), at_(part.span.begin), end_(part.span.end) {}

  /// The byte of the record that comes next.
  [[nodiscard]] std::uint32_t at() const { return at_; }
  /// Whether all of it was read.
  [[nodiscard]] bool at_end() const { return at_ == end_; }

  /// Whether a sign of JSON comes next, behind spaces, which it goes past.
  bool next_is(char sign) {
    skip_spaces();
    return at_ < end_ && text_[at_] == sign;
  }
  /// Goes past a sign of JSON.
  bool take(char sign) {
    if (!next_is(sign)) return false;
    ++at_;
    return true;
  }

  /// Goes past a list or map that is not empty, or past what follows its first sign: `item` goes past each of what is
  /// in it.
  template <class Item>
  bool take_all(char open, char close, Item item) {
    return take(open) && take_rest(close, item);
  }
  template <class Item>
  bool take_rest(char close, Item item) {
    do
      if (!item()) return false;
    while (take(','));
    return take(close);
  }

  /// Goes past a text, a number or a truth value, as the tree would have it; null is an empty node.
  bool take(Node& scalar) {
    skip_spaces();
    if (at_ == end_) return false;
    return text_[at_] == '"' ? take_text(scalar) : take_word(scalar);
  }

  /// Goes past a key and the colon behind it.
  bool take_key(Node& key) {
    skip_spaces();
    return at_ != end_ && text_[at_] == '"' && take_text(key) && take(':');
  }

 private:
  static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
  static bool ends_word(char c) { return is_space(c) || c == ',' || c == ']' || c == '}'; }

  void skip_spaces() {
    while (at_ < end_ && is_space(text_[at_])) ++at_;
  }

  bool take_text(Node& scalar) {
    const std::uint32_t begin = at_ + 1;
    const std::uint32_t close = closing_quote(begin);
    if (close == end_) return false;
    at_ = close + 1;
    scalar = {
        .shape = Shape::scalar, .quoted = true, .span = {begin - 1, at_}, .text = text_.substr(begin, close - begin)};
    return true;
  }

  /// Where the text ends that begins there; `end_` where it does not: JSON lets no line end or tab stand in it.
  [[nodiscard]] std::uint32_t closing_quote(std::uint32_t at) const {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    for (std::uint64_t eight; at + 8 <= end_; at += 8) {
      std::memcpy(&eight, text_.data() + at, 8);
      const std::uint64_t quotes = eight ^ ones * '"';
      // A high bit a byte that is a quote or less than a space; above the first of them some may be wrong.
      const std::uint64_t found =
          ((quotes - ones) & ~quotes & ones * 0x80) | ((eight - ones * ' ') & ~eight & ones * 0x80);
      if (found == 0) continue;
      if constexpr (std::endian::native == std::endian::little)
        at += static_cast<std::uint32_t>(std::countr_zero(found)) / 8;
      break;
    }
    while (at < end_ && text_[at] != '"' && static_cast<unsigned char>(text_[at]) >= ' ') ++at;
    return at < end_ && text_[at] == '"' ? at : end_;
  }

  bool take_word(Node& scalar) {
    std::uint32_t end = at_;
    while (end < end_ && !ends_word(text_[end])) ++end;
    const std::string_view word = text_.substr(at_, end - at_);
    const Span span{at_, end};
    if (word == "null") {
      scalar = {.span = span, .text = {}};
    } else if (word == "true" || word == "false" || is_json_number(word)) {
      scalar = {.shape = Shape::scalar, .span = span, .text = word};
    } else {
      return false;
    }
    at_ = end;
    return true;
  }

  std::string_view text_;
  std::uint32_t at_;
  std::uint32_t end_;
};

}  // namespace elfref
