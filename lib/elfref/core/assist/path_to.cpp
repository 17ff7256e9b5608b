#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/assist/assist.h"
#include "elfref/core/record/yaml_outline.h"
#include "elfref/core/record/yaml_text.h"

namespace elfref {
namespace {

using Steps = std::vector<PathToPlace::Step>;

/// A key as it is written, without quotes round it.
std::string key_words(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  if (text.size() > 1 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
    text = text.substr(1, text.size() - 2);
  return std::string(text);
}

/// Where a remark begins on a line before `to`; `to`: there is none.
Offset remark_on(std::string_view text, Offset from, Offset to) {
  char quote = '\0';
  for (Offset at = from; at < to; ++at) {
    const char c = text[at];
    const bool begins = at == from || std::string_view(" ,[{:").find(text[at - 1]) != std::string_view::npos;
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if ((c == '"' || c == '\'') && begins) {
      quote = c;
    } else if (c == '#' && (at == from || is_space(text[at - 1]))) {
      return at;
    }
  }
  return to;
}

/// The dashes of a line and its key, those that stand before a place.
struct Marks {
  Steps steps;                  // from the left
  std::vector<Offset> columns;  // of each
  bool after_colon = false;
  Offset words = 0;  // where the words behind them begin
};

Marks marks_of(std::string_view text, const yaml::Line& line, Offset until) {
  Marks found;
  Offset at = line.content;
  while (at < until && at < line.end && yaml::is_marker(text, at)) {
    found.steps.push_back({.key = {}, .at = at});
    found.columns.push_back(at - line.begin);
    at = std::min(yaml::skip_blanks(text, at + 1), line.end);
  }
  found.words = at;
  const Offset colon = yaml::separator(text, at, line.end);
  const std::string_view open = at < line.end && (text[at] == '[' || text[at] == '{') ? text.substr(at, 1) : "";
  if (colon >= until || colon == line.end || !open.empty() || colon >= remark_on(text, at, line.end)) return found;
  found.steps.push_back({.key = key_words(text.substr(at, colon - at)), .at = at});
  found.columns.push_back(at - line.begin);
  found.after_colon = true;
  found.words = std::min(yaml::skip_blanks(text, colon + 1), line.end);
  return found;
}

/// The steps to a place outside of brackets, and where its words begin.
std::pair<Steps, Marks> steps_in_block(const Source& source, Offset at) {
  const std::string_view text = source.text;
  yaml::Line line = yaml::line_at(source, at);
  const bool blank = line.content >= at || yaml::is_empty(text, line);
  Marks here = marks_of(text, line, at);
  Steps steps(here.steps.rbegin(), here.steps.rend());
  Offset column = here.columns.empty() ? (blank ? at - line.begin : line.column()) : here.columns.front();
  bool item = !here.steps.empty() && here.steps.front().key.empty();
  if (here.steps.empty() && !blank) column = line.column();
  for (auto above = yaml::line_above(source, line); above; above = yaml::line_above(source, *above)) {
    const Marks marks = marks_of(text, *above, above->end + 1);
    for (std::size_t i = marks.steps.size(); i-- > 0;) {
      const bool key = !marks.steps[i].key.empty();
      if (marks.columns[i] >= column && !(key && item && marks.columns[i] == column)) continue;
      steps.push_back(marks.steps[i]);
      column = marks.columns[i];
      item = !key;
    }
    if (column == 0 && !item) break;
  }
  std::ranges::reverse(steps);
  return {std::move(steps), std::move(here)};
}

/// The last element that begins in an open bracket before `until`: its beginning, and its colon.
std::pair<Offset, std::optional<Offset>> element_in(std::string_view text, Offset bracket, Offset until) {
  Offset begin = bracket + 1;
  std::optional<Offset> colon;
  int depth = 0;
  for (Offset at = bracket + 1; at < until; ++at) {
    const char c = text[at];
    if ((c == '"' || c == '\'') && std::string_view(" ,[{:").find(text[at - 1]) != std::string_view::npos) {
      at = yaml::closing_quote(text, at);
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if (c == ']' || c == '}') {
      --depth;
    } else if (depth == 0 && c == ',') {
      begin = at + 1;
      colon.reset();
    } else if (depth == 0 && c == ':' && !colon && (yaml::ends_word(yaml::peek(text, at + 1)) || at + 1 == until)) {
      colon = at;
    }
  }
  return {begin, colon};
}

/// The end of the words that begin at `begin`, without white space at their end.
Offset end_of_words(std::string_view text, Offset begin, Offset at, bool in_brackets) {
  Offset end = begin;
  while (end < text.size() && text[end] != '\n' && text[end] != '\r') {
    if (in_brackets && end >= at && (yaml::ends_entry(text[end]) || is_bracket(text[end]))) break;
    if (text[end] == '#' && end > begin && is_space(text[end - 1])) break;
    ++end;
  }
  while (end > std::max(begin, at) && is_space(text[end - 1])) --end;
  return end;
}

}  // namespace

PathToPlace path_to(const Source& source, std::uint32_t at) {
  const std::string_view text = source.text;
  at = std::min(at, offset(text.size()));
  PathToPlace path;
  const yaml::Line line = yaml::line_at(source, at);
  path.in_remark = remark_on(text, line.begin, std::min(at, line.end)) < at;
  std::vector<Offset> brackets = yaml::Outline(text, at).brackets();
  const Offset outer = brackets.empty() ? at : brackets.front();
  auto [steps, here] = steps_in_block(source, outer);
  path.steps = std::move(steps);
  if (brackets.empty()) {
    path.as_value = here.after_colon;
    path.as_key = !here.after_colon;
    const Offset begin = std::min(here.words, at);
    path.word = {begin, end_of_words(text, begin, at, false)};
    if (path.as_key) {  // up to the colon
      const Offset colon = yaml::separator(text, begin, path.word.end);
      path.word.end = std::max(std::min(path.word.end, colon), at);
    }
    return path;
  }
  for (std::size_t i = 0; i < brackets.size(); ++i) {
    const bool last = i + 1 == brackets.size();
    const auto [begin, colon] = element_in(text, brackets[i], last ? at : brackets[i + 1]);
    Offset words = begin;
    while (words < at && is_space(text[words])) ++words;
    if (text[brackets[i]] == '[') path.steps.push_back({.key = {}, .at = words});
    if (colon) path.steps.push_back({.key = key_words(text.substr(words, *colon - words)), .at = words});
    if (!last) continue;
    path.as_value = colon.has_value();
    path.as_key = !colon;
    Offset from = colon ? *colon + 1 : words;
    while (from < at && is_space(text[from])) ++from;
    path.word = {from, end_of_words(text, from, at, true)};
    if (path.as_key) path.word.end = std::max(std::min(path.word.end, yaml::separator(text, from, path.word.end)), at);
  }
  return path;
}

}  // namespace elfref
