#include <simdjson.h>

#include <algorithm>
#include <array>
#include <new>
#include <string>
#include <utility>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"

namespace elfref {
namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;

static_assert(json_padding >= simdjson::SIMDJSON_PADDING);

/// The parser's memory is kept from record to record, unless one took more than this.
constexpr std::size_t most_kept_bytes = 1 << 20;

std::string_view without_space_behind(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

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

namespace {

// ---------------------------------------------------------------- what a person slipped on

/// Finds the first place at which a text is not JSON, and tells what a person slipped on. It reads the text anew, a
/// character at a time: simdjson says that something is wrong, and neither where nor what.
class Slip {
 public:
  Slip(std::string_view text, Offset begin, Diagnostics& faults) : text_(text), at_(begin), faults_(faults) {}

  /// Whether there is such a place.
  bool tell() {
    if (!value() || !behind_record()) return true;
    return false;
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
    const std::string_view bare = without_space_behind(text_.substr(at_, end - at_));
    return {at_, at_ + std::max<Offset>(static_cast<Offset>(bare.size()), 1)};
  }

  bool value() {
    skip_gap();
    const char c = peek();
    if (c == '{' || c == '[') return bracket();
    if (c == '"') return string();
    if (at_end()) return truncated();
    const Span bare = bare_text();
    const std::string_view word = text_.substr(at_, bare.end - bare.begin);
    if (word != "true" && word != "false" && word != "null" && !is_json_number(word)) return bare_value(bare, word);
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
      const std::string_view before = without_space_behind(text_.substr(0, at_));
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

  bool bracket() {
    if (open_.size() == static_cast<std::size_t>(max_depth)) {
      faults_.add(Fault::too_deep, {at_, at_ + 1});
      return false;
    }
    const bool map = peek() == '{';
    open_.push_back(at_++);
    skip_gap();
    if (peek() == (map ? '}' : ']')) return close();
    for (;;) {
      if (map && !key()) return false;
      if (!value()) return false;
      skip_gap();
      if (peek() == (map ? '}' : ']')) return close();
      if (peek() != ',') return no_comma();
      last_comma_ = at_++;
    }
  }

  bool close() {
    open_.pop_back();
    ++at_;
    return true;
  }

  bool key() {
    skip_gap();
    if (at_end()) return truncated();
    if (peek() != '"') return no_key();
    if (!string()) return false;
    skip_gap();
    if (peek() == ':') {
      ++at_;
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

  /// Neither a ',' nor the closing bracket behind a value.
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
      const std::string_view before = without_space_behind(text_.substr(0, at_));
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

  bool string() {
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

  /// The number of four digits behind the place, and goes to the last; below 0: there is none.
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

  bool behind_record() {
    skip_gap();
    if (at_end()) return true;
    if (peek() == '{') return syntax("a second record", "one record a line");
    if (is_comment(rest())) return comment();
    if (peek() == ']' || peek() == '}') return closing();
    return syntax(bare_text(), "a text behind the record");
  }

  std::string_view text_;
  Offset at_;
  Offset last_comma_ = 0;
  std::vector<Offset> open_;  // the brackets that are not closed
  Diagnostics& faults_;
};

// ---------------------------------------------------------------- the tree

/// Builds the tree from what simdjson finds. Functions answer simdjson's error, and what was built until then stays.
class Builder {
 public:
  Builder(Record& record, Diagnostics& faults)
      : record_(record),
        tree_(record, faults),
        text_(record.source().text),
        has_escapes_(text_.find('\\') < text_.size()) {}

  error_code read(ondemand::document& document) {
    document_ = &document;
    ondemand::value root;
    const error_code error = document.get_value().get(root);
    if (error == simdjson::SCALAR_DOCUMENT_AS_VALUE) return read_scalar();
    if (error) return error;
    Parent nobody;
    if (const error_code inside = value(root, nobody)) return inside;
    return at_end();
  }

 private:
  [[nodiscard]] Offset offset(const char* place) const { return static_cast<Offset>(place - text_.data()); }

  /// An error where something stands behind what was read.
  [[nodiscard]] error_code at_end() const {
    const char* next = nullptr;
    return document_->current_location().get(next) ? simdjson::SUCCESS : simdjson::TRAILING_CONTENT;
  }

  /// A record that is one text or word; simdjson has other functions for it, and nobody writes it.
  error_code read_scalar() {
    const std::size_t begin = text_.find_first_not_of("\uFEFF \t\r\n");
    const std::string_view token = without_space_behind(text_.substr(begin));
    Parent nobody;
    if (token.front() != '"') return word(token, nobody);
    std::string_view text;
    if (const error_code error = document_->get_string().get(text)) return error;
    if (const error_code error = at_end()) return error;
    return add_string(
        token, [&] { return simdjson::simdjson_result(std::move(text)); }, nobody);
  }

  error_code value(ondemand::value value, Parent& parent) {
    const std::string_view token = value.raw_json_token();
    switch (token.front()) {
      case '{':
        return map(value, offset(token.data()), parent);
      case '[':
        return list(value, offset(token.data()), parent);
      case '"':
        return string(value, without_space_behind(token), parent);
      default:
        return word(without_space_behind(token), parent);
    }
  }

  /// Says where a list or map ends that was just read: before the next token.
  void close(const Parent& parent) {
    const char* next = nullptr;
    if (document_->current_location().get(next)) next = text_.data() + text_.size();
    while (is_space(next[-1])) --next;
    tree_.close(parent, offset(next));
  }

  error_code list(ondemand::value& value, Offset at, Parent& parent) {
    ondemand::array array;
    if (const error_code error = value.get_array().get(array)) return error;
    Parent list = tree_.open(Shape::list, at, parent);
    for (auto found : array) {
      ondemand::value entry;
      if (const error_code error = std::move(found).get(entry)) return error;
      if (const error_code error = this->value(entry, list)) return error;
    }
    close(list);
    return simdjson::SUCCESS;
  }

  error_code map(ondemand::value& value, Offset at, Parent& parent) {
    ondemand::object object;
    if (const error_code error = value.get_object().get(object)) return error;
    Parent map = tree_.open(Shape::map, at, parent);
    for (auto found : object) {
      ondemand::field field;
      if (const error_code error = std::move(found).get(field)) return error;
      if (const error_code error = key(field, map)) return error;
      if (const error_code error = this->value(field.value(), map)) return error;
    }
    close(map);
    tree_.tell_repeated(map);
    return simdjson::SUCCESS;
  }

  /// A key ends before the colon before its value.
  error_code key(ondemand::field& field, Parent& map) {
    const char* begin = field.key().raw() - 1;
    const char* end = field.value().raw_json_token().data();
    while (is_space(end[-1])) --end;
    if (end[-1] == ':') --end;
    while (is_space(end[-1])) --end;
    const std::string_view token(begin, static_cast<std::size_t>(end - begin));
    if (token.size() < 2 || token.back() != '"') return simdjson::TAPE_ERROR;
    return add_string(
        token, [&] { return field.unescaped_key(); }, map);
  }

  error_code string(ondemand::value& value, std::string_view token, Parent& parent) {
    if (token.size() < 2 || token.back() != '"') return simdjson::STRING_ERROR;
    return add_string(
        token, [&] { return value.get_string(); }, parent);
  }

  /// Adds a text with its quotes; `unescaped` is what it says where it has escapes.
  template <class Unescaped>
  error_code add_string(std::string_view token, Unescaped unescaped, Parent& parent) {
    std::string_view text = token.substr(1, token.size() - 2);
    if (has_escapes_ && text.find('\\') != std::string_view::npos) {
      if (const error_code error = unescaped().get(text)) return error;
      text = record_.keep(std::string(text));
    }
    const Span span{offset(token.data()), offset(token.data() + token.size())};
    tree_.add({.shape = Shape::scalar, .quoted = true, .span = span, .text = text}, parent);
    return simdjson::SUCCESS;
  }

  /// A word without quotes: a number or truth value is text like any other, and null is nothing.
  error_code word(std::string_view token, Parent& parent) {
    const Span span{offset(token.data()), offset(token.data() + token.size())};
    if (token == "null") {
      tree_.add({.span = span, .text = {}}, parent);
    } else if (token == "true" || token == "false" || is_json_number(token)) {
      tree_.add({.shape = Shape::scalar, .span = span, .text = token}, parent);
    } else {
      return simdjson::TAPE_ERROR;
    }
    return simdjson::SUCCESS;
  }

  Record& record_;
  TreeBuilder tree_;
  std::string_view text_;
  ondemand::document* document_ = nullptr;
  bool has_escapes_ = false;
};

}  // namespace

void read_json(Record& record, Diagnostics& faults) {
  const std::string_view text = record.source().text;
  const Offset begin = text.starts_with("\uFEFF") ? 3 : 0;
  if (std::ranges::all_of(text.substr(begin), is_space)) return;
  thread_local ondemand::parser parser;
  const simdjson::padded_string_view padded(text.data() + begin, text.size() - begin,
                                            text.size() - begin + json_padding);
  ondemand::document document;
  error_code error = parser.iterate(padded).get(document);
  if (error == simdjson::MEMALLOC) throw std::bad_alloc();
  try {
    if (!error) error = Builder(record, faults).read(document);
    if (error && !Slip(text, begin, faults).tell())
      faults.add(Fault::syntax, {begin, begin}, {"JSON", simdjson::error_message(error)});
  } catch (const Stop&) {
  }
  if (text.size() > most_kept_bytes) parser = ondemand::parser();
}

}  // namespace elfref
