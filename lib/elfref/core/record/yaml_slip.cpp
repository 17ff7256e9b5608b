#include "elfref/core/record/yaml_slip.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "elfref/core/record/yaml_outline.h"
#include "elfref/core/record/yaml_text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::yaml {
namespace {

/// The keys under which a person writes what they like.
constexpr std::array<std::string_view, 2> free_text{"note", "session"};

void add_directive(std::string_view text, Offset at, Diagnostics& faults) {
  const Message written = as_written(text.substr(at, word_end(text, at) - at));
  faults.add(Fault::not_in_the_format, word_at(text, at),
             msg::not_in_the_format({.what = msg::a_directive({.written = written})}));
}

/// Finds what a person slipped on where YAML gave up, and tells it once.
class Slip {
 public:
  Slip(const Source& source, Offset place, std::span<const PhaseForm> phases, Diagnostics& faults)
      : source_(source),
        text_(source.text),
        place_(std::min(place, offset(text_.size()))),
        line_(line_at(source, place_)),
        outline_(text_, place_),
        phases_(phases),
        faults_(faults) {}

  void tell(Complaint complaint) {
    if (chat() || depth() || quote() || tab() || bracket() || indicator(complaint)) return;
    if (complaint == Complaint::colon) return colon();
    if (complaint == Complaint::closing) return closing();
    if (complaint == Complaint::comma) return comma();
    if (complaint == Complaint::misfit) return misfit();
    rest(complaint);
  }

  /// The document is over for YAML, and here the text goes on.
  void tell_left_over(bool after_end_mark) {
    if (text_[place_] == '%') return directive();
    if (text_.substr(place_).starts_with("---")) return syntax(place_, msg::second_document());
    if (after_end_mark) return syntax(place_, msg::text_behind_end());
    if (!tab()) misfit();
  }

 private:
  void syntax(Span span, const Message& what, Message advice = {}) {
    faults_.add(Fault::syntax, span, msg::syntax({.language = verbatim("YAML"), .what = what})).advice =
        std::move(advice);
  }
  void syntax(Offset at, const Message& what, Message advice = {}) {
    syntax(word_at(text_, at), what, std::move(advice));
  }
  void quotes_wanted(Offset at) {
    if (text_.substr(at).starts_with("```")) return syntax({at, at + 3}, msg::code_fence(), msg::drop_the_line());
    syntax({at, at + 1}, msg::text_cannot_begin_with({.sign = verbatim(text_.substr(at, 1))}));
  }
  void odd(Offset at, const Lookalike& one) { add_odd(faults_, "YAML", at, one); }

  [[nodiscard]] bool in_text() const { return !enclosing(source_, place_, free_text).empty(); }
  /// Whether nothing but an indicator without its value stands from the place on.
  [[nodiscard]] bool at_end() const {
    const Offset at = skip_gap(text_, place_);
    const bool indicator = at < text_.size() && std::string_view(":-?,").find(text_[at]) != std::string_view::npos;
    return skip_gap(text_, indicator ? at + 1 : at) >= text_.size();
  }

  /// A line that was copied out of a chat, with the time and the name that stand before it there.
  bool chat() {
    const Offset end = chat_stamp(text_, line_.content);
    if (end > line_.content) syntax({line_.content, end}, msg::line_from_chat(), msg::drop_time_and_name());
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
    faults_.add(Fault::truncated, {quoted.begin, quoted.begin + 1}, msg::truncated({.what = msg::a_quoted_text()}));
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
      syntax({*comment, *comment + 1}, msg::closing_in_comment({.bracket = verbatim(list ? "]" : "}")}));
    } else if (at_end()) {
      faults_.add(Fault::truncated, {at, at + 1}, ends_inside(list));
    } else {
      syntax({at, at + 1}, not_closed(list));
    }
    return true;
  }

  /// A closing bracket that does not fit.
  void closing() {
    const auto& open = outline_.brackets();
    const Span here{place_, place_ + 1};
    const bool list = text_[place_] == ']';
    if (open.empty()) return syntax(here, not_opened(list));
    const bool opened = std::ranges::any_of(open, [&](Offset at) { return (text_[at] == '[') == list; });
    if (!opened) return syntax(here, closed_by(list));
    syntax({open.back(), open.back() + 1}, not_closed(!list));
  }

