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
#include <span>
#include <streambuf>
#include <string>
#include <utility>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/yaml_outline.h"
#include "elfref/core/record/yaml_slip.h"
#include "elfref/core/record/yaml_text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace yaml {
namespace {

/// yaml-cpp keeps every token of a line, and of a whole bracket, before it tells the first of them. So no more than
/// this is read without an event: neither time nor memory then grows with a hostile line.
constexpr std::ptrdiff_t max_piece_bytes = 256 << 10;

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

/// Builds the tree from yaml-cpp's events and tells what YAML accepts and the format does not.
class Builder final : public YAML::EventHandler {
 public:
  Builder(Record& record, Feed& feed, Offset begin, std::span<const PhaseForm> phases, Diagnostics& faults)
      : record_(record),
        tree_(record, faults),
        feed_(feed),
        text_(record.source().text),
        begin_(begin),
        reached_(begin),
        phases_(phases) {
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
    for (const auto& [hash, in_brackets] : std::exchange(cuts_, {})) {
      if (all_read || !in_brackets)
        tree_.fault(Fault::comment_in_text, {hash, hash + 1}).advice = msg::put_the_text_in_quotes();
    }
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
      if (top().map && top().children % 2 == 1) add({.span = {reached_, reached_}, .text = {}});
      tree_.close(top(), reached_);
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
    if (!misread_) tree_.tell_repeated(top());
    close_one();
  }

 private:
  struct Open : Parent {
    bool map = false;
    bool flow = false;
    bool text = false;  // inside `session` or `note`: free text
  };

  /// The innermost list or map that is open; the first one is nobody's, and the record its only child.
  [[nodiscard]] Open& top() { return open_[static_cast<std::size_t>(depth_)]; }
  [[nodiscard]] const Open& top() const { return open_[static_cast<std::size_t>(depth_)]; }

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
    tree_.fault(Fault::not_in_the_format, {at, end}, msg::not_in_the_format({.what = property_name(text_, at)}))
        .advice = msg::put_texts_in_quotes();
  }

  [[nodiscard]] bool at_key() const {
    return top().map && top().children % 2 == 0;
  }
  [[nodiscard]] bool in_flow() const { return top().flow; }
  /// The key whose value comes next; empty in a list.
  [[nodiscard]] std::string_view key() const {
    return top().map ? record_.at(top().last).text : std::string_view{};
  }
  [[nodiscard]] bool is_merged() const { return !at_key() && key() == "<<"; }
  /// Whether a value here is free text.
  [[nodiscard]] bool in_text() const {
    return top().text || same_key(key(), "note") || (depth_ == 1 && same_key(key(), "session"));
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
    return column(at) < column(record_.at(top().node).span.begin) + (top().map ? 0 : 1);
  }

  // Nodes

