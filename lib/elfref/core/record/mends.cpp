#include "elfref/core/record/mends.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string_view>
#include <utility>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/yaml_outline.h"
#include "elfref/core/record/yaml_text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

using yaml::Line;
using yaml::line_at;
using yaml::peek;
using yaml::skip_blanks;
using Ways = std::vector<Mend>;

constexpr std::size_t most_bytes_mended = 1 << 20;
constexpr int most_lines_mended = 2000;  // of one slip

/// A slip as it was typed.
struct Typed {
  const Source& source;
  std::string_view text;  ///< of the source
  Span span;              ///< of the fault
  const Diagnostic& fault;
  Line line;  ///< in which the span begins

  [[nodiscard]] std::string_view words() const { return text.substr(span.begin, span.end - span.begin); }
};

Edit insertion(Offset at, std::string words) {
  return {{at, at}, std::move(words)};
}
Ways one(Edit edit) {
  return {{std::move(edit)}};
}

// ---------------------------------------------------------------- messages

std::size_t bytes_of_names(const Arg& arg) {
  const bool has_text = arg.kind == Arg::Kind::name || arg.kind == Arg::Kind::text || arg.kind == Arg::Kind::setting;
  return has_text ? static_cast<std::size_t>(arg.value) : 0;
}

/// Whether a message is this one, or has it among its arguments. `name` becomes the first text of that one.
bool has_message(const Message& message, Msg id, std::string_view* name = nullptr) {
  bool found = message.id() == id;
  std::size_t at = 0;
  for (const Arg& arg : message.args()) {
    if (found && arg.kind == Arg::Kind::name) {
      if (name != nullptr) *name = std::string_view(message.names()).substr(at, bytes_of_names(arg));
      return true;
    }
    found = found || (arg.kind == Arg::Kind::message && arg.id == static_cast<std::uint16_t>(id));
    at += bytes_of_names(arg);
  }
  return found;
}

std::string name_in(const Message& message, Msg id) {
  std::string_view name;
  has_message(message, id, &name);
  return std::string(name);
}

// ---------------------------------------------------------------- parts of a line

/// Where the content of a line ends: before the blanks and the comment at its end.
Offset end_of_content(std::string_view text, Offset from, Offset end) {
  for (Offset at = from; at < end; ++at) {
    const char c = text[at];
    const bool opens = at == from || std::string_view(" ,[{:").find(text[at - 1]) != std::string_view::npos;
    if ((c == '"' || c == '\'') && opens) {
      const Offset close = yaml::closing_quote(text, at);
      if (close < end) at = close;
    } else if (c == '#' && at > from && yaml::is_blank(text[at - 1]) && yaml::ends_word(peek(text, at + 1))) {
      end = at;
    }
  }
  while (end > from && is_space(text[end - 1])) --end;
  return end;
}

/// The value of the key with which the line of a slip begins, or the whole entry.
Span value_of(const Typed& slip) {
  const Offset colon = yaml::separator(slip.text, slip.line.text, slip.line.end);
  const Offset begin = colon < slip.line.end ? skip_blanks(slip.text, colon + 1) : slip.line.text;
  return {begin, std::max(begin, end_of_content(slip.text, begin, slip.line.end))};
}

/// The value within brackets in which a slip is: from the separator before it to the next sign that ends an entry.
Span value_in_brackets(const Typed& slip) {
  Offset begin = slip.span.begin;
  while (begin > slip.line.text && !is_bracket(slip.text[begin - 1]) && slip.text[begin - 1] != ',' &&
         !(slip.text[begin - 1] == ':' && is_space(peek(slip.text, begin))))
    --begin;
  begin = skip_blanks(slip.text, begin);
  Offset end = slip.span.begin;
  while (end < slip.line.end && !yaml::ends_entry(slip.text[end])) ++end;
  while (end > begin && is_space(slip.text[end - 1])) --end;
  return {begin, std::max(begin, end)};
}

bool in_brackets_at(const Typed& slip) {
  return !yaml::Outline(slip.text, slip.span.begin).brackets().empty();
}

std::string in_quotes(std::string_view words) {
  std::string quoted(words);
  if (quoted.find_first_of("\"\\") == std::string::npos) return '"' + quoted + '"';
  for (std::size_t at = quoted.find('\''); at != std::string::npos; at = quoted.find('\'', at + 2))
    quoted.insert(at, 1, '\'');
  return '\'' + quoted + '\'';
}

Edit quoted(const Typed& slip, Span span) {
  return {span, in_quotes(slip.text.substr(span.begin, span.end - span.begin))};
}

// ---------------------------------------------------------------- slips

