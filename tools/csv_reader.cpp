#include "csv_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "elfref/core/text/text.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// The separator that stands most often in the first line, outside of quotes.
char separator_of(std::string_view text) {
  constexpr std::string_view separators = ",;\t";
  std::array<std::size_t, separators.size()> numbers{};
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '\n' || c == '\r') break;
    const std::size_t at = separators.find(c);
    if (at != std::string_view::npos) ++numbers[at];
  }
  return separators[static_cast<std::size_t>(std::ranges::max_element(numbers) - numbers.begin())];
}

/// A text in one line: each run of white space becomes a space, and none is at an end.
std::string in_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (!space) {
      line += c;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  if (line.ends_with(' ')) line.pop_back();
  return line;
}

std::string without_apostrophe(std::string text) {
  if (text.size() > 1 && text.front() == '\'' && std::string_view("=+-@").find(text[1]) != std::string_view::npos)
    text.erase(0, 1);
  return text;
}

class CsvReader {
 public:
  explicit CsvReader(const Source& source) : text_(source.text), separator_(separator_of(source.text)) {}

  CsvTable read() {
    std::size_t bad = 0;
    if (!is_utf8(text_, bad)) {
      fault(bad, bad + 1, msg::csv_not_utf8());
      return std::move(table_);
    }
    while (at_ < text_.size()) read_row();
    return std::move(table_);
  }

 private:
  [[nodiscard]] bool at_line_end() const { return at_ == text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }

  void fault(std::size_t begin, std::size_t end, Message what) {
    table_.faults.push_back({{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, std::move(what)});
  }

  void read_row() {
    std::vector<CsvField> row;
    for (;;) {
      row.push_back(read_field());
      if (at_line_end()) break;
      ++at_;
    }
    if (at_ < text_.size()) at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
    const auto says_nothing = [](const CsvField& field) { return field.text.empty(); };
    if (std::ranges::all_of(row, says_nothing)) return;
    if (!table_.rows.empty()) {
      const std::size_t columns = table_.rows.front().size();
      const auto extra = std::ranges::find_if_not(
          row.begin() + static_cast<std::ptrdiff_t>(std::min(columns, row.size())), row.end(), says_nothing);
      if (extra != row.end()) fault(extra->span.begin, extra->span.end, msg::csv_too_many({.columns = columns}));
      row.resize(columns, CsvField{.span = row.back().span});
    }
    table_.rows.push_back(std::move(row));
  }

  CsvField read_field() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    const std::size_t begin = at_;
    std::string text;
    if (at_ < text_.size() && text_[at_] == '"') {
      text = read_quoted();
      const std::size_t after = at_;
      while (!at_line_end() && text_[at_] != separator_) ++at_;
      if (!in_one_line(text_.substr(after, at_ - after)).empty()) fault(after, at_, msg::csv_after_quote());
    } else {
      while (!at_line_end() && text_[at_] != separator_) ++at_;
      text = text_.substr(begin, at_ - begin);
    }
    return {.text = without_apostrophe(in_one_line(text)),
            .span = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)}};
  }

  std::string read_quoted() {
    const std::size_t begin = at_++;
    std::string text;
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] != '"') {
        text += text_[at_];
      } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
        text += text_[at_++];
      } else {
        ++at_;
        return text;
      }
    }
    fault(begin, begin + 1, msg::csv_open_quote());
    return text;
  }

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  CsvTable table_;
};

}  // namespace

CsvTable read_csv(const Source& source) {
  return CsvReader(source).read();
}

}  // namespace elfref::tools
