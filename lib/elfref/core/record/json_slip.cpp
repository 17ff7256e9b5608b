#include "elfref/core/record/json_slip.h"

#include <simdjson.h>

#include <algorithm>
#include <new>
#include <utility>
#include <vector>

#include "elfref/core/words/core_msg.h"

namespace elfref {

bool is_json_number(std::string_view word) {
  std::size_t at = 0;
  const auto peek = [&] { return at < word.size() ? word[at] : '\0'; };
  const auto digits = [&] {
    const std::size_t begin = at;
    while (is_digit(peek())) ++at;
    return at > begin;
  };
  if (peek() == '-') ++at;
  if (peek() == '0') {
    ++at;
  } else if (!digits()) {
    return false;
  }
  if (peek() == '.') {
    ++at;
    if (!digits()) return false;
  }
  if (peek() == 'e' || peek() == 'E') {
    ++at;
    if (peek() == '+' || peek() == '-') ++at;
    if (!digits()) return false;
  }
  return at == word.size();
}

std::optional<Node> node_of_json_word(std::string_view word, Span span) {
  if (word == "null") return Node{.span = span, .text = {}};
  if (word != "true" && word != "false" && !is_json_number(word)) return std::nullopt;
  return Node{.shape = Shape::scalar, .span = span, .text = word};
}

namespace {

/// Reads a text up to the first place at which it is not JSON, a character at a time, and tells what a person slipped
/// on.
class Slip {
 public:
  Slip(Record& record, Offset begin, Diagnostics& faults)
      : record_(record), tree_(record, faults), text_(record.source().text), at_(begin), faults_(faults) {}

  /// Whether there is such a place. What stands before it is in the record.
  bool tell() {
    Parent nobody;
    return !value(nobody) || !after_record();
  }

 private:
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  void skip_gap() {
    while (is_space(peek())) ++at_;
  }

  // All of these answer false: the reading is over.
  bool syntax(Span span, const Message& what, Message advice = {}) {
    faults_.add(Fault::syntax, span, msg::syntax({.language = verbatim("JSON"), .what = what})).advice =
        std::move(advice);
    return false;
  }
  bool syntax(const Message& what, Message advice = {}) { return syntax({at_, at_ + 1}, what, std::move(advice)); }
  bool odd(const Lookalike& one) {
    add_odd(faults_, "JSON", at_, one);
    return false;
  }
  bool truncated() {
    if (open_.empty()) return syntax({at_, at_}, msg::text_ends_before_value());
    const Offset bracket = open_.back();
    faults_.add(Fault::truncated, {bracket, bracket + 1}, ends_inside(text_[bracket] == '['));
    return false;
  }

  /// A text without quotes: its words, up to a sign of JSON, a comment or the end of the line.
  [[nodiscard]] Span bare_text() const {
    std::size_t end = at_;
    for (; end < text_.size() && !is_bracket(text_[end]); ++end) {
      if (std::string_view(",:\"\n").find(text_[end]) != std::string_view::npos) break;
      if (end > at_ && is_space(text_[end - 1]) && is_comment(text_.substr(end))) break;
    }
    const std::string_view bare = without_space_after(text_.substr(at_, end - at_));
    return {at_, at_ + std::max<Offset>(static_cast<Offset>(bare.size()), 1)};
  }

  bool value(Parent& parent) {
    skip_gap();
    const char c = peek();
    if (c == '{' || c == '[') return bracket(parent);
    if (c == '"') return string(parent);
    if (at_end()) return truncated();
    const Span bare = bare_text();
    const std::string_view word = text_.substr(at_, bare.end - bare.begin);
    const std::optional<Node> node = node_of_json_word(word, bare);
    if (!node) return bare_value(bare, word);
    tree_.add(*node, parent);
    at_ = bare.end;
    return true;
  }