Ways spaces_for_tabs(const Typed& slip) {
  Ways ways;
  for (const int width : {2, 8, 4}) {
    Mend mend;
    Line line = slip.line;
    for (int lines = 0; lines < most_lines_mended; ++lines) {
      const auto blanks = slip.text.substr(line.begin, line.content - line.begin);
      const auto tabs = static_cast<std::size_t>(std::ranges::count(blanks, '\t'));
      if (tabs > 0)
        mend.push_back({{line.begin, line.content},
                        std::string(blanks.size() - tabs + tabs * static_cast<std::size_t>(width), ' ')});
      if (line.end + 1 >= slip.text.size()) break;
      line = line_at(slip.source, yaml::skip_line(slip.text, line.end) + 1);
    }
    if (mend.empty()) {  // behind a dash
      Offset end = slip.span.begin;
      while (yaml::is_blank(peek(slip.text, end))) ++end;
      return one({{slip.span.begin, end}, " "});
    }
    ways.push_back(std::move(mend));
  }
  return ways;
}

Ways space_after(const Typed& slip) {
  return one(insertion(slip.span.end, " "));
}

/// A line that lacks its dash, at the depth of the dashes or at that of the words after them.
Ways dash_before(const Typed& slip) {
  const Offset at = slip.span.begin;
  Ways ways = one(insertion(at, "- "));
  if (at == slip.line.content && at >= slip.line.begin + 2 && slip.text.substr(at - 2, 2) == "  ")
    ways.push_back({{{at - 2, at}, "- "}});
  return ways;
}

/// A key where a line is due: on a line of its own it may lack a dash.
Ways dash_before_key(const Typed& slip) {
  if (slip.span.begin != slip.line.text || slip.line.is_item()) return {};
  return dash_before(slip);
}

Ways plain_sign(const Typed& slip) {
  const std::string_view typed = slip.words();
  const char next = peek(slip.text, slip.span.end);
  const auto spaced = [&](std::string sign) { return yaml::ends_word(next) ? sign : sign + " "; };
  const std::string meant = [&] {
    if (lookalike(odd_colons, typed) != nullptr) return spaced(":");
    if (lookalike(odd_commas, typed) != nullptr) return spaced(",");
    if (const Lookalike* bracket = lookalike(odd_brackets, typed)) return std::string(bracket->meant);
    return slip.span.begin == slip.line.text ? spaced("-") : std::string("-");
  }();
  if (const Lookalike* quote = lookalike(odd_quotes, typed)) {
    for (Offset at = slip.span.end; at < slip.line.end; ++at)
      if (const Lookalike* closing = lookalike(odd_quotes, slip.text.substr(at)))
        return {{{slip.span, std::string(quote->meant)},
                 {{at, offset(at + closing->typed.size())}, std::string(quote->meant)}}};
    return {};
  }
  return one({slip.span, meant});
}

Ways plain_space(const Typed& slip) {
  return one({slip.span, " "});
}
Ways nothing_there(const Typed& slip) {
  return one({slip.span, ""});
}
Ways word_unknown(const Typed& slip) {
  return one({slip.span, "unknown"});
}
Ways nothing_done(const Typed& slip) {
  Ways ways;
  for (const char* words : {"pass", "[]", "unknown"}) ways.push_back({{slip.span, words}});
  return ways;
}

Ways text_in_quotes(const Typed& slip) {
  const bool within = in_brackets_at(slip);
  const Span value = within ? value_in_brackets(slip) : value_of(slip);
  if (value.begin == value.end) return {};
  return one(quoted(slip, value));
}

/// A text that a '#' cuts: to the end of the line, or to a comment with a space after its '#'.
Ways whole_text_quoted(const Typed& slip) {
  if (in_brackets_at(slip)) return {};
  const Offset begin = value_of(slip).begin;
  const Offset end = end_of_content(slip.text, begin, slip.line.end);
  return begin < slip.span.begin && slip.span.begin < end ? one(quoted(slip, {begin, end})) : Ways();
}

Ways plus_for_comma(const Typed& slip) {
  Offset comma = slip.span.begin;
  while (comma > slip.line.text && is_space(slip.text[comma - 1])) --comma;
  if (comma == slip.line.text || slip.text[comma - 1] != ',') return {};
  return one({{comma - 1, slip.span.begin}, " + "});
}

Ways number_in_digits(const Typed& slip) {
  const std::string write = name_in(slip.fault.advice, msg::numbers_are_digits.id);
  return one({slip.span, write.substr(0, write.find(' '))});
}

