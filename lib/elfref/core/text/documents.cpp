#include "elfref/core/text/documents.h"

#include <algorithm>
#include <string>
#include <utility>

#include "elfref/core/text/other_file.h"

namespace elfref {
namespace {

bool is_json_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_separator(std::string_view line) {
  return line.starts_with("---") && (line.size() == 3 || line[3] == ' ' || line[3] == '\t' || line[3] == '\r');
}

/// A longer line is content, whatever it says: so that little of a text has to be held.
constexpr std::size_t longest_preamble = 4096;

/// A blank line, a comment or a directive: may stand before the separator that opens a document.
bool is_preamble(std::string_view line) {
  if (line.size() > longest_preamble) return false;
  const auto first = line.find_first_not_of(" \t\r");
  return first == std::string_view::npos || line[first] == '#' || line[0] == '%';
}

}  // namespace

std::optional<std::size_t> YamlDocumentEnd::find(std::string_view text, std::size_t from, bool at_end) {
  for (std::size_t begin = from - std::exchange(held_, 0);;) {
    const std::size_t newline = text.find('\n', from);
    const bool ends = newline != std::string_view::npos;
    if (!passed_) {
      const std::string_view line = text.substr(begin, (ends ? newline : text.size()) - begin);
      const bool known = ends || at_end || line.size() > longest_preamble;
      if (opened_ && is_separator(line) && (known || line.size() > 3)) return begin;
      if (known) opened_ = opened_ || is_separator(line) || !is_preamble(line);
      passed_ = known && !ends;
    }
    if (!ends) {
      held_ = passed_ ? 0 : text.size() - begin;
      return at_end ? std::optional(text.size()) : std::nullopt;
    }
    passed_ = false;
    begin = from = newline + 1;
  }
}

std::size_t document_size(std::string_view text) {
  return YamlDocumentEnd().find(text, 0, true).value_or(text.size());
}

bool says_nothing(std::string_view document, Syntax syntax) {
  if (syntax == Syntax::json) return std::ranges::all_of(document, is_json_space);
  while (!document.empty()) {
    const std::size_t newline = std::min(document.find('\n'), document.size());
    std::string_view line = document.substr(0, newline);
    document.remove_prefix(std::min(newline + 1, document.size()));
    if (line.starts_with("---") || line.starts_with("...")) line.remove_prefix(3);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first != std::string_view::npos && line[first] != '#') return false;
  }
  return true;
}

std::optional<std::size_t> JsonValueEnd::find(std::string_view text, std::size_t from) {
  for (std::size_t at = from; at < text.size(); ++at) {
    const char c = text[at];
    if (in_text_) {
      in_text_ = escaped_ || c != '"';
      escaped_ = !escaped_ && c == '\\';
    } else if (stands_ == Stands::after) {
      if (c == '\n') return at + 1;
      if (!is_json_space(c)) return at;
    } else if (stands_ != Stands::lost) {
      if (c == '{' || c == '[') {
        stands_ = Stands::inside;
        ++depth_;
      } else if (stands_ == Stands::before) {
        if (!is_json_space(c)) stands_ = Stands::lost;
      } else if (c == '"') {
        in_text_ = true;
      } else if ((c == '}' || c == ']') && --depth_ == 0) {
        stands_ = Stands::after;
      }
    }
  }
  return std::nullopt;
}

std::vector<DocumentOfText> documents_of(std::string_view name, std::string_view text, Syntax syntax) {
  std::vector<DocumentOfText> found;
  int line = 1;
  std::size_t begin = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
  const bool one = other_file(text) != OtherFile::none;  // no separator in it is one
  do {
    const std::string_view rest = text.substr(begin);
    const std::size_t size = one                      ? rest.size()
                             : syntax == Syntax::json ? JsonValueEnd().find(rest, 0).value_or(rest.size())
                                                      : document_size(rest);
    const std::string_view document = rest.substr(0, size);
    const bool last = begin + size >= text.size();
    if (!says_nothing(document, syntax) || (last && found.empty())) {
      Source source{.name = std::string(name), .text = std::string(document)};
      source.document = static_cast<int>(found.size()) + 1;
      source.first_line = line;
      source.syntax = syntax;
      if (!found.empty()) found.back().source.more_follow = true;
      found.push_back({std::move(source), static_cast<std::uint32_t>(begin)});
    }
    line += static_cast<int>(std::ranges::count(document, '\n'));
    begin += size;
    if (last) break;
  } while (true);
  return found;
}

}  // namespace elfref