  /// Between two entries of a bracket something is missing.
  void comma() {
    if (text_[place_] != ':') return syntax(place_, msg::comma_missing());
    if (in_text()) return void(faults_.add(Fault::colon_in_text, {place_, place_ + 1}));
    Offset begin = place_;
    for (; begin > 0 && !ends_entry(text_[begin - 1]) && !is_bracket(text_[begin - 1]); --begin) {
      const auto* wide = lookalike(odd_commas, text_.substr(begin));
      if (wide) return odd(begin, *wide);
      if (text_[begin - 1] == ':' && is_space(peek(text_, begin)) && begin < place_) break;
    }
    Offset word = place_;
    while (word > begin && !is_space(text_[word - 1])) --word;
    syntax({word, place_}, msg::comma_missing_before({.word = as_written(text_.substr(word, place_ - word))}));
  }

  // Single characters

  bool indicator(Complaint complaint) {
    const char c = peek(text_, place_);
    if (c == '?') return question();
    if (complaint == Complaint::dash && c == '-') return dash();
    if (c == '%' && place_ == line_.begin && complaint != Complaint::version) return directive(), true;
    Offset word = place_;
    while (word > line_.begin && !is_space(text_[word - 1]) && !is_bracket(text_[word - 1])) --word;
    if (word == place_ && is_blank(c) && word > line_.begin) --word;
    const char first = peek(text_, word);
    if (first == '*' || first == '&' || first == '!') return property(word);
    if (complaint != Complaint::character) return false;
    quotes_wanted(place_);
    return true;
  }

  bool question() {
    const char before = place_ > line_.content ? text_[place_ - 1] : ' ';
    const bool glued = !is_space(before) && !is_bracket(before) && before != ',' && before != '+';
    if (glued || in_text()) {
      syntax({place_, place_ + 1}, msg::question_mark_in_brackets());
    } else {
      faults_.add(Fault::question_mark, {place_, place_ + 1});
    }
    return true;
  }

  bool dash() {
    const Span here{place_, place_ + 1};
    const Offset next = skip_blanks(text_, place_ + 1);
    if (ends_word(peek(text_, next)) || ends_entry(text_[next]) || text_[next] == '#') {
      faults_.add(Fault::lone_dash, here, msg::lone_dash({.advice = instead_of_dash(source_, place_, phases_)}));
    } else if (outline_.brackets().empty()) {
      syntax(here, msg::dash_begins_own_line());
    } else {
      syntax(here, msg::dash_in_brackets());
    }
    return true;
  }

  void directive() { add_directive(text_, place_, faults_); }

  /// An anchor, alias or tag that yaml-cpp itself refuses.
  bool property(Offset at) {
    const char c = text_[at];
    const bool bare = ends_word(peek(text_, at + 1));
    if (c == '*' && bare && at == line_.text) return odd(at, {"*", "-"}), true;
    if (bare) return quotes_wanted(at), true;
    const Offset end = property_end(text_, at);
    if (!faults_.all().empty() && faults_.all().back().message == a_merge_key()) return true;
    faults_.add(Fault::not_in_the_format, {at, end}, msg::not_in_the_format({.what = property_name(text_, at)}))
        .advice = msg::put_texts_in_quotes();
    return true;
  }

  // Lines

