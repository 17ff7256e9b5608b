#include "elfref/core/record/json_slip.h"

#include <simdjson.h>

#include <algorithm>
#include <new>
#include <string>
#include <vector>

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
  bool syntax(Span span, std::string_view what, std::string_view advice = {}) {
    faults_.add(Fault::syntax, span, {"JSON", what}).advice = advice;
    return false;
  }
  bool syntax(std::string_view what, std::string_view advice = {}) { return syntax({at_, at_ + 1}, what, advice); }
  bool odd(const Lookalike& one) {
    add_odd(faults_, "JSON", at_, one);
    return false;
  }
  bool truncated() {
    if (open_.empty()) return syntax({at_, at_}, "the text ends before a value");
    const Offset bracket = open_.back();
    const std::string_view what = text_[bracket] == '[' ? "a list opened by '['" : "a map opened by '{'";
    faults_.add(Fault::truncated, {bracket, bracket + 1}, {what});
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
      if (before.ends_with(':')) return syntax("nothing stands behind ':'");
      if (before.ends_with(',')) return syntax({last_comma_, last_comma_ + 1}, "a ',' too many");
      return c == ',' ? syntax("a ',' too many") : closing();
    }
    if (c == ':') return syntax("nothing stands before ':'");
    if (c == '\'') return syntax(span, "a text in single quotes", "JSON has double quotes");
    if (word == "?") return syntax(span, "a '?' without quotes", "write \"unknown\"");
    if (open_.empty()) return syntax(span, "a record begins with '{'", "YAML is read from files named .yaml");
    const bool number =
        std::ranges::all_of(word, [](char d) { return is_digit(d) || d == '.' || d == '+' || d == '-'; });
    if (number) return syntax(span, "'" + std::string(word) + "' is not how JSON writes a number", "put it in quotes");
    return syntax(span, "a text without quotes", "put it in double quotes");
  }

  [[nodiscard]] static bool is_comment(std::string_view text) {
    return text.starts_with('#') || text.starts_with("//") || text.starts_with("/*");
  }
  bool comment() { return syntax("a comment, and JSON has none", "a remark is written as {\"note\": \"…\"}"); }

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
    return syntax(bare_text(), "a ':' is missing");
  }

  /// Something that is no key where one is due.
  bool no_key() {
    const Span span = bare_text();
    const std::string_view word = text_.substr(at_, span.end - span.begin);
    const char c = peek();
    const bool sign = is_bracket(c) || c == ',' || c == ':' || c == '\'' || is_comment(rest());
    if (sign || lookalike(odd_quotes, rest()) || lookalike(odd_spaces, rest()))
      return c == '{' || c == '[' ? syntax("a list or map where a key is due") : bare_value(span, word);
    return syntax(span, "a key without quotes", "put it in double quotes");
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
    if (c == ':' && list) return syntax("a ':' in a list", "a key and its value stand in { }");
    if (c == ':') return syntax("a second ':'");
    if (c == '"' || c == '{' || c == '[') {
      const std::string_view before = without_space_after(text_.substr(0, at_));
      const bool entry = c != '"' || before.size() < at_ || before.back() != '"';
      return entry ? syntax("a ',' is missing") : syntax("a '\"' inside a text", "write \\\"");
    }
    return syntax(bare_text(), "a text behind the value", "put the whole text in double quotes");
  }

  /// A closing bracket that does not fit.
  bool closing() {
    const bool list = peek() == ']';
    if (open_.empty()) return syntax(list ? "a ']' that nothing opened" : "a '}' that nothing opened");
    const bool opened = std::ranges::any_of(open_, [&](Offset at) { return (text_[at] == '[') == list; });
    if (!opened) return syntax(list ? "'{' is closed by ']'" : "'[' is closed by '}'");
    return syntax({open_.back(), open_.back() + 1}, list ? "'{' is not closed" : "'[' is not closed");
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
        faults_.add(Fault::truncated, {opening, opening + 1}, {"a quoted text"});
        return false;
      }
      const char c = peek();
      if (c == '"') break;
      if (c == '\n' || c == '\r') return syntax({opening, opening + 1}, "a quote that is not closed on its line");
      if (c == '\t') return syntax("a tab inside a text", "write \\t");
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
      return syntax({begin, begin + 2}, "a '\\u' without the four digits of a character");
    }
    return syntax({begin, begin + 1}, "a '\\' inside quotes has another meaning", "write \\\\ for a '\\'");
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
    if (peek() == '{') return syntax("a second record", "one record a line");
    if (is_comment(rest())) return comment();
    if (peek() == ']' || peek() == '}') return closing();
    return syntax(bare_text(), "a text behind the record");
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
