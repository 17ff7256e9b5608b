#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "elfref/core/record/record.h"
#include "elfref/core/text/letters.h"

namespace elfref {

/// Whether JSON writes a number so.
[[nodiscard]] bool is_json_number(std::string_view word);

/// Goes through JSON sign by sign and text by text, without making a tree of it: through a record, or a list or map
/// that it has left unread. It knows no escapes, as no record with some is read so. What a function does not find it
/// leaves where it is, and says false; whoever reads then gives up, and the record is read in full.
class UnreadJson {
 public:
  /// REQUIRES: the text outlives this, and a character stands behind it that is no sign of JSON.
  explicit UnreadJson(std::string_view text)
      : text_(text.data()), at_(text_), end_(text_ + text.size()), record_end_(end_) {}
  /// REQUIRES: `part` is unread; the record outlives this.
  UnreadJson(const Record& record, const Node& part) : UnreadJson(record.source().text) {
    at_ = text_ + part.span.begin;
    end_ = text_ + part.span.end;
  }

  /// The byte of the record that comes next.
  [[nodiscard]] std::uint32_t at() const { return offset_of(at_); }
  /// What comes next, to the end of the record.
  [[nodiscard]] std::string_view rest() const { return {at_, static_cast<std::size_t>(record_end_ - at_)}; }
  /// Goes past so many bytes, which somebody else has read. REQUIRES: rest() has them.
  void go_past(std::size_t bytes) { at_ += bytes; }
  /// Whether all of it was read.
  [[nodiscard]] bool at_end() const { return at_ == end_; }

  /// Whether a sign of JSON comes next, behind spaces, which it goes past.
  bool next_is(char sign) {
    if (*at_ == sign) return true;
    skip_spaces();
    return *at_ == sign;
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
  bool take(Node& scalar) { return next_is('"') ? take_text(scalar) : take_word(scalar); }

  /// Goes past a key and the colon behind it.
  bool take_key(Node& key) { return next_is('"') && take_text(key) && take(':'); }

  /// Goes past a list or map, to where it ends if no bracket stands within its texts: whoever reads it finds out
  /// whether that is so.
  bool pass(Node& part) {
    const char open = *at_, close = open == '[' ? ']' : '}';
    const char* const begin = at_;
    const char* next = begin;
    for (int depth = 0;;) {
      const char* const end = find(close, next);
      if (end == end_) return false;
      for (; next < end && (next = find(open, next, end)) < end; ++next) ++depth;
      next = end + 1;
      if (--depth == 0) break;
    }
    at_ = next;
    part = {.shape = open == '[' ? Shape::list : Shape::map, .unread = true, .span = span(begin, next), .text = {}};
    return true;
  }

 private:
  static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
  static bool ends_word(char c) { return is_space(c) || c == ',' || c == ']' || c == '}'; }

  [[nodiscard]] std::uint32_t offset_of(const char* at) const { return static_cast<std::uint32_t>(at - text_); }
  [[nodiscard]] Span span(const char* begin, const char* end) const { return {offset_of(begin), offset_of(end)}; }

  /// Where a sign stands next; the end where it does not.
  [[nodiscard]] const char* find(char sign, const char* from) const { return find(sign, from, end_); }
  [[nodiscard]] static const char* find(char sign, const char* from, const char* end) {
    const void* found = std::memchr(from, sign, static_cast<std::size_t>(end - from));
    return found == nullptr ? end : static_cast<const char*>(found);
  }

  void skip_spaces() {
    while (at_ < end_ && is_space(*at_)) ++at_;
  }

  bool take_text(Node& scalar) {
    const char* const begin = at_ + 1;
    const char* const close = closing_quote(begin);
    if (close == end_) return false;
    scalar = {.shape = Shape::scalar,
              .quoted = true,
              .span = span(at_, close + 1),
              .text = {begin, static_cast<std::size_t>(close - begin)}};
    at_ = close + 1;
    return true;
  }

  /// Where the text ends that begins there; the end where it does not: JSON lets no line end or tab stand in it.
  [[nodiscard]] const char* closing_quote(const char* at) const {
    at += find_letter({at, static_cast<std::size_t>(end_ - at)},
                      [](auto letters) { return letters.are('"') | letters.below(' '); });
    return at < end_ && *at == '"' ? at : end_;
  }

  bool take_word(Node& scalar) {
    const char* end = at_;
    while (end < end_ && !ends_word(*end)) ++end;
    const std::string_view word(at_, static_cast<std::size_t>(end - at_));
    if (word == "null") {
      scalar = {.span = span(at_, end), .text = {}};
    } else if (word == "true" || word == "false" || is_json_number(word)) {
      scalar = {.shape = Shape::scalar, .span = span(at_, end), .text = word};
    } else {
      return false;
    }
    at_ = end;
    return true;
  }

  const char* text_;
  const char* at_;
  const char* end_;
  const char* record_end_;
};

}  // namespace elfref