  void add(const Node& node) {
    tree_.add(node, top());
    reached_ = node.span.end;
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
      tree_.fault(Fault::truncated, {at, at + 1}, msg::truncated({.what = msg::a_quoted_text()}));
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
      if (top().map && !in_flow() && peek(text_, at - 1) != ':') stop_at_unkeyed();
    }
    const bool text = !at_key() && in_text();
    add({.span = {at, at}, .text = {}});
    if (text) check_comment(at);
  }

  /// At the end of a text yaml-cpp takes a line without a colon for a key.
  void stop_at_unkeyed() {
    unkeyed_ = record_.at(top().last).span.begin;
    throw Stop{};
  }

  /// Behind the ':', '-' or ',' that nothing follows.
  [[nodiscard]] Offset empty_place() const {
    const Offset next = skip_gap(text_, reached_);
    const char c = peek(text_, next);
    const bool first = top().children == 0;
    if (c == ':' || (c == '-' && !in_flow()) || (c == ',' && !top().map && !first)) return next + 1;
    return reached_;
  }

  void open(Shape shape, Offset at, bool flow) {
    if (at_key()) {
      complex_ = at;
      throw Stop{};
    }
    if (!flow && shape == Shape::map && peek(text_, at) == '?') check_question(at);
    if (has_tabs_ && depth_ < max_depth) check_tabs(at);
    const bool text = in_text();
    const Parent opened = tree_.open(shape, at, top());
    reached_ = is_bracket(peek(text_, at)) ? at + 1 : at;
    open_[static_cast<std::size_t>(++depth_)] = {opened, shape == Shape::map, flow, text};
  }

  void close_one() {
    const char first = peek(text_, record_.at(top().node).span.begin);
    if (first == '[' || first == '{') reached_ = closing_bracket();
    tree_.close(top(), reached_);
    --depth_;
    feed_.heard();
  }

  [[nodiscard]] Offset closing_bracket() const {
    Offset at = skip_gap(text_, reached_);
    while (peek(text_, at) == ',' || peek(text_, at) == ':') at = skip_gap(text_, at + 1);
    return at < text_.size() && is_bracket(text_[at]) ? at + 1 : reached_;
  }

  // What YAML accepts

  void reject_complex(Span span) {
    tree_.fault(Fault::not_in_the_format, span, msg::not_in_the_format({.what = msg::a_complex_key()}));
    throw Stop{};
  }

  /// A map that begins with '?'.
  void check_question(Offset at) {
    const Offset next = skip_blanks(text_, at + 1);
    if (!ends_word(peek(text_, next)) && text_[next] != '#') reject_complex({at, at + 1});
    tree_.fault(Fault::question_mark, {at, at + 1});
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
      tree_.fault(Fault::question_mark, {before - 1, before});
    } else {
      const Offset end = std::min(at + 1, offset(text_.size()));
      const bool colon = peek(text_, at) == ':';
      const Message what = colon ? msg::nothing_before_colon() : msg::key_missing();
      tree_.fault(Fault::syntax, {at, end}, msg::syntax({.language = verbatim("YAML"), .what = what}));
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
    tree_.fault(Fault::tab_indents, {*tab, *tab + 1});
    tabs_told_ = misread_ = true;
  }

  void check_plain(const Node& node, bool key, bool text) {
    if (key && node.text == "<<") tree_.fault(Fault::not_in_the_format, node.span, a_merge_key());
    if (!key && !text && node.text == "-") {
      const Message advice = instead_of_dash(record_.source(), node.span.begin, phases_);
      tree_.fault(Fault::lone_dash, node.span, msg::lone_dash({.advice = advice}));
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
      tree_.fault(Fault::syntax, {at, at + 1},
                  msg::syntax({.language = verbatim("YAML"), .what = msg::space_missing_after_dash()}));
    } else {
      tree_.odd("YAML", at + mark, *odd);
    }
    misread_ = true;
  }

  /// Keeps the place of a comment without a space behind its '#', after a free text that ends at `at`.
  void check_comment(Offset at) {
    const Offset hash = skip_blanks(text_, at);
    if (hash == at || peek(text_, hash) != '#' || ends_word(peek(text_, hash + 1))) return;
    cuts_.push_back({hash, in_flow()});
  }

  Record& record_;
  TreeBuilder tree_;
  Feed& feed_;
  std::string_view text_;
  Offset begin_;
  Offset reached_;
  std::span<const PhaseForm> phases_;
  std::array<Open, max_depth + 1> open_{};
  int depth_ = 0;
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