  /// A ':' that YAML refuses.
  void colon() {
    const Span here{place_, place_ + 1};
    if (text_.substr(line_.begin).starts_with("--- ")) {
      return syntax(here, msg::belongs_after_dashes());
    }
    if (place_ - line_.begin > 1024) return syntax(here, msg::key_too_long());
    const Offset first = separator(text_, line_.text, place_);
    if (first == place_) return colon_of_key();
    const Offset value = skip_blanks(text_, first + 1);
    if (const auto* quote = lookalike(odd_quotes, text_.substr(value))) return odd(value, *quote);
    if (const auto* bracket = lookalike(odd_brackets, text_.substr(value))) return odd(value, *bracket);
    if (outline_.quoted().begin >= value) return syntax(here, msg::second_colon_in_line());
    const auto key = text_.substr(line_.text, first - line_.text);
    for (const char* glued : {":[", ":{"})
      if (const std::size_t colon = key.find(glued); colon != std::string_view::npos && colon > 0) {
        const Offset at = offset(line_.text + colon);
        return void(faults_.add(Fault::missing_space, {at, at + 1}));
      }
    if (!same_key(key, "note") && is_joined(value)) return;
    if (const std::size_t bracket = key.find(" ["); bracket != std::string_view::npos && bracket > 0) {
      const Offset at = offset(line_.text + bracket);
      return syntax({at, at + 1}, msg::colon_missing_after({.name = as_written(key.substr(0, bracket))}));
    }
    const PhaseForm* phase = phase_around(source_, line_.begin, phases_, "session");
    if (!same_key(key, "note") && phase != nullptr && !phase->in_brackets.empty())
      return syntax(here, msg::second_colon_of_steps({.steps = phase->in_brackets.message()}));
    const bool play = !same_key(key, "note") && phase != nullptr && !phase->between.empty();
    const std::string_view piece = text_.substr(value, place_ - value);
    if (play && piece.find(':') == std::string_view::npos) {
      std::string_view rest = text_.substr(place_ + 1, line_.end - place_ - 1);
      rest = rest.substr(std::min(rest.find_first_not_of(' '), rest.size()));
      rest = rest.substr(0, rest.find(" #"));
      while (!rest.empty() && is_space(rest.back())) rest.remove_suffix(1);
      const std::string write = std::string(piece).append(" ").append(phase->between).append(" ").append(rest);
      return syntax(here, msg::second_colon_of_play({.write = as_written(write)}));
    }
    if (!same_key(key, "note") && keys_in_a_row(value))
      return syntax(here, msg::entries_stand_in_braces({.braces = verbatim("{ }")}));
    faults_.add(Fault::colon_in_text, here);
  }

  /// Says that two lines stand in one, if the value looks so: `easystart:` ends it, or `pass - Anna: pass` goes on in
  /// it, and some line begins with `- Anna:`.
  bool is_joined(Offset value) {
    const std::string_view before = text_.substr(value, place_ - value);
    const std::size_t dash = before.rfind(" - ");
    const char next = peek(text_, skip_blanks(text_, place_ + 1));
    const bool ends = ends_word(next) || next == '#';
    const bool goes_on = dash != std::string_view::npos && before.find(':') == std::string_view::npos &&
                         begins_a_line(text_.substr(value + dash + 1, place_ - value - dash));
    if (!ends && !goes_on) return false;
    const Offset at = goes_on ? offset(value + dash + 1) : value;
    const std::string_view text = text_.substr(at, place_ + 1 - at);
    const Message what = goes_on ? msg::line_break_missing_before({.text = as_written(text)})
                                 : msg::line_break_missing_in({.text = as_written(text)});
    syntax({at, place_ + 1}, what);
    return true;
  }

  /// Whether a line begins so, after its indentation.
  [[nodiscard]] bool begins_a_line(std::string_view words) const {
    for (std::size_t at = text_.find(words); at != std::string_view::npos; at = text_.find(words, at + 1))
      if (line_at(source_, offset(at)).content == at) return true;
    return false;
  }

  /// Whether a line has several keys with values, and no braces around them: `towns: 15, at: Virst`.
  [[nodiscard]] bool keys_in_a_row(Offset value) const {
    const std::string_view before = text_.substr(value, place_ - value);
    if (before.find(',') != std::string_view::npos) return line_.is_item();
    const std::string_view after = text_.substr(place_, line_.end - place_);
    return after.find(": ", std::min(after.find(','), after.size())) != std::string_view::npos;
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
    syntax({line.text, line.end}, msg::colon_missing());
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
    syntax({line.text, line.text + 1}, msg::space_missing_after_dash());
    return true;
  }

  /// The line above that stands at the same column, before any that is further left.
  [[nodiscard]] std::optional<Line> sibling_above() const {
    auto above = line_above(source_, line_);
    while (above && above->column() > line_.column()) above = line_above(source_, *above);
    return above && above->column() == line_.column() ? above : std::nullopt;
  }

  /// Whether a line to the left of the refused one has neither a dash nor a key, as a line of a chat has not. The last
  /// line of a longer value ends with a bracket or a quote.
  [[nodiscard]] bool fits_nowhere(const Line& line) const {
    const auto words = text_.substr(line.text, line.end - line.text);
    const bool ends_value = words.find_first_of("]}") != std::string_view::npos || words.ends_with('"') ||
                            words.ends_with('\'');
    return line.column() < line_.column() && !line.is_item() && !ends_value &&
           separator(text_, line.text, line.end) == line.end;
  }