/// Values between commas, or steps, that lack the brackets around them.
Ways brackets_around(const Typed& slip) {
  if (in_brackets_at(slip)) return {};
  const Span value = value_of(slip);
  if (value.begin == value.end) return {};
  return one({value, "[" + std::string(slip.text.substr(value.begin, value.end - value.begin)) + "]"});
}

/// Keys with values in one line that lack the braces around them: all of an entry of a list, or the value of a key.
Ways braces_around(const Typed& slip) {
  if (in_brackets_at(slip)) return {};
  Span value = value_of(slip);
  if (slip.text.substr(value.begin, slip.span.begin - value.begin).find(',') != std::string_view::npos)
    value.begin = slip.line.text;
  if (value.begin >= value.end) return {};
  const std::string words(slip.text.substr(value.begin, value.end - value.begin));
  return one({value, words.ends_with('}') ? "{" + words : "{" + words + "}"});
}

/// A list whose value is one text with commas.
Ways list_of_text(const Typed& slip) {
  if (slip.words().starts_with('{') || slip.words().find(',') == std::string_view::npos ||
      slip.words().find('\n') != std::string_view::npos)
    return {};
  return one({slip.span, "[" + std::string(slip.words()) + "]"});
}

/// A number alone where a map is due, and the advice shows the map: `{towns: 14}`.
Ways map_of_value(const Typed& slip) {
  const std::string map = name_in(slip.fault.advice, msg::write_this.id);
  return map.starts_with('{') && map.find(slip.words()) != std::string::npos ? one({slip.span, map}) : Ways();
}

Ways colon_there(const Typed& slip) {
  const bool blank = is_space(peek(slip.text, slip.span.begin));
  return one(insertion(slip.span.begin, blank ? ":" : ": "));
}

Ways comma_there(const Typed& slip) {
  Offset before = slip.span.begin;
  while (before > slip.line.text && is_space(slip.text[before - 1])) --before;
  return one({{before, slip.span.begin}, ", "});
}

Ways words_of_a_play(const Typed& slip) {
  std::string words = name_in(slip.fault.message, msg::second_colon_of_play.id);
  if (words.ends_with("…")) return {};  // it was cut
  return one({value_of(slip), std::move(words)});
}

Ways bracket_closed(const Typed& slip) {
  const char open = peek(slip.text, slip.span.begin);
  if (open != '[' && open != '{') return {};
  const std::string close = open == '[' ? "]" : "}";
  return one(insertion(end_of_content(slip.text, slip.span.begin, slip.line.end), close));
}

/// A closing bracket that a comment contains: another one is written before the comment.
Ways bracket_before_comment(const Typed& slip) {
  Offset end = slip.span.begin;
  while (end > slip.line.begin && is_space(slip.text[end - 1])) --end;
  return one(insertion(end, name_in(slip.fault.message, msg::closing_in_comment.id)));
}

/// A text or bracket that the record ends in.
Ways end_written(const Typed& slip) {
  const char open = peek(slip.text, slip.span.begin);
  if (open != '"' && open != '\'') return bracket_closed(slip);
  const bool within = in_brackets_at(slip);
  Offset end = end_of_content(slip.text, slip.span.begin + 1, slip.line.end);
  while (within && end > slip.span.begin + 1 && (is_space(slip.text[end - 1]) || is_bracket(slip.text[end - 1]))) --end;
  return one(insertion(end, std::string(1, open)));
}

Ways line_deleted(const Typed& slip) {
  const Offset end = std::min(yaml::skip_line(slip.text, slip.line.end) + 1, offset(slip.text.size()));
  return one({{slip.line.begin, end}, ""});
}

// ---------------------------------------------------------------- several lines

/// The lines from one on that belong to it, because they are deeper than `column`; blank lines and comments between
/// them belong to it too.
std::vector<Line> block_of(const Typed& slip, const Line& first, Offset column) {
  std::vector<Line> lines{first};
  std::size_t last = 1;
  for (Line line = first; line.end + 1 < slip.text.size() && std::ssize(lines) < most_lines_mended;) {
    line = line_at(slip.source, yaml::skip_line(slip.text, line.end) + 1);
    const bool nothing = yaml::is_empty(slip.text, line);
    if (!nothing && line.column() <= column) break;
    lines.push_back(line);
    if (!nothing) last = lines.size();
  }
  lines.resize(last);
  return lines;
}

Edit indented(const Line& line, Offset by) {
  return insertion(line.begin, std::string(by, ' '));
}

/// Moves lines from one depth to another.
Mend moved_to(Offset depth, Offset from, std::span<const Line> lines) {
  Mend mend;
  for (const Line& line : lines) {
    if (line.content == line.end) continue;
    if (depth > from) {
      mend.push_back(indented(line, depth - from));
    } else {
      mend.push_back({{line.begin, line.begin + std::min(from - depth, line.column())}, ""});
    }
  }
  return mend;
}

