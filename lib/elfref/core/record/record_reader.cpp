#include "elfref/core/record/record_reader.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <istream>
#include <new>
#include <optional>
#include <streambuf>
#include <string>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

/// yaml-cpp keeps every token of a line, and of a whole bracket, before it tells the first of them. So no more than
/// this is read without an event: neither time nor memory then grows with a hostile line.
constexpr std::ptrdiff_t max_piece_bytes = 256 << 10;

/// Thrown out of the parser where going on makes no sense; the fault has been told.
struct Stop {};

// Small words of YAML. A text ends like one with NUL behind it: no text contains NUL.

char peek(std::string_view text, std::size_t at) {
  return at < text.size() ? text[at] : '\0';
}
bool is_blank(char c) {
  return c == ' ' || c == '\t';
}
bool is_space(char c) {
  return is_blank(c) || c == '\n' || c == '\r';
}
bool ends_word(char c) {
  return is_space(c) || c == '\0';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_bracket(char c) {
  return c == '[' || c == ']' || c == '{' || c == '}';
}
bool ends_entry(char c) {
  return c == ',' || c == ']' || c == '}';
}
bool is_marker(std::string_view text, std::size_t at) {
  return text[at] == '-' && ends_word(peek(text, at + 1));
}

Offset offset(std::size_t at) {
  return static_cast<Offset>(at);
}

Offset skip_blanks(std::string_view text, Offset at) {
  while (is_blank(peek(text, at))) ++at;
  return at;
}

Offset skip_line(std::string_view text, Offset at) {
  return offset(std::min(text.find('\n', at), text.size()));
}

/// Over white space, line ends and comments.
Offset skip_gap(std::string_view text, Offset at) {
  for (;; ++at) {
    if (peek(text, at) == '#') at = skip_line(text, at);
    if (!is_space(peek(text, at))) return at;
  }
}

/// The end of the word that begins at `at`: at least one character, but nothing at the end of the text.
Offset word_end(std::string_view text, Offset at) {
  Offset end = at;
  while (!ends_word(peek(text, end)) && (end == at || (!ends_entry(text[end]) && !is_bracket(text[end])))) ++end;
  if (end > at && text[end - 1] == ':') end -= end - 1 > at ? 1 : 0;
  return end;
}

Span word_at(std::string_view text, Offset at) {
  return {at, word_end(text, at)};
}

/// The end of the anchor, alias or tag that begins at `at`.
Offset property_end(std::string_view text, Offset at) {
  while (!ends_word(peek(text, at)) && !ends_entry(text[at]) && !is_bracket(text[at])) ++at;
  return at;
}

/// What an anchor, alias or tag is called: `an anchor '&a'`.
std::string property_name(std::string_view text, Offset at) {
  const std::string_view kind = text[at] == '*' ? "an alias '" : text[at] == '&' ? "an anchor '" : "a tag '";
  return std::string(kind) + std::string(text.substr(at, property_end(text, at) - at)) + "'";
}

/// The closing quote of a text whose opening quote stands at `at`, or the end of `text`.
Offset closing_quote(std::string_view text, Offset at) {
  const char quote = text[at];
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (quote == '"' && text[i] == '\\') {
      ++i;
    } else if (text[i] == quote) {
      if (quote == '"' || peek(text, i + 1) != quote) return offset(i);
      ++i;
    }
  }
  return offset(text.size());
}

/// The bytes of a text as yaml-cpp wants them, without a copy of the whole.
class Feed final : public std::streambuf {
 public:
  explicit Feed(std::string_view text) {
    char* begin = const_cast<char*>(text.data());  // never written: there is no put area
    setg(begin, begin, begin + text.size());
    heard_ = begin;
  }

  /// There was an event: the parser gets on.
  void heard() { heard_ = gptr(); }
  /// Whether the text was cut because no event came for too long.
  [[nodiscard]] bool cut() const { return cut_; }

 protected:
  std::streamsize xsgetn(char* to, std::streamsize wanted) override {
    cut_ = cut_ || gptr() - heard_ > max_piece_bytes;
    if (cut_) return 0;
    const auto size = std::min<std::streamsize>(wanted, egptr() - gptr());
    std::memcpy(to, gptr(), static_cast<std::size_t>(size));
    gbump(static_cast<int>(size));
    return size;
  }

 private:
  const char* heard_ = nullptr;
  bool cut_ = false;
};

// Where a place stands among lines.

struct Line {
  Offset begin = 0;
  Offset end = 0;
  Offset content = 0;  ///< behind the indentation
  Offset text = 0;     ///< behind the list markers too

  [[nodiscard]] Offset column() const { return content - begin; }
  [[nodiscard]] Offset text_column() const { return text - begin; }
  [[nodiscard]] bool is_item() const { return text > content; }
};

Line line_at(const Source& source, Offset at) {
  const std::string_view text = source.text;
  const auto line = line_around(source, at);
  Line found;
  found.begin = offset(static_cast<std::size_t>(line.data() - text.data()));
  found.end = offset(found.begin + line.size());
  found.content = std::min(skip_blanks(text, found.begin), found.end);
  found.text = found.content;
  while (found.text < found.end && is_marker(text, found.text)) {
    found.text = std::min(skip_blanks(text, found.text + 1), found.end);
  }
  return found;
}

/// The first colon from `from` on that separates a key from its value, or `to`.
Offset separator(std::string_view text, Offset from, Offset to) {
  for (Offset at = from; at < to; ++at) {
    if (text[at] == ':' && ends_word(peek(text, at + 1))) return at;
  }
  return to;
}

bool is_empty(std::string_view text, const Line& line) {
  return line.content == line.end || text[line.content] == '#';
}

/// The nearest line above that has content.
std::optional<Line> line_above(const Source& source, Line line) {
  while (line.begin > 0) {
    line = line_at(source, line.begin - 1);
    if (!is_empty(source.text, line)) return line;
  }
  return std::nullopt;
}

