#include "elfref/core/record/record_beginning.h"

#include <algorithm>
#include <utility>
#include <string>
#include <string_view>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/yaml_outline.h"
#include "elfref/core/record/yaml_text.h"

namespace elfref {
namespace {

using yaml::Line;
using yaml::Outline;

/// The first error of a text's form.
struct FirstError {
  Offset at;
  bool bytes;  // it is no text from there on
};
std::optional<FirstError> first_error(const Diagnostics& faults) {
  std::optional<FirstError> first;
  for (const Diagnostic& fault : faults.all())
    if (fault.severity == Severity::error && !fault.attachment && (!first || fault.span.begin < first->at))
      first = {fault.span.begin, fault.id == Fault::not_utf8.id};
  return first;
}

/// Where what belongs to a line ends: what stands deeper than it does.
Offset end_of_block(const Source& source, const Line& line) {
  const std::string_view text = source.text;
  Offset end = line.end;
  while (end < text.size()) {
    const Line next = yaml::line_at(source, end + 1);
    if (!yaml::is_empty(text, next) && next.column() <= line.column()) break;
    if (next.end <= end) break;
    end = next.end;
  }
  return end;
}

/// The last comma that stands in a bracket itself, or the bracket; and the first colon behind it that separates.
struct Element {
  Offset begin;
  std::optional<Offset> colon;
};
Element last_element(std::string_view text, Offset bracket) {
  Element last{bracket, {}};
  int depth = 0;
  for (Offset at = bracket + 1; at < text.size(); ++at) {
    const char c = text[at];
    if ((c == '"' || c == '\'') && std::string_view(" ,[{:").find(text[at - 1]) != std::string_view::npos) {
      at = yaml::closing_quote(text, at);
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if (c == ']' || c == '}') {
      --depth;
    } else if (depth == 0 && c == ',') {
      last = {at, {}};
    } else if (depth == 0 && c == ':' && !last.colon && yaml::ends_word(yaml::peek(text, at + 1))) {
      last.colon = at;
    }
  }
  return last;
}

/// The text with what stands open at its end closed.
std::string closed(std::string_view text) {
  Outline outline(text, offset(text.size()));
  if (outline.quote_open()) {
    text = text.substr(0, outline.quoted().begin);
    outline = Outline(text, offset(text.size()));
  }
  const std::vector<Offset>& open = outline.brackets();
  if (open.empty()) return std::string(text);
  const Element last = last_element(text, open.back());
  const std::size_t end = text.find_last_not_of(" \t\r\n");
  std::string whole(text);
  if (text[end] != ']' && text[end] != '}') {  // else the last element is whole
    whole.resize((last.colon ? *last.colon : last.begin) + 1);
    if (last.colon || text[open.back()] == '[') whole += " unknown";
  }
  for (auto bracket = open.rbegin(); bracket != open.rend(); ++bracket) whole += text[*bracket] == '[' ? ']' : '}';
  return whole;
}

}  // namespace

std::optional<Beginning> beginning_of(const Source& source, const Diagnostics& faults) {
  std::optional<FirstError> error = first_error(faults);
  if (source.syntax == Syntax::json || !error) return std::nullopt;
  constexpr int most_tries = 6;
  Beginning cut{.source = source, .kept = 0};
  const std::string_view whole = source.text;
  Offset end = offset(whole.size());  // nothing behind it was tried
  for (int tries = 0; tries < most_tries && end > 0; ++tries) {
    // First with as much of the line as there is, then without it.
    const Offset at = std::min(error->at, end);
    const Line line = yaml::line_at(source, at);
    const Offset with_it = error->bytes ? at : std::min(end_of_block(source, line), end);
    for (const Offset until : {with_it, line.begin}) {
      std::string& text = cut.source.text;
      text = closed(whole.substr(0, until));
      if (text == whole || text.empty()) continue;
      cut.kept = offset(std::ranges::mismatch(text, whole).in1 - text.begin());
      Diagnostics found;
      (void)read_record(cut.source, found);
      const std::optional<FirstError> next = first_error(found);
      if (!next) return cut;
      if (until == line.begin || next->at < line.begin || error->bytes) error = {next->at, false};
    }
    end = error->at < line.begin ? end : line.begin;
    if (error->at >= line.begin) error->at = line.begin == 0 ? 0 : line.begin - 1;
  }
  return std::nullopt;
}

}  // namespace elfref