/// Moves a line to the depth of a line above, alone or with those that belong to it: the nearest depth first.
Ways other_indentation(const Typed& slip) {
  std::vector<Offset> depths;
  const auto known = [&](Offset depth) {
    return depth == slip.line.column() || std::ranges::find(depths, depth) != depths.end();
  };
  constexpr int most_lines_above = 20;
  auto above = yaml::line_above(slip.source, slip.line);
  for (int lines = 0; above && lines < most_lines_above; ++lines, above = yaml::line_above(slip.source, *above))
    for (const Offset depth : {above->column(), above->text_column()})
      if (!known(depth)) depths.push_back(depth);
  const auto away = [&](Offset depth) {
    return std::abs(static_cast<int>(depth) - static_cast<int>(slip.line.column()));
  };
  std::ranges::stable_sort(depths, [&](Offset a, Offset b) {
    return std::pair(away(a), -static_cast<int>(a)) < std::pair(away(b), -static_cast<int>(b));
  });
  constexpr std::size_t most_depths = 3;
  if (depths.size() > most_depths) depths.resize(most_depths);
  const std::vector<Line> block = block_of(slip, slip.line, slip.line.column());
  Ways ways;
  for (const Offset depth : depths) {
    const bool fits = block.size() > 1 && block[1].column() >= depth;
    if (fits) ways.push_back(moved_to(depth, slip.line.column(), std::span(block).first(1)));
    ways.push_back(moved_to(depth, slip.line.column(), block));
  }
  return ways;
}

/// Lines of a map where a list is due: each begins with '- ', or the first one does and the others go with it.
Ways entries_of_lines(const Typed& slip) {
  const Line& first = slip.line;
  if (slip.span.begin != first.content || first.content == first.begin) return {};
  std::vector<Line> lines = block_of(slip, first, first.column() - 1);
  Mend together, each;
  for (const Line& line : lines) {
    if (line.content == line.end) continue;
    const bool begins = line.column() == first.column() && !yaml::is_empty(slip.text, line);
    together.push_back(line.begin == first.begin ? insertion(first.content, "- ") : indented(line, 2));
    each.push_back(begins ? insertion(line.content, "- ") : indented(line, 2));
  }
  const bool round = slip.fault.advice.id() == msg::round_begins.id;
  return round ? Ways{std::move(together), std::move(each)} : Ways{std::move(each), std::move(together)};
}

/// `round 1:`, `round 2:` at the depth of `players`: entries of the list `rounds`.
Ways rounds_of_headings(const Typed& slip) {
  Mend mend;
  const std::string_view word = slip.words().substr(0, slip.words().find_first_of(" 0123456789"));
  for (Line line = line_at(slip.source, 0); std::ssize(mend) < most_lines_mended;) {
    const std::string_view begin = slip.text.substr(line.begin, line.end - line.begin);
    const Offset colon = yaml::separator(slip.text, line.begin, line.end);
    if (begin.starts_with(word) && colon < line.end && is_digit(slip.text[colon - 1]))
      mend.push_back({{line.begin, colon + 1}, mend.empty() ? "rounds:\n-" : "-"});
    if (line.end + 1 >= slip.text.size()) break;
    line = line_at(slip.source, yaml::skip_line(slip.text, line.end) + 1);
  }
  return {std::move(mend)};
}

// ---------------------------------------------------------------- the table

/// A kind of slip, by a message of its fault or of its advice, and how it is mended.
struct SlipKind {
  Msg message;
  Ways (*mends)(const Typed&);
};