/// What is to be told where the parser stopped without a word of ours.
void explain(const Source& source, const Builder& builder, bool cut, std::optional<Offset> place,
             Complaint complaint, std::span<const PhaseForm> phases, Diagnostics& faults) {
  const std::string_view text = source.text;
  if (builder.complex() && chat_stamp(text, *builder.complex()) > *builder.complex())
    return tell_slip(source, *builder.complex(), complaint, phases, faults);
  if (builder.complex() || cut) {
    const Outline outline(text, offset(text.size()));
    if (const auto deep = outline.too_deep()) return void(faults.add(Fault::too_deep, {*deep, *deep + 1}));
    if (!cut && outline.brackets().empty() && !outline.quote_open()) {
      const Offset at = *builder.complex();
      const Span span{at, std::min(at + 1, offset(text.size()))};
      return void(faults.add(Fault::not_in_the_format, span, msg::not_in_the_format({.what = msg::a_complex_key()})));
    }
    place = offset(text.size());
  }
  if (cut) {
    const auto next = text.find_first_not_of(" \t\r\n:-,", builder.cut());
    const Offset at = next == std::string_view::npos ? builder.cut() : offset(next);
    faults.add(Fault::too_large, {at, at},
               msg::too_large({.limit = verbatim("256 KiB"), .what = msg::text_line_or_bracket()}));
  } else if (place && !builder.misread()) {
    tell_slip(source, *place, complaint, phases, faults);
  }
}

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

/// What a person is told of yaml-cpp's own complaint.
Complaint in_brief(const std::string& complaint) {
  namespace Of = YAML::ErrorMsg;
  const auto is_one_of = [&](auto... known) { return ((complaint == known) || ...); };
  if (is_one_of(Of::MAP_VALUE)) return Complaint::colon;
  if (is_one_of(Of::BLOCK_ENTRY)) return Complaint::dash;
  if (is_one_of(Of::FLOW_END)) return Complaint::closing;
  if (is_one_of(Of::END_OF_SEQ_FLOW, Of::END_OF_MAP_FLOW)) return Complaint::comma;
  if (is_one_of(Of::END_OF_MAP, Of::END_OF_SEQ)) return Complaint::misfit;
  if (is_one_of(Of::UNKNOWN_TOKEN)) return Complaint::character;
  if (is_one_of(Of::CHAR_IN_BLOCK, Of::ZERO_INDENT_IN_BLOCK)) return Complaint::block;
  if (is_one_of(Of::YAML_MAJOR_VERSION)) return Complaint::version;
  if (is_one_of(Of::TAB_IN_INDENTATION)) return Complaint::indentation;
  const bool escape = complaint.starts_with(Of::INVALID_ESCAPE) || complaint.starts_with(Of::INVALID_UNICODE);
  return escape || is_one_of(Of::INVALID_HEX) ? Complaint::escape : Complaint::nothing;
}

/// Reads the text that begins at `begin`; what yaml-cpp throws ends here.
void read(Record& record, Offset begin, std::span<const PhaseForm> phases, Diagnostics& faults) {
  const Source& source = record.source();
  begin += opening_remarks(std::string_view(source.text).substr(begin));
  Feed feed(without_closing_remarks(std::string_view(source.text).substr(begin)));
  Builder builder(record, feed, begin, phases, faults);
  std::optional<Offset> place;
  Complaint complaint = Complaint::nothing;
  try {
    std::istream in(&feed);
    YAML::Parser parser(in);
    parser.HandleNextDocument(builder);
    if (parser && !feed.cut()) reject_left_over(source, builder.reached(), phases, faults);
    builder.tell_cuts(true);
  } catch (const Stop&) {
    builder.close();
    builder.tell_cuts(false);
    if (builder.unkeyed()) {
      place = builder.unkeyed();
      complaint = Complaint::misfit;
    } else if (!builder.complex()) {
      return;
    }
  } catch (const YAML::Exception& stopped) {
    complaint = in_brief(stopped.msg);
    place = stopped.mark.is_null() ? builder.reached() : begin + static_cast<Offset>(stopped.mark.pos);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception&) {
    place = builder.reached();
  }
  builder.close();
  builder.tell_cuts(false);
  explain(source, builder, feed.cut(), place, complaint, phases, faults);
}

}  // namespace
}  // namespace yaml

void read_yaml(Record& record, std::span<const PhaseForm> phases, Diagnostics& faults) {
  const std::string_view text = record.source().text;
  yaml::reject_directives(record.source(), faults);
  try {
    yaml::read(record, text.starts_with("\uFEFF") ? 3 : 0, phases, faults);
  } catch (const Stop&) {  // more comments that cut a text than are told
  }
}

}  // namespace elfref