  /// What stands where a value is due and is none.
  bool bare_value(Span span, std::string_view word) {
    if (const Lookalike* one = lookalike(odd_quotes, rest())) return odd(*one);
    if (const Lookalike* one = lookalike(odd_spaces, rest())) return odd(*one);
    const char c = peek();
    if (is_comment(rest())) return comment();
    if (c == ',' || c == ']' || c == '}') {
      const std::string_view before = without_space_after(text_.substr(0, at_));
      if (before.ends_with(':')) return syntax(msg::nothing_behind_colon());
      if (before.ends_with(',')) return syntax({last_comma_, last_comma_ + 1}, msg::comma_too_many());
      return c == ',' ? syntax(msg::comma_too_many()) : closing();
    }
    if (c == ':') return syntax(msg::nothing_before_colon());
    if (c == '\'') return syntax(span, msg::text_in_single_quotes(), msg::json_has_double_quotes());
    if (word == "?")
      return syntax(span, msg::question_mark_without_quotes(), msg::write_this({.what = verbatim("\"unknown\"")}));
    if (open_.empty())
      return syntax(span, msg::record_begins_with({.bracket = verbatim("{")}), msg::yaml_is_read_from());
    const bool number =
        std::ranges::all_of(word, [](char d) { return is_digit(d) || d == '.' || d == '+' || d == '-'; });
    if (number) return syntax(span, msg::not_a_json_number({.written = as_written(word)}), msg::put_it_in_quotes());
    return syntax(span, msg::text_without_quotes(), msg::put_it_in_double_quotes());
  }

  [[nodiscard]] static bool is_comment(std::string_view text) {
    return text.starts_with('#') || text.starts_with("//") || text.starts_with("/*");
  }
  bool comment() {
    return syntax(msg::comment_in_json(), msg::remark_is_written({.form = verbatim("{\"note\": \"…\"}")}));
  }

  bool bracket(Parent& parent) {
    const bool map = peek() == '{';
    Parent inside = tree_.open(map ? Shape::map : Shape::list, at_, parent);
    open_.push_back(at_++);
    skip_gap();
    if (peek() == (map ? '}' : ']')) return close(inside, map);
    for (;;) {
      if (map && !key(inside)) return false;
      if (!value(inside)) return false;
      skip_gap();
      if (peek() == (map ? '}' : ']')) return close(inside, map);
      if (peek() != ',') return no_comma();
      last_comma_ = at_++;
    }
  }

  bool close(const Parent& inside, bool map) {
    open_.pop_back();
    tree_.close(inside, ++at_);
    if (map) tree_.tell_repeated(inside);
    return true;
  }

  /// A key is one when its colon is there.
  bool key(Parent& map) {
    skip_gap();
    if (at_end()) return truncated();
    if (peek() != '"') return no_key();
    const Offset begin = at_;
    if (!quoted()) return false;
    const Span span{begin, at_};
    skip_gap();
    if (peek() == ':') {
      ++at_;
      add_string(span, map);
      return true;
    }
    if (at_end()) return truncated();
    if (const Lookalike* one = lookalike(odd_colons, rest())) return odd(*one);
    if (is_comment(rest())) return comment();
    return syntax(bare_text(), msg::colon_missing());
  }

  /// Something that is no key where one is due.
  bool no_key() {
    const Span span = bare_text();
    const std::string_view word = text_.substr(at_, span.end - span.begin);
    const char c = peek();
    const bool sign = is_bracket(c) || c == ',' || c == ':' || c == '\'' || is_comment(rest());
    if (sign || lookalike(odd_quotes, rest()) || lookalike(odd_spaces, rest()))
      return c == '{' || c == '[' ? syntax(msg::list_or_map_as_key()) : bare_value(span, word);
    return syntax(span, msg::key_without_quotes(), msg::put_it_in_double_quotes());
  }

  /// Neither a ',' nor the closing bracket after a value.
  bool no_comma() {
    if (at_end()) return truncated();
    if (const Lookalike* one = lookalike(odd_commas, rest())) return odd(*one);
    if (const Lookalike* one = lookalike(odd_quotes, rest())) return odd(*one);
    const char c = peek();
    if (is_comment(rest())) return comment();
    if (c == ']' || c == '}') return closing();
    const bool list = text_[open_.back()] == '[';
    if (c == ':' && list) return syntax(msg::colon_in_list(), msg::pair_stands_in({.brackets = verbatim("{ }")}));
    if (c == ':') return syntax(msg::second_colon());
    if (c == '"' || c == '{' || c == '[') {
      const std::string_view before = without_space_after(text_.substr(0, at_));
      const bool entry = c != '"' || before.size() < at_ || before.back() != '"';
      if (entry) return syntax(msg::comma_missing());
      return syntax(msg::quote_inside_text(), msg::write_this({.what = verbatim("\\\"")}));
    }
    return syntax(bare_text(), msg::text_behind_value(), msg::whole_text_in_double_quotes());
  }

