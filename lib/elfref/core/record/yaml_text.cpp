#include "elfref/core/record/yaml_text.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "elfref/core/words/core_msg.h"

namespace elfref::yaml {

Offset word_end(std::string_view text, Offset at) {
  Offset end = at;
  while (!ends_word(peek(text, end)) && (end == at || (!ends_entry(text[end]) && !is_bracket(text[end])))) ++end;
  if (end > at && text[end - 1] == ':') end -= end - 1 > at ? 1 : 0;
  return end;
}

Span word_at(std::string_view text, Offset at) {
  return {at, word_end(text, at)};
}

Offset property_end(std::string_view text, Offset at) {
  while (!ends_word(peek(text, at)) && !ends_entry(text[at]) && !is_bracket(text[at])) ++at;
  return at;
}

Message property_name(std::string_view text, Offset at) {
  const Message written = as_written(text.substr(at, property_end(text, at) - at));
  if (text[at] == '*') return msg::an_alias({.written = written});
  if (text[at] == '&') return msg::an_anchor({.written = written});
  return msg::a_tag({.written = written});
}

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

Offset separator(std::string_view text, Offset from, Offset to) {
  for (Offset at = from; at < to; ++at) {
    if (text[at] == ':' && ends_word(peek(text, at + 1))) return at;
  }
  return to;
}

bool is_empty(std::string_view text, const Line& line) {
  return line.content == line.end || text[line.content] == '#';
}

std::optional<Line> line_above(const Source& source, Line line) {
  while (line.begin > 0) {
    line = line_at(source, line.begin - 1);
    if (!is_empty(source.text, line)) return line;
  }
  return std::nullopt;
}

std::string_view enclosing(const Source& source, Offset at, std::span<const std::string_view> keys) {
  const std::string_view text = source.text;
  const auto word_ends_at = [&](std::string_view word, Offset colon) {
    const bool same = colon >= word.size() && same_spelling(text.substr(colon - word.size(), word.size()), word);
    return same && (colon == word.size() || !std::isalnum(static_cast<unsigned char>(text[colon - word.size() - 1])));
  };
  const auto ends_at = [&](std::string_view key, Offset colon) {
    return std::ranges::any_of(key_languages, [&](Language language) {
      return word_ends_at(shared_keys().in(language, key), colon);
    });
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

const PhaseForm* phase_around(const Source& source, Offset at, std::span<const PhaseForm> phases,
                              std::string_view besides) {
  std::vector<std::string_view> keys;
  for (const PhaseForm& phase : phases) keys.push_back(phase.key);
  if (!besides.empty()) keys.push_back(besides);
  const auto found = std::ranges::find(phases, enclosing(source, at, keys), &PhaseForm::key);
  return found == phases.end() ? nullptr : &*found;
}

Message instead_of_dash(const Source& source, Offset at, std::span<const PhaseForm> phases) {
  const PhaseForm* phase = phase_around(source, at, phases);
  const Message nothing = phase == nullptr ? msg::pass_or_brackets() : Message(FixedMessage(phase->nothing));
  return msg::write_this({.what = nothing});
}

}  // namespace elfref::yaml