  /// Something that fits neither the list nor the map round it.
  void misfit() { return place_ > line_.text ? trailing() : misfit_line(); }

  void misfit_line() {
    if (odd_begin(line_)) return;
    const auto sibling = sibling_above();
    const Offset colon = separator(text_, line_.text, line_.end);
    if (sibling && sibling->is_item() && !line_.is_item()) {
      faults_.add_word(Fault::missing_dash, {line_.text, colon}, text_.substr(line_.text, colon - line_.text));
    } else if (sibling && !sibling->is_item() && odd_begin(*sibling)) {
      return;
    } else if (colon == line_.end && !line_.is_item()) {
      missing_colon(line_);
    } else if (const auto above = line_above(source_, line_); above && fits_nowhere(*above)) {
      missing_colon(*above);
    } else {
      syntax(line_.content, msg::indentation_does_not_fit());
    }
  }

  /// Something behind a value that was complete.
  void trailing() {
    Offset end = place_;
    while (end > line_.begin && is_blank(text_[end - 1])) --end;
    const char before = end > line_.begin ? text_[end - 1] : '\0';
    const Span quoted = outline_.quoted();
    if (quoted.end == end && quoted.begin < line_.begin) {
      return syntax({quoted.begin, quoted.begin + 1}, msg::quote_not_closed());
    }
    if (text_[place_] == ',') return syntax({place_, place_ + 1}, msg::values_stand_in_brackets());
    const Span rest{place_, std::max(line_.end, place_ + 1)};
    if (quoted.end == end) return syntax(rest, msg::text_behind_quote(), msg::whole_text_in_quotes());
    if (before == ']' || before == '}') {
      const Offset after = skip_blanks(text_, place_ + 1);
      if (std::string_view(".;,").find(text_[place_]) != std::string_view::npos &&
          (after >= line_.end || text_[after] == '#'))
        return syntax({place_, place_ + 1}, msg::text_behind_bracket(),
                      msg::drop_the_sign({.sign = as_written(text_.substr(place_, 1))}));
      return syntax(rest, msg::text_behind_bracket(), msg::whole_text_in_quotes());
    }
    syntax(place_, msg::colon_or_comma_missing());
  }

  void rest(Complaint complaint) {
    if (complaint == Complaint::block) {
      const auto at = text_.substr(0, place_).find_last_of("|>");
      return quotes_wanted(offset(at));
    }
    if (complaint == Complaint::escape) {
      const auto at = offset(text_.substr(0, place_).rfind('\\'));
      return syntax({at, at + 1}, msg::backslash_in_double_quotes({.backslash = verbatim("\\")}),
                    msg::use_single_quotes());
    }
    if (complaint == Complaint::version || text_.substr(place_).starts_with("%YAML")) {
      return syntax(place_, msg::version_not_1());
    }
    if (complaint == Complaint::indentation) {
      faults_.add(Fault::tab_indents, {place_, place_ + 1});
      return;
    }
    syntax(place_, msg::character_with_another_meaning(), msg::put_texts_in_quotes());
  }

  const Source& source_;
  std::string_view text_;
  Offset place_;
  Line line_;
  Outline outline_;
  std::span<const PhaseForm> phases_;
  Diagnostics& faults_;
};

}  // namespace

Message a_merge_key() {
  return msg::not_in_the_format({.what = msg::a_merge_key()});
}

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

void tell_slip(const Source& source, Offset place, Complaint complaint, std::span<const PhaseForm> phases,
               Diagnostics& faults) {
  Slip(source, place, phases, faults).tell(complaint);
}

void reject_directives(const Source& source, Diagnostics& faults) {
  const std::string_view text = source.text;
  for (Offset at = 0; at < text.size(); at = skip_line(text, at) + 1) {
    const Line line = line_at(source, at);
    if (is_empty(text, line)) continue;
    if (text[at] != '%') return;
    if (text.substr(at).starts_with("%YAML")) continue;
    return add_directive(text, at, faults);
  }
}

void reject_left_over(const Source& source, Offset at, std::span<const PhaseForm> phases, Diagnostics& faults) {
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
      return Slip(source, at, phases, faults).tell_left_over(ended);
    }
  }
}

}  // namespace elfref::yaml