  /// A closing bracket that does not fit.
  bool closing() {
    const bool list = peek() == ']';
    if (open_.empty()) return syntax(not_opened(list));
    const bool opened = std::ranges::any_of(open_, [&](Offset at) { return (text_[at] == '[') == list; });
    if (!opened) return syntax(closed_by(list));
    return syntax({open_.back(), open_.back() + 1}, not_closed(!list));
  }

  bool string(Parent& parent) {
    const Offset begin = at_;
    if (!quoted()) return false;
    add_string({begin, at_}, parent);
    return true;
  }

  void add_string(Span span, Parent& parent) {
    std::string_view text = text_.substr(span.begin + 1, span.end - span.begin - 2);
    if (text.find('\\') != std::string_view::npos) text = record_.keep(without_escapes(span));
    tree_.add({.shape = Shape::scalar, .quoted = true, .span = span, .text = text}, parent);
  }

  /// What a text in quotes says. REQUIRES: quoted() went over it.
  std::string without_escapes(Span span) {
    const simdjson::padded_string token(text_.substr(span.begin, span.end - span.begin));
    simdjson::ondemand::document document;
    std::string_view text;
    if (parser_.iterate(token).get(document) || document.get_string().get(text)) throw std::bad_alloc();
    return std::string(text);
  }

  /// Goes over a text in quotes.
  bool quoted() {
    const Offset opening = at_++;
    for (;; ++at_) {
      if (at_end()) {
        faults_.add(Fault::truncated, {opening, opening + 1}, msg::truncated({.what = msg::a_quoted_text()}));
        return false;
      }
      const char c = peek();
      if (c == '"') break;
      if (c == '\n' || c == '\r') return syntax({opening, opening + 1}, msg::quote_not_closed());
      if (c == '\t') return syntax(msg::tab_inside_text(), msg::write_this({.what = verbatim("\\t")}));
      if (c == '\\' && !escape()) return false;
    }
    ++at_;
    return true;
  }

  /// Goes to the last character of the escape that begins here.
  bool escape() {
    const Offset begin = at_++;
    const char c = peek();
    if (std::string_view("\"\\/bfnrt").find(c) != std::string_view::npos && !at_end()) return true;
    if (c == 'u') {
      const int code = hexadecimal();
      if (code >= 0 && (code < 0xD800 || code > 0xDFFF)) return true;
      if (code >= 0xD800 && code < 0xDC00 && text_.substr(at_ + 1).starts_with("\\u")) {
        at_ += 2;
        const int low = hexadecimal();
        if (low >= 0xDC00 && low <= 0xDFFF) return true;
      }
      return syntax({begin, begin + 2}, msg::escape_without_digits({.escape = verbatim("\\u")}));
    }
    return syntax({begin, begin + 1}, msg::backslash_in_quotes({.backslash = verbatim("\\")}),
                  msg::write_for_a({.sign = verbatim("\\"), .what = verbatim("\\\\")}));
  }

  /// The number of the four digits after this place; goes to the last of them. Below 0: there are none.
  int hexadecimal() {
    int code = 0;
    for (int i = 0; i < 4; ++i) {
      ++at_;
      const char c = peek();
      const char lower = static_cast<char>(c | 0x20);
      if (!is_digit(c) && (lower < 'a' || lower > 'f')) return -1;
      code = code * 16 + (is_digit(c) ? c - '0' : lower - 'a' + 10);
    }
    return code;
  }

  bool after_record() {
    skip_gap();
    if (at_end()) return true;
    if (peek() == '{') return syntax(msg::second_record(), msg::one_record_a_line());
    if (is_comment(rest())) return comment();
    if (peek() == ']' || peek() == '}') return closing();
    return syntax(bare_text(), msg::text_behind_record());
  }

  Record& record_;
  TreeBuilder tree_;
  std::string_view text_;
  Offset at_;
  Offset last_comma_ = 0;
  std::vector<Offset> open_;  // the brackets that are not closed
  simdjson::ondemand::parser parser_;
  Diagnostics& faults_;
};

}  // namespace

bool read_json_to_slip(Record& record, Offset begin, Diagnostics& faults) {
  return Slip(record, begin, faults).tell();
}

}  // namespace elfref
