#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "elfref/core/record/record.h"
#include "elfref/core/text/letters.h"

namespace elfref {

/// Whether a word is a number in JSON.
[[nodiscard]] bool is_json_number(std::string_view word);

/// Reads JSON sign by sign and text by text, without building a tree: a record, or a list or map that a record left
/// unread. It knows no escapes, because a record with escapes is not read this way. A function that does not find what
/// it looks for stays before it and returns false. The caller then gives up, and the record is read in full.
class UnreadJson {
 public:
  /// REQUIRES: the text outlives this object, and is followed by a character that is not a sign of JSON.
  explicit UnreadJson(std::string_view text)
      : text_(text.data()), at_(text_), end_(text_ + text.size()), record_end_(end_) {}
  /// REQUIRES: `part` is unread; the record outlives this object.
  UnreadJson(const Record& record, const Node& part) : UnreadJson(record.source().text) {
    at_ = text_ + part.span.begin;
    end_ = text_ + part.span.end;
  }

  /// The offset of the next byte in the record.
  [[nodiscard]] std::uint32_t at() const { return offset_of(at_); }
  /// The text from here to the end of the record.
  [[nodiscard]] std::string_view rest() const { return {at_, static_cast<std::size_t>(record_end_ - at_)}; }
  /// Moves past bytes that other code has read. REQUIRES: rest() has them.
  void go_past(std::size_t bytes) { at_ += bytes; }
  /// Whether an item or an entry may end after that many bytes: what follows them is checked later.
  [[nodiscard]] static constexpr bool ends_after(std::size_t) { return true; }
  /// Whether everything was read.
  [[nodiscard]] bool at_end() const { return at_ == end_; }

  /// Whether a sign of JSON comes next; moves past spaces before it.
  bool next_is(char sign) {
    if (*at_ == sign) return true;
    skip_spaces();
    return *at_ == sign;
  }
  /// Moves past a sign of JSON.
  bool take(char sign) {
    if (!next_is(sign)) return false;
    ++at_;
    return true;
  }

  /// Moves past a list or map that is not empty; take_rest() moves past what follows its first sign. `item` moves past
  /// each of its items.
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

  /// Moves past a text, a number or a truth value, and reads it as the tree would; null is an empty node.
  bool take(Node& scalar) { return next_is('"') ? take_text(scalar) : take_word(scalar); }

  /// Moves past a key and the colon after it.
  bool take_key(Node& key) { return next_is('"') && take_text(key) && take(':'); }

  // What readers of lines need of both languages: see UnreadYaml.
  template <class Item>
  bool take_list(Item item) {
    return take_all('[', ']', item);
  }
  template <class Entry>
  bool take_map(Entry entry) {
    return take_all('{', '}', entry);
  }
  bool next_is_list() { return next_is('['); }
  bool take_empty_list(Span& place) {
    const char* const before = at_;
    const std::uint32_t begin = at();
    if (take('[') && take(']')) return place = {begin, at()}, true;
    at_ = before;
    return false;
  }
  bool begin_pair(Node& key) { return take('{') && take_key(key); }
  bool end_pair() { return take('}'); }
  bool take_item(Node& key, Node& text) {
    key = {};
    return next_is('{') ? begin_pair(key) && take(text) && end_pair() : take(text);
  }
  [[nodiscard]] static bool is_text(const Node& scalar) { return scalar.quoted; }

  /// Moves past a list or map. Its end is right if its texts contain no bracket; the code that reads it checks that.
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

  /// The next place of a sign; the end if there is none.
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

  /// The closing quote of a text that begins at `at`; the end if there is none, because JSON texts contain no line end
  /// or tab.
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