constexpr SlipKind slip_kinds[] = {
    {msg::tab_indents.id, spaces_for_tabs},
    {msg::missing_space.id, space_after},
    {msg::space_missing_after_dash.id, space_after},
    {msg::missing_dash.id, dash_before},
    {msg::odd_character.id, plain_sign},
    {msg::wide_space.id, plain_space},
    {msg::invisible_character.id, nothing_there},
    {msg::question_mark.id, word_unknown},
    {msg::lone_dash.id, nothing_done},
    {msg::second_colon_of_play.id, words_of_a_play},
    {msg::second_colon_of_steps.id, brackets_around},
    {msg::values_stand_in_brackets.id, brackets_around},
    {msg::entries_stand_in_braces.id, braces_around},
    {msg::drop_the_sign.id, nothing_there},
    {msg::colon_in_text.id, text_in_quotes},
    {msg::text_cannot_begin_with.id, text_in_quotes},
    {msg::whole_text_in_quotes.id, text_in_quotes},
    {msg::put_texts_in_quotes.id, text_in_quotes},
    {msg::comment_in_text.id, whole_text_quoted},
    {msg::cards_not_joined.id, plus_for_comma},
    {msg::numbers_are_digits.id, number_in_digits},
    {msg::not_closed.id, bracket_closed},
    {msg::closing_in_comment.id, bracket_before_comment},
    {msg::truncated.id, end_written},
    {msg::colon_missing_after.id, colon_there},
    {msg::comma_missing.id, comma_there},
    {msg::comma_missing_before.id, comma_there},
    {msg::code_fence.id, line_deleted},
    {msg::indentation_does_not_fit.id, other_indentation},
    {msg::rounds_is_a_list.id, rounds_of_headings},
    {msg::round_begins.id, entries_of_lines},
    {msg::line_begins.id, entries_of_lines},
    {msg::turn_begins.id, entries_of_lines},
    {msg::entry_begins.id, entries_of_lines},
    {msg::belongs_deeper.id, entries_of_lines},
    {msg::not_a_list.id, list_of_text},
    {msg::not_a_map.id, map_of_value},
    {msg::unknown_key.id, dash_before_key},
};

}  // namespace

std::vector<Mend> mends_of(const Source& source, const Diagnostic& fault) {
  if (fault.attachment || fault.rule != nullptr || fault.span.end > source.text.size()) return {};
  if (source.text.size() > most_bytes_mended) return {};
  const auto is_about = [&](const SlipKind& kind) {
    if (source.syntax == Syntax::json && kind.mends != number_in_digits) return false;
    return has_message(fault.message, kind.message) || has_message(fault.advice, kind.message);
  };
  const auto kind = std::ranges::find_if(slip_kinds, is_about);
  if (kind == std::end(slip_kinds)) return {};
  std::vector<Mend> ways = kind->mends({.source = source,
                                        .text = source.text,
                                        .span = fault.span,
                                        .fault = fault,
                                        .line = line_at(source, fault.span.begin)});
  std::erase_if(ways, [](const Mend& mend) { return mend.empty(); });
  return ways;
}

bool is_slip_of_form(const Diagnostic& fault) {
  static const std::array<std::string_view, 10> ids{
      Fault::syntax.id,       Fault::truncated.id,     Fault::not_in_the_format.id, Fault::question_mark.id,
      Fault::lone_dash.id,    Fault::colon_in_text.id, Fault::tab_indents.id,       Fault::odd_character.id,
      Fault::missing_dash.id, Fault::missing_space.id};
  return fault.severity == Severity::error && !fault.attachment && std::ranges::find(ids, fault.id) != ids.end();
}

Message mend_in_words(const Source& source, const Mend& mend) {
  const std::string_view text = source.text;
  const std::vector<LineChange> changes = line_changes(text, mend);
  std::vector<std::uint32_t> numbers;
  for (const LineChange& change : changes)
    for (std::size_t line = change.begin; line < change.end; ++line)
      numbers.push_back(static_cast<std::uint32_t>(line) + static_cast<std::uint32_t>(source.first_line));
  constexpr std::size_t most_named = 8;
  const bool more = numbers.size() > most_named;
  if (more) numbers.resize(most_named);
  List list(Joint::comma);
  for (const std::uint32_t number : numbers) list.add(line_number(number));
  if (more) list.add(verbatim("…"));
  const Message lines = msg::lines({.lines = list.take()});
  const auto only = [&](auto is) { return std::ranges::all_of(mend, is); };
  if (only([](const Edit& edit) { return edit.text.find_first_not_of(' ') == std::string::npos; }) &&
      only([&](const Edit& edit) { return edit.span.begin == line_at(source, edit.span.begin).begin; }))
    return msg::indent_otherwise({.lines = lines});
  if (mend.size() > 1 || changes.size() != 1 || changes.front().lines.size() != 1)
    return mend.size() > 1 && only([](const Edit& edit) { return edit.text.find_first_not_of("- ") == edit.text.npos; })
               ? msg::begin_with_dash({.lines = lines})
               : msg::change_lines({.lines = lines});
  // One line: the line without what is around it.
  const auto trimmed_line = [](std::string_view line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t end = line.find_last_not_of(" \t\r\n");
    return end == std::string_view::npos ? std::string() : std::string(line.substr(begin, end + 1 - begin));
  };
  const std::string before = trimmed_line(changes.front().lines.front());
  const std::string after = trimmed_line(changes.front().text);
  if (after.empty()) return msg::leave_out({.text = as_written(before)});
  return msg::write_instead({.old = as_written(before), .text = as_written(after)});
}

}  // namespace elfref