/// The nearest of `keys` in whose value `at` stands, by indentation, or nothing.
std::string_view enclosing(const Source& source, Offset at, std::initializer_list<std::string_view> keys) {
  const std::string_view text = source.text;
  const auto ends_at = [&](std::string_view key, Offset colon) {
    const bool same = colon >= key.size() && same_key(text.substr(colon - key.size(), key.size()), key);
    return same && (colon == key.size() || !std::isalnum(static_cast<unsigned char>(text[colon - key.size() - 1])));
  };
  Line line = line_at(source, at);
  for (Offset colon = std::min(at, line.end); colon > line.content; --colon) {
    if (peek(text, colon) != ':') continue;
    for (const auto key : keys) {
      if (ends_at(key, colon)) return key;
    }
  }
  Offset column = line.column();
  bool item = line.is_item();
  for (auto above = line_above(source, line); above; above = line_above(source, *above)) {
    const Offset colon = separator(text, above->text, above->end);
    const Offset inner = above->text_column();
    if (colon < above->end && (inner < column || (inner == column && item))) {
      for (const auto key : keys) {
        if (same_key(text.substr(above->text, colon - above->text), key)) return key;
      }
      column = inner;
      item = false;
    }
    if (above->is_item() && above->column() < column) {
      column = above->column();
      item = true;
    }
  }
  return {};
}

/// What is to be written in place of a lone dash.
std::string_view instead_of_dash(const Source& source, Offset at) {
  const auto key = enclosing(source, at, {"plan", "travel"});
  if (key == "plan") return "write pass";
  return key == "travel" ? "write []" : "write pass or []";
}

/// What stands open at a place: a quick look at the text before it, by the rules of YAML as far as they matter here.
class Outline {
 public:
  Outline(std::string_view text, Offset until) : text_(text), until_(std::min(until, offset(text.size()))) {
    while (at_ < until_) token();
  }

  /// The brackets that are not closed before the place, from the outermost inwards.
  [[nodiscard]] const std::vector<Offset>& brackets() const { return brackets_; }
  /// The first bracket deeper than the format allows.
  [[nodiscard]] std::optional<Offset> too_deep() const { return too_deep_; }
  /// The last quoted text that begins before the place; without its end when it has none.
  [[nodiscard]] Span quoted() const { return quoted_; }
  [[nodiscard]] bool quote_open() const { return quoted_.end > text_.size(); }
  /// The comment behind which the innermost bracket is closed, so to speak.
  [[nodiscard]] std::optional<Offset> comment() const { return comment_; }

 private:
  void token() {
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

  void skip_comment() {
    const Offset end = skip_line(text_, at_);
    if (!brackets_.empty()) {
      const char close = text_[brackets_.back()] == '[' ? ']' : '}';
      if (text_.substr(at_, end - at_).find(close) != std::string_view::npos) comment_ = at_;
    }
    at_ = end;
  }

  void skip_quoted() {
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
  void skip_block() {
    at_ = skip_line(text_, at_);
    while (at_ < text_.size()) {
      const Offset begin = at_ + 1;
      const Offset content = skip_blanks(text_, begin);
      const bool blank = content >= text_.size() || text_[content] == '\n' || text_[content] == '\r';
      if (!blank && content - begin <= indentation_) break;
      at_ = skip_line(text_, content);
    }
  }

  void skip_plain() {
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

  /// Goes to the end of the white space behind the end of line at which we stand, if a plain text goes on there.
  bool go_on(bool flow) {
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

  std::string_view text_;
  Offset until_;
  Offset at_ = 0;
  Offset line_ = 0;         // where the line begins on which we stand
  Offset indentation_ = 0;  // the column of the innermost list or map outside of brackets
  std::vector<Offset> brackets_;
  Span quoted_;
  std::optional<Offset> comment_;
  std::optional<Offset> too_deep_;
};

/// The end of what a chat puts before a message that begins at `at`: `[21:04, 3.10.2026]`, `03.10.26, 21:04 -`. Where
/// there is none, `at`.
Offset chat_stamp(std::string_view text, Offset at) {
  constexpr std::size_t longest = 32;
  const std::size_t open = peek(text, at) == '[' ? 1 : 0;
  const std::string_view begin = text.substr(at, longest);
  const std::size_t end = begin.find(open != 0 ? "]" : " - ");
  if (end == std::string_view::npos || end <= open) return at;
  const std::string_view stamp = begin.substr(open, end - open);
  if (!is_digit(stamp[0]) || stamp.find_first_not_of("0123456789 .,:/-APMapm") != std::string_view::npos) return at;
  const std::size_t colon = stamp.find(':');
  if (colon == std::string_view::npos || !is_digit(peek(stamp, colon + 1))) return at;
  return at + offset(end + (open != 0 ? 1 : 2));
}

/// Finds what a person slipped on where YAML gave up, and tells it once.
class Slip {
 public:
  Slip(const Source& source, Offset place, Diagnostics& faults)
      : source_(source),
        text_(source.text),
        place_(std::min(place, offset(text_.size()))),
        line_(line_at(source, place_)),
        outline_(text_, place_),
        faults_(faults) {}

  /// `complaint` is yaml-cpp's own.
  void tell(const std::string& complaint) {
    if (chat() || depth() || quote() || tab() || bracket() || indicator(complaint)) return;
    if (complaint == YAML::ErrorMsg::MAP_VALUE) return colon();
    if (complaint == YAML::ErrorMsg::FLOW_END) return closing();
    if (complaint == YAML::ErrorMsg::END_OF_SEQ_FLOW || complaint == YAML::ErrorMsg::END_OF_MAP_FLOW) return comma();
    if (complaint == YAML::ErrorMsg::END_OF_MAP || complaint == YAML::ErrorMsg::END_OF_SEQ) return misfit();
    rest(complaint);
  }

  /// The document is over for YAML, and here the text goes on.
  void tell_left_over(bool after_end_mark) {
    if (text_[place_] == '%') return directive();
    if (text_.substr(place_).starts_with("---")) return syntax(place_, "a second document");
    if (after_end_mark) return syntax(place_, "a text behind '...', the end of the document");
    if (!tab()) misfit();
  }

 private:
  void syntax(Span span, std::string_view what, std::string_view advice = {}) {
    faults_.add(Fault::syntax, span, {"YAML", what}).advice = advice;
  }
  void syntax(Offset at, std::string_view what, std::string_view advice = {}) {
    syntax(word_at(text_, at), what, advice);
  }
  void quotes_wanted(Offset at) {
    if (text_.substr(at).starts_with("```")) return syntax({at, at + 3}, "a code fence", "drop the line");
    const std::string what = "a text cannot begin with '" + std::string(1, text_[at]) + "': put it in quotes";
    syntax({at, at + 1}, what);
  }
  void odd(Offset at, const Lookalike& one) { add_odd(faults_, "YAML", at, one); }

  [[nodiscard]] bool in_text() const { return !enclosing(source_, place_, {"note", "session"}).empty(); }
  /// Whether nothing but an indicator without its value stands from the place on.
  [[nodiscard]] bool at_end() const {
    const Offset at = skip_gap(text_, place_);
    const bool indicator = at < text_.size() && std::string_view(":-?,").find(text_[at]) != std::string_view::npos;
    return skip_gap(text_, indicator ? at + 1 : at) >= text_.size();
  }

  /// A line that was copied out of a chat, with the time and the name that stand before it there.
  bool chat() {
    const Offset end = chat_stamp(text_, line_.content);
    if (end > line_.content)
      syntax({line_.content, end}, "a line pasted from a chat", "drop the time and the name before each line");
    return end > line_.content;
  }

  bool depth() {
    const auto deep = outline_.too_deep();
    if (deep) faults_.add(Fault::too_deep, {*deep, *deep + 1});
    return deep.has_value();
  }

  bool quote() {
    const Span quoted = outline_.quoted();
    if (!outline_.quote_open()) return false;
    faults_.add(Fault::truncated, {quoted.begin, quoted.begin + 1}, {"a quoted text"});
    return true;
  }

  bool tab() {
    if (!outline_.brackets().empty()) return false;
    const auto before = text_.substr(line_.begin, std::max(line_.text, line_.content) - line_.begin);
    const auto at = before.find('\t');
    if (at == std::string_view::npos) return false;
    const Offset begin = offset(line_.begin + at);
    faults_.add(Fault::tab_indents, {begin, begin + 1});
    return true;
  }

  // Brackets

  /// Whether some line between a bracket and the place looks as if the bracket had been closed before.
  [[nodiscard]] bool is_abandoned(Offset bracket, const Line& home) const {
    const bool alone = home.content == bracket;
    for (Offset at = skip_line(text_, home.end) + 1; at <= place_ && at < text_.size();) {
      const Line line = line_at(source_, at);
      const char first = peek(text_, line.text);
      const bool keyed = separator(text_, line.text, line.end) < line.end;
      const bool plain = first != '"' && first != '\'' && !is_bracket(first);
      const bool structural = line.is_item() || (!alone && keyed && plain);
      if (!is_empty(text_, line) && line.column() <= home.column() && structural) return true;
      at = skip_line(text_, line.end) + 1;
    }
    return false;
  }

  /// The bracket that somebody forgot to close, as the indentation shows.
  [[nodiscard]] std::optional<Offset> forgotten_bracket() const {
    const auto& open = outline_.brackets();
    for (auto one = open.begin(); one != open.end(); ++one) {
      const Line home = line_at(source_, *one);
      if (!is_abandoned(*one, home)) continue;
      while (std::next(one) != open.end() && *std::next(one) < home.end) ++one;
      return *one;
    }
    return std::nullopt;
  }

  bool bracket() {
    if (outline_.brackets().empty()) return false;
    const auto forgotten = forgotten_bracket();
    if (!forgotten && !at_end()) return false;
    const Offset at = forgotten.value_or(outline_.brackets().back());
    const bool list = text_[at] == '[';
    const auto comment = outline_.comment();
    if (comment && line_at(source_, *comment).begin == line_at(source_, at).begin) {
      syntax({*comment, *comment + 1}, list ? "the closing ']' stands behind '#', in a comment"
                                            : "the closing '}' stands behind '#', in a comment");
    } else if (at_end()) {
      faults_.add(Fault::truncated, {at, at + 1}, {list ? "a list opened by '['" : "a map opened by '{'"});
    } else {
      syntax({at, at + 1}, list ? "'[' is not closed" : "'{' is not closed");
    }
    return true;
  }

  /// A closing bracket that does not fit.
  void closing() {
    const auto& open = outline_.brackets();
    const Span here{place_, place_ + 1};
    const bool list = text_[place_] == ']';
    if (open.empty()) return syntax(here, list ? "a ']' that nothing opened" : "a '}' that nothing opened");
    const bool opened = std::ranges::any_of(open, [&](Offset at) { return (text_[at] == '[') == list; });
    if (!opened) return syntax(here, list ? "'{' is closed by ']'" : "'[' is closed by '}'");
    syntax({open.back(), open.back() + 1}, list ? "'{' is not closed" : "'[' is not closed");
  }

  /// Between two entries of a bracket something is missing.
  void comma() {
    if (text_[place_] != ':') return syntax(place_, "a ',' is missing");
    if (in_text()) return void(faults_.add(Fault::colon_in_text, {place_, place_ + 1}));
    Offset begin = place_;
    for (; begin > 0 && !ends_entry(text_[begin - 1]) && !is_bracket(text_[begin - 1]); --begin) {
      const auto* wide = lookalike(odd_commas, text_.substr(begin));
      if (wide) return odd(begin, *wide);
      if (text_[begin - 1] == ':' && is_space(peek(text_, begin)) && begin < place_) break;
    }
    Offset word = place_;
    while (word > begin && !is_space(text_[word - 1])) --word;
    const std::string what = "a ',' is missing before '" + std::string(text_.substr(word, place_ - word)) + "'";
    syntax({word, place_}, what);
  }

  // Single characters

  bool indicator(const std::string& complaint) {
    const char c = peek(text_, place_);
    if (c == '?') return question();
    if (complaint == YAML::ErrorMsg::BLOCK_ENTRY && c == '-') return dash();
    if (c == '%' && place_ == line_.begin && complaint != YAML::ErrorMsg::YAML_MAJOR_VERSION) return directive(), true;
    Offset word = place_;
    while (word > line_.begin && !is_space(text_[word - 1]) && !is_bracket(text_[word - 1])) --word;
    if (word == place_ && is_blank(c) && word > line_.begin) --word;
    const char first = peek(text_, word);
    if (first == '*' || first == '&' || first == '!') return property(word);
    if (complaint != YAML::ErrorMsg::UNKNOWN_TOKEN) return false;
    quotes_wanted(place_);
    return true;
  }

  bool question() {
    const char before = place_ > line_.content ? text_[place_ - 1] : ' ';
    const bool glued = !is_space(before) && !is_bracket(before) && before != ',' && before != '+';
    if (glued || in_text()) {
      syntax({place_, place_ + 1}, "a '?' inside brackets and not in quotes");
    } else {
      faults_.add(Fault::question_mark, {place_, place_ + 1});
    }
    return true;
  }

  bool dash() {
    const Span here{place_, place_ + 1};
    const Offset next = skip_blanks(text_, place_ + 1);
    if (ends_word(peek(text_, next)) || ends_entry(text_[next]) || text_[next] == '#') {
      faults_.add(Fault::lone_dash, here, {instead_of_dash(source_, place_)});
    } else if (outline_.brackets().empty()) {
      syntax(here, "'- ' begins a line of its own");
    } else {
      syntax(here, "a '-' inside brackets, where ',' separates the entries");
    }
    return true;
  }

  void directive() {
    const std::string what =
        "a directive '" + std::string(text_.substr(place_, word_end(text_, place_) - place_)) + "'";
    faults_.add(Fault::not_in_the_format, word_at(text_, place_), {what});
  }

  /// An anchor, alias or tag that yaml-cpp itself refuses.
  bool property(Offset at) {
    const char c = text_[at];
    const bool bare = ends_word(peek(text_, at + 1));
    if (c == '*' && bare && at == line_.text) return odd(at, {"*", "-"}), true;
    if (bare) return quotes_wanted(at), true;
    const Offset end = property_end(text_, at);
    const std::string what = property_name(text_, at);
    const bool merged = !faults_.all().empty() && faults_.all().back().message.starts_with("a merge key");
    if (!merged) faults_.add(Fault::not_in_the_format, {at, end}, {what}).advice = "put a text in quotes";
    return true;
  }

  // Lines

  /// A ':' that YAML refuses.
  void colon() {
    const Span here{place_, place_ + 1};
    if (text_.substr(line_.begin).starts_with("--- ")) {
      return syntax(here, "what stands here belongs on the line after '---'");
    }
    if (place_ - line_.begin > 1024) return syntax(here, "a key of more than 1024 bytes");
    const Offset first = separator(text_, line_.text, place_);
    if (first == place_) return colon_of_key();
    const Offset value = skip_blanks(text_, first + 1);
    if (const auto* quote = lookalike(odd_quotes, text_.substr(value))) return odd(value, *quote);
    if (outline_.quoted().begin >= value) return syntax(here, "a second ':' in one line");
    const auto key = text_.substr(line_.text, first - line_.text);
    if (const std::size_t bracket = key.find(" ["); bracket != std::string_view::npos && bracket > 0) {
      const std::string what = "a ':' is missing after '" + std::string(key.substr(0, bracket)) + "'";
      const Offset at = offset(line_.text + bracket);
      return syntax({at, at + 1}, what);
    }
    if (!same_key(key, "note") && enclosing(source_, line_.begin, {"travel", "plan", "session"}) == "travel") {
      return syntax(here, "a second ':' in one line: the steps of a journey stand in [ ]");
    }
    faults_.add(Fault::colon_in_text, here);
  }

  /// The refused ':' is the first of its line: the line above had not come to its end for YAML.
  void colon_of_key() {
    const auto above = line_above(source_, line_);
    const bool keyed = !above || separator(text_, above->text, above->end) < above->end;
    if (!keyed && above->text_column() >= line_.column()) return missing_colon(*above);
    if (in_text()) return void(faults_.add(Fault::colon_in_text, {place_, place_ + 1}));
    misfit_line();
  }

  /// A line that should have a key has no colon.
  void missing_colon(const Line& line) {
    if (odd_begin(line)) return;
    for (Offset at = line.text; at < line.end; ++at) {
      const auto rest = text_.substr(at);
      const auto* colon = lookalike(odd_colons, rest);
      if (colon) return odd(at, *colon);
      if (text_[at] != ':' || rest.starts_with("://")) continue;
      if (const auto* wide = lookalike(odd_spaces, rest.substr(1))) return odd(at + 1, *wide);
      return void(faults_.add(Fault::missing_space, {at, at + 1}));
    }
    syntax({line.text, line.end}, "a ':' is missing");
  }

  /// A list marker or an indentation that is none.
  bool odd_begin(const Line& line) {
    const auto begin = text_.substr(line.text, line.end - line.text);
    const auto* found = lookalike(odd_dashes, begin);
    if (!found) found = lookalike(odd_spaces, begin);
    if (found) return odd(line.text, *found), true;
    const char next = peek(begin, 1);
    if (!begin.starts_with('-') || std::isdigit(static_cast<unsigned char>(next))) return false;
    const auto* mark = lookalike(odd_dashes, begin.substr(1));
    if (!mark) mark = lookalike(odd_spaces, begin.substr(1));
    if (mark) return odd(line.text + 1, *mark), true;
    syntax({line.text, line.text + 1}, "a space is missing after '-'");
    return true;
  }

  /// The line above that stands at the same column, before any that is further left.
  [[nodiscard]] std::optional<Line> sibling_above() const {
    auto above = line_above(source_, line_);
    while (above && above->column() > line_.column()) above = line_above(source_, *above);
    return above && above->column() == line_.column() ? above : std::nullopt;
  }

  /// Something that fits neither the list nor the map round it.
  void misfit() { return place_ > line_.text ? trailing() : misfit_line(); }

  void misfit_line() {
    if (odd_begin(line_)) return;
    const auto sibling = sibling_above();
    const Offset colon = separator(text_, line_.text, line_.end);
    if (sibling && sibling->is_item() && !line_.is_item()) {
      faults_.add(Fault::missing_dash, {line_.text, colon}, {text_.substr(line_.text, colon - line_.text)});
    } else if (sibling && !sibling->is_item() && odd_begin(*sibling)) {
      return;
    } else if (colon == line_.end && !line_.is_item()) {
      missing_colon(line_);
    } else {
      syntax(line_.content, "the indentation does not fit the lines above");
    }
  }

  /// Something behind a value that was complete.
  void trailing() {
    Offset end = place_;
    while (end > line_.begin && is_blank(text_[end - 1])) --end;
    const char before = end > line_.begin ? text_[end - 1] : '\0';
    const Span quoted = outline_.quoted();
    if (quoted.end == end && quoted.begin < line_.begin) {
      return syntax({quoted.begin, quoted.begin + 1}, "a quote that is not closed on its line");
    }
    if (text_[place_] == ',') return syntax({place_, place_ + 1}, "several values stand in [ ]");
    const Span rest{place_, std::max(line_.end, place_ + 1)};
    if (quoted.end == end) return syntax(rest, "a text behind the closing quote", "put the whole text in quotes");
    if (before == ']' || before == '}') {
      return syntax(rest, "a text behind the closing bracket", "put the whole text in quotes");
    }
    syntax(place_, "a ':' or ',' is missing");
  }

  void rest(const std::string& complaint) {
    if (complaint == YAML::ErrorMsg::CHAR_IN_BLOCK || complaint == YAML::ErrorMsg::ZERO_INDENT_IN_BLOCK) {
      const auto at = text_.substr(0, place_).find_last_of("|>");
      return quotes_wanted(offset(at));
    }
    if (complaint.starts_with(YAML::ErrorMsg::INVALID_ESCAPE) || complaint == YAML::ErrorMsg::INVALID_HEX ||
        complaint.starts_with(YAML::ErrorMsg::INVALID_UNICODE)) {
      const auto at = offset(text_.substr(0, place_).rfind('\\'));
      return syntax({at, at + 1}, "a '\\' inside double quotes has another meaning", "use single quotes");
    }
    if (complaint == YAML::ErrorMsg::YAML_MAJOR_VERSION || text_.substr(place_).starts_with("%YAML")) {
      return syntax(place_, "a version of YAML that is not 1");
    }
    if (complaint == YAML::ErrorMsg::TAB_IN_INDENTATION) {
      faults_.add(Fault::tab_indents, {place_, place_ + 1});
      return;
    }
    syntax(place_, "a character with another meaning in YAML, or one that is missing", "put a text in quotes");
  }

  const Source& source_;
  std::string_view text_;
  Offset place_;
  Line line_;
  Outline outline_;
  Diagnostics& faults_;
};

/// Builds the tree from yaml-cpp's events and tells what YAML accepts and the format does not.
class Builder final : public YAML::EventHandler {
 public:
  Builder(Record& record, Feed& feed, Offset begin, Diagnostics& faults)
      : record_(record), feed_(feed), text_(record.source().text), begin_(begin), reached_(begin), faults_(faults) {
    record_.reserve(text_.size() / 12 + 16);
    has_tabs_ = text_.find('\t') != std::string_view::npos;
    has_questions_ = text_.find('?') != std::string_view::npos;
  }

  /// Where the last thing read ends.
  [[nodiscard]] Offset reached() const { return reached_; }
  /// Whether something was read that a person meant otherwise: what YAML makes of the rest says nothing more.
  [[nodiscard]] bool misread() const { return misread_; }

  /// Tells where comments cut a free text. Not before all was read, or nothing more can be: within brackets such a
  /// comment may have cut the closing one too, and that says more.
  void tell_cuts(bool all_read) {
    for (const auto& [hash, in_brackets] : cuts_) {
      if (all_read || !in_brackets) fault(Fault::comment_in_text, {hash, hash + 1}).advice = "put the text in quotes";
    }
    cuts_.clear();
  }

  /// Where the piece begins that was too long to be read.
  [[nodiscard]] Offset cut() const { return cut_.value_or(reached_); }
  /// A list or map that yaml-cpp takes for a key. At the end of the text it takes any bracket that is still open for
  /// one.
  [[nodiscard]] std::optional<Offset> complex() const { return complex_; }

  /// A key without a colon.
  [[nodiscard]] std::optional<Offset> unkeyed() const { return unkeyed_; }

  /// Closes what is open, so that the tree is whole as far as it goes.
  void close() {
    while (depth_ > 0) {
      const Open& open = open_[depth_ - 1];
      if (open.map && open.children % 2 == 1) add({.span = {reached_, reached_}, .text = {}});
      record_.at(open.node).span.end = reached_;
      --depth_;
    }
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    const Offset at = place(mark);
    reached_ = text_.substr(at).starts_with("---") ? at + 3 : at;
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    const Offset at = anchor == YAML::NullAnchor ? place(mark) : content(mark);
    const Offset size = at < reached_ ? 0 : null_word(at);
    if (size > 0) {
      add_scalar({.shape = Shape::scalar, .span = {at, at + size}, .text = text_.substr(at, size)});
    } else {
      add_empty(at);
    }
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    const Offset at = place(mark);
    if (!is_merged()) reject_property(at);
    const Offset end = property_end(text_, at);
    add({.shape = Shape::scalar, .span = {at, end}, .text = text_.substr(at, end - at)});
  }

  void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t, const std::string& value) override {
    const Offset at = content(mark);
    switch (peek(text_, at)) {
      case '"':
      case '\'':
        return add_quoted(at, value);
      case '|':
      case '>':
        return add_block(at, value);
      default:
        return add_plain(at, value);
    }
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value style) override {
    open(Shape::list, content(mark), style == YAML::EmitterStyle::Flow);
  }
  void OnSequenceEnd() override { close_one(); }

  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  YAML::EmitterStyle::value style) override {
    open(Shape::map, content(mark), style == YAML::EmitterStyle::Flow);
  }
  void OnMapEnd() override {
    tell_duplicates();
    close_one();
  }

 private:
  struct Open {
    std::uint32_t node = 0;
    std::uint32_t last = 0;
    std::uint32_t children = 0;
    bool map = false;
    bool flow = false;
    bool text = false;  // inside `session` or `note`: free text
  };

  Diagnostic& fault(Fault fault, Span span, std::initializer_list<std::string_view> words = {}) {
    if (++told_ > most_faults) {
      tell_limit(faults_, span.begin, std::to_string(most_faults) + " errors");
      throw Stop{};
    }
    return faults_.add(fault, {span.begin, std::min(span.end, offset(text_.size()))}, words);
  }

  // Places

  Offset place(const YAML::Mark& mark) {
    if (feed_.cut() && !cut_) cut_ = reached_;
    feed_.heard();
    return std::min(begin_ + static_cast<Offset>(mark.pos), offset(text_.size()));
  }

  /// The place of a node behind its anchor, which is told. Where a tag ends is not as plain to see: nothing is read
  /// behind one.
  Offset content(const YAML::Mark& mark) {
    Offset at = place(mark);
    while (peek(text_, at) == '&' || peek(text_, at) == '!') {
      if (at >= rejected_) reject_property(at);
      rejected_ = std::max(rejected_, at + 1);
      if (text_[at] == '!') throw Stop{};
      at = skip_gap(text_, property_end(text_, at));
    }
    return at;
  }

  void reject_property(Offset at) {
    const Offset end = property_end(text_, at);
    const std::string what = property_name(text_, at);
    fault(Fault::not_in_the_format, {at, end}, {what}).advice = "put a text in quotes";
  }

  [[nodiscard]] bool at_key() const {
    return depth_ > 0 && open_[depth_ - 1].map && open_[depth_ - 1].children % 2 == 0;
  }
  [[nodiscard]] bool in_flow() const { return depth_ > 0 && open_[depth_ - 1].flow; }
  /// The key whose value comes next; empty in a list.
  [[nodiscard]] std::string_view key() const {
    return depth_ > 0 && open_[depth_ - 1].map ? record_.at(open_[depth_ - 1].last).text : std::string_view{};
  }
  [[nodiscard]] bool is_merged() const { return !at_key() && key() == "<<"; }
  /// Whether a value here is free text.
  [[nodiscard]] bool in_text() const {
    if (depth_ == 0) return false;
    return open_[depth_ - 1].text || same_key(key(), "note") || (depth_ == 1 && same_key(key(), "session"));
  }

  /// The size of a word at `at` that yaml-cpp takes for nothing, or 0. In place of an empty value yaml-cpp names the
  /// place of what comes next, which may be such a word too: then a colon follows, or it stands further left.
  [[nodiscard]] Offset null_word(Offset at) const {
    const auto rest = text_.substr(at);
    const auto is_here = [&](std::string_view word) { return rest.starts_with(word); };
    const Offset size = is_here("~") ? 1 : is_here("null") || is_here("Null") || is_here("NULL") ? 4 : 0;
    if (size == 0 || is_outside(at)) return 0;
    const Offset next = skip_blanks(text_, at + size);
    const char c = peek(text_, next);
    if (c == ':') return at_key() ? size : 0;
    if (c == '#' && next > at + size) return size;
    return c == '\0' || c == '\n' || c == '\r' || (in_flow() && ends_entry(c)) ? size : 0;
  }

  /// Whether `at` stands further left than what it would be part of.
  [[nodiscard]] bool is_outside(Offset at) const {
    if (depth_ == 0 || in_flow()) return false;
    const auto column = [&](Offset place) { return place - line_at(record_.source(), place).begin; };
    const Open& parent = open_[depth_ - 1];
    return column(at) < column(record_.at(parent.node).span.begin) + (parent.map ? 0 : 1);
  }

  // Nodes

  std::uint32_t add(const Node& node) {
    const std::uint32_t index = record_.add(node);
    if (index == most_nodes) {
      tell_most_nodes(faults_, node.span.begin);
      throw Stop{};
    }
    reached_ = node.span.end;
    if (depth_ == 0) {
      record_.set_root(index);
      return index;
    }
    Open& parent = open_[depth_ - 1];
    (parent.last == 0 ? record_.at(parent.node).first : record_.at(parent.last).next) = index;
    parent.last = index;
    ++parent.children;
    return index;
  }

  void add_scalar(const Node& node) {
    if (has_tabs_) check_tabs(node.span.begin);
    const bool key = at_key();
    const bool text = !key && in_text();
    if (!node.quoted) check_plain(node, key, text);
    if (key && has_questions_) check_complex(node.span.begin);
    add(node);
    if (text && !node.quoted) check_comment(node.span.end);
  }

  void add_plain(Offset at, const std::string& value) {
    Offset end = at + offset(value.size());
    if (text_.compare(at, value.size(), value) != 0) end = walked(at, value);
    add_scalar({.shape = Shape::scalar, .span = {at, end}, .text = text_.substr(at, end - at)});
  }

  void add_quoted(Offset at, const std::string& value) {
    const Offset close = closing_quote(text_, at);
    if (close == text_.size()) {
      fault(Fault::truncated, {at, at + 1}, {"a quoted text"});
      throw Stop{};
    }
    const auto inside = text_.substr(at + 1, close - at - 1);
    const auto text = inside == value ? inside : record_.keep(value);
    add_scalar({.shape = Shape::scalar, .quoted = true, .span = {at, close + 1}, .text = text});
  }

  void add_block(Offset at, const std::string& value) {
    const Offset lines = skip_line(text_, at);
    const Offset end = std::max(walked(lines, value), skip_trailing(at, lines));
    const Offset first = std::min(skip_blanks(text_, lines + 1), end);
    const auto inside = text_.substr(first, end - first);
    const auto text = inside == value ? inside : record_.keep(value);
    add_scalar({.shape = Shape::scalar, .quoted = true, .span = {at, end}, .text = text});
  }

  /// The end of the line without white space at its end.
  [[nodiscard]] Offset skip_trailing(Offset begin, Offset end) const {
    while (end > begin && is_space(text_[end - 1])) --end;
    return end;
  }

  /// Where a text over several lines ends: it and its source differ in white space only.
  [[nodiscard]] Offset walked(Offset at, std::string_view value) const {
    Offset end = at;
    for (const char c : value) {
      if (is_space(c)) continue;
      while (is_space(peek(text_, at))) ++at;
      if (peek(text_, at) != c) break;
      end = ++at;
    }
    return end;
  }

  void add_empty(Offset at) {
    if (at_key()) {
      tell_missing_key(at);
    } else if (depth_ > 0) {
      at = empty_place();
      if (open_[depth_ - 1].map && !in_flow() && peek(text_, at - 1) != ':') stop_at_unkeyed();
    }
    const bool text = !at_key() && in_text();
    add({.span = {at, at}, .text = {}});
    if (text) check_comment(at);
  }

  /// At the end of a text yaml-cpp takes a line without a colon for a key.
  void stop_at_unkeyed() {
    unkeyed_ = record_.at(open_[depth_ - 1].last).span.begin;
    throw Stop{};
  }

  /// Behind the ':', '-' or ',' that nothing follows.
  [[nodiscard]] Offset empty_place() const {
    const Offset next = skip_gap(text_, reached_);
    const char c = peek(text_, next);
    const bool first = open_[depth_ - 1].children == 0;
    if (c == ':' || (c == '-' && !in_flow()) || (c == ',' && !open_[depth_ - 1].map && !first)) return next + 1;
    return reached_;
  }

  void open(Shape shape, Offset at, bool flow) {
    if (at_key()) {
      complex_ = at;
      throw Stop{};
    }
    if (!flow && shape == Shape::map && peek(text_, at) == '?') check_question(at);
    if (depth_ == max_depth) {
      fault(Fault::too_deep, {at, at + 1});
      throw Stop{};
    }
    if (has_tabs_) check_tabs(at);
    const bool text = in_text();
    const std::uint32_t node = add({.shape = shape, .span = {at, at}, .text = {}});
    reached_ = is_bracket(peek(text_, at)) ? at + 1 : at;
    open_[depth_++] = {.node = node, .map = shape == Shape::map, .flow = flow, .text = text};
  }

  void close_one() {
    const Open& open = open_[--depth_];
    Node& node = record_.at(open.node);
    const char first = peek(text_, node.span.begin);
    if (first == '[' || first == '{') reached_ = closing_bracket();
    node.span.end = reached_;
    feed_.heard();
  }

  [[nodiscard]] Offset closing_bracket() const {
    Offset at = skip_gap(text_, reached_);
    while (peek(text_, at) == ',' || peek(text_, at) == ':') at = skip_gap(text_, at + 1);
    return at < text_.size() && is_bracket(text_[at]) ? at + 1 : reached_;
  }

  // What YAML accepts

  void reject_complex(Span span) {
    fault(Fault::not_in_the_format, span, {"a complex key"});
    throw Stop{};
  }

  /// A map that begins with '?'.
  void check_question(Offset at) {
    const Offset next = skip_blanks(text_, at + 1);
    if (!ends_word(peek(text_, next)) && text_[next] != '#') reject_complex({at, at + 1});
    fault(Fault::question_mark, {at, at + 1});
    throw Stop{};
  }

  /// Whether the key at `at` has a '?' before it.
  void check_complex(Offset at) {
    Offset before = at;
    while (before > begin_ && is_blank(text_[before - 1])) --before;
    if (before == at || before == begin_ || text_[before - 1] != '?') return;
    const char previous = before > begin_ + 1 ? text_[before - 2] : ' ';
    if (is_space(previous) || is_bracket(previous) || previous == ',') reject_complex({before - 1, before});
  }

  void tell_missing_key(Offset at) {
    const Offset before = skip_trailing(begin_, at);
    if (before > begin_ && text_[before - 1] == '?') {
      fault(Fault::question_mark, {before - 1, before});
    } else {
      const Offset end = std::min(at + 1, offset(text_.size()));
      fault(Fault::syntax, {at, end}, {"YAML", peek(text_, at) == ':' ? "nothing stands before ':'" : "a key is missing"});
    }
    throw Stop{};
  }

  /// A tab in the indentation before `at`, if `at` is the first of its line.
  void check_tabs(Offset at) {
    if (in_flow() || tabs_told_) return;
    std::optional<Offset> tab;
    Offset before = at;
    for (; before > begin_ && is_blank(text_[before - 1]); --before) {
      if (text_[before - 1] == '\t') tab = before - 1;
    }
    if (!tab || (before > begin_ && text_[before - 1] != '\n')) return;
    fault(Fault::tab_indents, {*tab, *tab + 1});
    tabs_told_ = misread_ = true;
  }

  void check_plain(const Node& node, bool key, bool text) {
    if (key && node.text == "<<") fault(Fault::not_in_the_format, node.span, {"a merge key '<<'"});
    if (!key && !text && node.text == "-") {
      fault(Fault::lone_dash, node.span, {instead_of_dash(record_.source(), node.span.begin)});
    }
    const auto first = static_cast<unsigned char>(peek(text_, node.span.begin));
    if ((first == '-' || first >= 0x80) && !text && !in_flow()) check_begin(node, key);
  }

  /// A key or text at the beginning of a line that begins with what was meant as a list marker or indentation.
  void check_begin(const Node& node, bool key) {
    const Offset at = node.span.begin;
    const bool glued =
        node.text.size() > 1 && node.text[0] == '-' && !std::isdigit(static_cast<unsigned char>(node.text[1]));
    const Offset mark = glued ? 1 : 0;
    const auto* odd = lookalike(odd_dashes, node.text.substr(mark));
    if (!odd) odd = lookalike(odd_spaces, node.text.substr(mark));
    if (!odd && (!glued || misread_)) return;
    const Line line = line_at(record_.source(), at);
    if ((key ? line.text : line.content) != at) return;
    if (!odd) {
      fault(Fault::syntax, {at, at + 1}, {"YAML", "a space is missing after '-'"});
    } else if (++told_ > most_faults) {
      throw Stop{};
    } else {
      add_odd(faults_, "YAML", at + mark, *odd);
    }
    misread_ = true;
  }

  /// Keeps the place of a comment without a space behind its '#', after a free text that ends at `at`.
  void check_comment(Offset at) {
    const Offset hash = skip_blanks(text_, at);
    if (hash == at || peek(text_, hash) != '#' || ends_word(peek(text_, hash + 1))) return;
    cuts_.push_back({hash, in_flow()});
  }

  void tell_duplicates() {
    const Open& open = open_[depth_ - 1];
    if (open.children < 4 || misread_) return;
    for (const auto& [key, first] : repeated_keys(record_, record_.at(open.node)))
      fault(Fault::duplicate_key, key.span, {key.text}).related.push_back({first.span, "first given here"});
  }

  Record& record_;
  Feed& feed_;
  std::string_view text_;
  Offset begin_;
  Offset reached_;
  Diagnostics& faults_;
  std::array<Open, max_depth> open_{};
  int depth_ = 0;
  int told_ = 0;
  std::optional<Offset> cut_;
  std::optional<Offset> complex_;
  std::optional<Offset> unkeyed_;
  Offset rejected_ = 0;  // up to here anchors and tags have been told
  bool has_tabs_ = false;
  bool has_questions_ = false;
  bool tabs_told_ = false;
  bool misread_ = false;
  struct Cut {
    Offset hash;
    bool in_brackets;
  };
  std::vector<Cut> cuts_;
};

/// Directives stand before everything else; yaml-cpp passes over those that it does not know.
void reject_directives(const Source& source, Diagnostics& faults) {
  const std::string_view text = source.text;
  for (Offset at = 0; at < text.size(); at = skip_line(text, at) + 1) {
    const Line line = line_at(source, at);
    if (is_empty(text, line)) continue;
    if (text[at] != '%') return;
    if (text.substr(at).starts_with("%YAML")) continue;
    const std::string what = "a directive '" + std::string(text.substr(at, word_end(text, at) - at)) + "'";
    return void(faults.add(Fault::not_in_the_format, word_at(text, at), {what}));
  }
}

/// What stands behind the document that was read, apart from its end mark and a directive for the next one.
void reject_left_over(const Source& source, Offset at, Diagnostics& faults) {
  const std::string_view text = source.text;
  bool ended = false;
  for (at = skip_gap(text, at); at < text.size(); at = skip_gap(text, at)) {
    const bool begins_line = line_at(source, at).begin == at;
    const auto rest = text.substr(at);
    if (begins_line && rest.starts_with("...")) {
      ended = true;
      at += 3;
    } else if (begins_line && ended && rest.starts_with("%YAML")) {
      at = skip_line(text, at);
    } else {
      return Slip(source, at, faults).tell_left_over(ended);
    }
  }
}

/// What is to be told where the parser stopped without a word of ours.
void explain(const Source& source, const Builder& builder, bool cut, std::optional<Offset> place,
             const std::string& complaint, Diagnostics& faults) {
  const std::string_view text = source.text;
  if (builder.complex() && chat_stamp(text, *builder.complex()) > *builder.complex())
    return Slip(source, *builder.complex(), faults).tell(complaint);
  if (builder.complex() || cut) {
    const Outline outline(text, offset(text.size()));
    if (const auto deep = outline.too_deep()) return void(faults.add(Fault::too_deep, {*deep, *deep + 1}));
    if (!cut && outline.brackets().empty() && !outline.quote_open()) {
      const Offset at = *builder.complex();
      const Span span{at, std::min(at + 1, offset(text.size()))};
      return void(faults.add(Fault::not_in_the_format, span, {"a complex key"}));
    }
    place = offset(text.size());
  }
  if (cut) {
    const auto next = text.find_first_not_of(" \t\r\n:-,", builder.cut());
    const Offset at = next == std::string_view::npos ? builder.cut() : offset(next);
    faults.add(Fault::too_large, {at, at}, {"text, line or bracket", "256 KiB"});
  } else if (place && !builder.misread()) {
    Slip(source, *place, faults).tell(complaint);
  }
}

/// Reads the text that begins at `begin`; what yaml-cpp throws ends here.
// yaml-cpp reads remarks as slowly as anything else, and a session may begin and end with long ones.

/// The text up to its last line that is neither blank nor a remark from its first column on.
std::string_view without_closing_remarks(std::string_view text) {
  std::size_t end = text.size();
  while (end > 0) {
    const std::size_t line = end == 1 ? 0 : text.rfind('\n', end - 2) + 1;
    const char first = text[line];
    if (first != '#' && first != '\n') break;
    end = line;
  }
  return text.substr(0, end);
}

/// The bytes of the blank lines and remarks with which a text opens.
Offset opening_remarks(std::string_view text) {
  std::size_t begin = 0;
  while (begin < text.size() && (text[begin] == '#' || text[begin] == '\n')) {
    const std::size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) break;
    begin = end + 1;
  }
  return static_cast<Offset>(begin);
}

void read(Record& record, Offset begin, Diagnostics& faults) {
  const Source& source = record.source();
  begin += opening_remarks(std::string_view(source.text).substr(begin));
  Feed feed(without_closing_remarks(std::string_view(source.text).substr(begin)));
  Builder builder(record, feed, begin, faults);
  std::optional<Offset> place;
  std::string complaint;
  try {
    std::istream in(&feed);
    YAML::Parser parser(in);
    parser.HandleNextDocument(builder);
    if (parser && !feed.cut()) reject_left_over(source, builder.reached(), faults);
    builder.tell_cuts(true);
  } catch (const Stop&) {
    builder.close();
    builder.tell_cuts(false);
    if (builder.unkeyed()) {
      place = builder.unkeyed();
      complaint = YAML::ErrorMsg::END_OF_MAP;
    } else if (!builder.complex()) {
      return;
    }
  } catch (const YAML::Exception& stopped) {
    complaint = stopped.msg;
    place = stopped.mark.is_null() ? builder.reached() : begin + static_cast<Offset>(stopped.mark.pos);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception&) {
    place = builder.reached();
  }
  builder.close();
  builder.tell_cuts(false);
  explain(source, builder, feed.cut(), place, complaint, faults);
}

}  // namespace

std::unique_ptr<Record> read_record(Source source, Diagnostics& faults) {
  if (source.syntax == Syntax::json) source.text.reserve(source.text.size() + json_padding);
  auto record = std::make_unique<Record>(std::move(source));
  const std::string_view text = record->source().text;
  if (!is_text(text, faults)) return record;
  if (record->source().syntax == Syntax::json) {
    read_json(*record, faults);
    return record;
  }
  reject_directives(record->source(), faults);
  read(*record, text.starts_with("\uFEFF") ? 3 : 0, faults);
  return record;
}

}  // namespace elfref
