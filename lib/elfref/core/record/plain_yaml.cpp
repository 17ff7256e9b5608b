#include "elfref/core/record/plain_yaml.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"

namespace elfref {
namespace {

/// yaml-cpp reads no longer keys.
constexpr std::ptrdiff_t longest_key = 1000;
/// Larger records may have more nodes than are read, so that none of their parts is left unread.
constexpr std::size_t most_around_bytes = 1u << 20;

/// What a character may be in a text without quotes.
enum Sign : std::uint8_t {
  begins_none = 1,   ///< no such text begins with it
  may_end = 2,       ///< it may end one
  may_end_flow = 4,  ///< it may end one in brackets
};

constexpr std::array<std::uint8_t, 256> signs_of_yaml = [] {
  std::array<std::uint8_t, 256> signs{};
  const auto mark = [&](std::string_view some, Sign sign) {
    for (const char c : some) signs[static_cast<unsigned char>(c)] |= sign;
  };
  mark(",[]{}#&*!|>'\"%@`?: ", begins_none);
  mark(std::string_view(":#\n\0", 4), may_end);
  mark(std::string_view(":#\n\0,[]{}?", 10), may_end_flow);
  signs[0] |= begins_none;
  signs['\n'] |= begins_none;
  return signs;
}();

[[nodiscard]] std::uint8_t sign_of(char c) {
  return signs_of_yaml[static_cast<unsigned char>(c)];
}

[[nodiscard]] bool ends_plain_word(char c) {
  return c == ' ' || c == '\n' || c == '\0';
}

/// Whether yaml-cpp or its builder may see more than letters in the beginning of a text.
[[nodiscard]] bool begins_oddly(const char* at) {
  const char first = *at;
  if ((sign_of(first) & begins_none) != 0) return true;
  if (first == '-') return !is_digit(at[1]);
  if (first == '.') return at[1] == '.' && at[2] == '.';
  if (static_cast<unsigned char>(first) < 0x80) return false;
  std::string_view letters(at, 1);
  while (letters.size() < 4 && static_cast<unsigned char>(at[letters.size()]) >= 0x80)
    letters = {at, letters.size() + 1};
  return lookalike(odd_dashes, letters) != nullptr || lookalike(odd_spaces, letters) != nullptr ||
         letters.starts_with("\uFEFF") || letters.starts_with("ー");
}

[[nodiscard]] bool is_null_word(std::string_view word) {
  return word == "~" || word == "null" || word == "Null" || word == "NULL" || word == "<<";
}

/// Finds the end of a text without quotes, which a comment may follow.
bool take_plain_text(std::string_view text, const char* at, bool in_brackets, PlainScalar& scalar) {
  if (begins_oddly(at)) return false;
  const std::uint8_t ends = in_brackets ? may_end_flow : may_end;
  const char* end = at;
  for (;; ++end) {
    while ((sign_of(*end) & ends) == 0) ++end;
    if (*end == ':') {
      if (ends_plain_word(end[1])) break;
      if (in_brackets && (sign_of(end[1]) & may_end_flow) != 0) return false;
    } else if (*end == '#') {
      if (end[-1] == ' ') break;
    } else {
      break;
    }
  }
  scalar.key = *end == ':';
  if (scalar.key && end - at > longest_key) return false;
  const char* const colon = end;
  while (end[-1] == ' ') --end;
  scalar.end = scalar.key ? colon + 1 : end;
  const std::string_view word(at, static_cast<std::size_t>(end - at));
  if (is_null_word(word)) return false;
  const auto begin = offset(static_cast<std::size_t>(at - text.data()));
  scalar.node = {.shape = Shape::scalar, .span = {begin, begin + offset(word.size())}, .text = word};
  return true;
}

/// Finds the end of a text in quotes that contains itself letter by letter.
bool take_quoted_text(std::string_view text, const char* at, PlainScalar& scalar) {
  const char quote = *at;
  const char* end = at + 1;
  for (; *end != quote; ++end)
    if (*end == '\n' || *end == '\0' || (*end == '\\' && quote == '"')) return false;
  if (end[1] == quote) return false;
  const auto begin = offset(static_cast<std::size_t>(at - text.data()));
  const std::string_view inside(at + 1, static_cast<std::size_t>(end - at - 1));
  scalar.node = {
      .shape = Shape::scalar, .quoted = true, .span = {begin, begin + offset(inside.size()) + 2}, .text = inside};
  scalar.end = ++end;
  while (*end == ' ') ++end;
  scalar.key = *end == ':';
  if (!scalar.key) return true;
  scalar.end = end + 1;
  return ends_plain_word(end[1]) && end - at <= longest_key;
}

/// Builds the tree of a record in plain YAML. A function returns false at anything else. Then nothing was reported, and
/// the tree is of no use.
class PlainYamlReader {
 public:
  /// Leaves those parts unread, if there are any.
  PlainYamlReader(Record& record, Diagnostics& faults, const UnreadParts* parts)
      : record_(record),
        tree_(record, faults),
        parts_(parts),
        text_(record.source().text),
        at_(text_.data()),
        end_(at_ + text_.size()),
        line_(at_) {}

  bool read() {
    if (!go_to_content()) return false;
    if (column_ == 0 && std::strncmp(at_, "---", 3) == 0) {
      at_ += 3;
      if (!end_line()) return false;
    }
    Parent nobody;
    if (column_ < 0 || !root(nobody)) return false;
    return at_ == end_;
  }

 private:
  [[nodiscard]] Offset place(const char* at) const { return offset(static_cast<std::size_t>(at - text_.data())); }
  [[nodiscard]] Offset here() const { return place(at_); }

  bool root(Parent& nobody) {
    if (*at_ == '[' || *at_ == '{') return in_brackets(nobody) && end_line();
    return block(nobody);
  }

  // Lines

  /// Moves from the end of a line to the next text that is not a comment. At the end of the record there is no column.
  bool next_line() {
    if (at_ < end_) ++at_;
    return go_to_content();
  }
  bool go_to_content() {
    const char* const before = line_;
    for (;; ++at_) {
      line_ = at_;
      while (*at_ == ' ') ++at_;
      if (*at_ == '#') at_ += skip_line(rest(), 0);
      if (*at_ != '\n') break;
    }
    column_ = at_ == end_ ? -1 : at_ - line_;
    return at_ - before <= static_cast<std::ptrdiff_t>(longest_plain_yaml);
  }

  [[nodiscard]] std::string_view rest() const { return {at_, static_cast<std::size_t>(end_ - at_)}; }
  [[nodiscard]] static Offset skip_line(std::string_view text, Offset at) {
    return offset(std::min(text.find('\n', at), text.size()));
  }

  /// Moves past spaces, and past a comment that says that it is one.
  bool skip_to_line_end() {
    const char* const begin = at_;
    while (*at_ == ' ') ++at_;
    if (*at_ == '#') {
      if (at_ == begin || !ends_plain_word(at_[1])) return false;
      at_ += skip_line(rest(), 0);
    }
    return *at_ == '\n' || at_ == end_;
  }
  bool end_line() { return skip_to_line_end() && next_line(); }
  [[nodiscard]] bool is_line_end() const { return *at_ == '\n' || *at_ == '#' || at_ == end_; }

  // Maps and lists by indentation. Each function ends at the next line.

  bool block(Parent& parent) {
    if (is_plain_dash(at_)) return list(parent);
    PlainScalar key;
    return take(key, false) && key.key && map(key, parent);
  }

  bool list(Parent& parent) {
    const std::ptrdiff_t column = at_ - line_;
    Parent list = tree_.open(Shape::list, here(), parent);
    reached_ = here();
    do
      if (!item(column, list)) return false;
    while (column_ == column && is_plain_dash(at_));
    tree_.close(list, reached_);
    return column_ <= column;
  }

  bool item(std::ptrdiff_t column, Parent& list) {
    const Offset dash_end = place(++at_);
    if (!is_line_end_after_spaces()) return value_on_line(list, true);
    if (!end_line()) return false;
    if (column_ > column) return block(list);
    add_empty(dash_end, list);
    return true;
  }

  /// Moves past spaces; whether nothing but a comment follows on the line.
  bool is_line_end_after_spaces() {
    if (*at_ == ' ') {
      while (at_[1] == ' ') ++at_;
      if (at_[1] == '#') return true;
      ++at_;
    }
    return *at_ == '\n' || at_ == end_;
  }

  /// A value that begins on this line; as an item it may be a list or map.
  bool value_on_line(Parent& parent, bool item) {
    if (*at_ == '[' || *at_ == '{') return in_brackets(parent) && end_line();
    if (item && is_plain_dash(at_)) return list(parent);
    PlainScalar scalar;
    if (!take(scalar, false)) return false;
    if (scalar.key) return item && map(scalar, parent);
    add(scalar.node, parent);
    return end_line();
  }

  /// A map whose first key was read.
  bool map(PlainScalar& key, Parent& parent) {
    const std::ptrdiff_t column = text_.data() + key.node.span.begin - line_;
    Parent map = tree_.open(Shape::map, key.node.span.begin, parent);
    for (;;) {
      add(key.node, map);
      if (!value(column, map)) return false;
      if (column_ != column) break;
      if (is_plain_dash(at_) || !take(key, false) || !key.key) return false;
    }
    tree_.tell_repeated(map);
    tree_.close(map, reached_);
    return column_ < column;
  }

  /// The value of the key that was added last.
  bool value(std::ptrdiff_t column, Parent& map) {
    const bool unread = parts_ != nullptr && is_left_unread(map);
    const Offset colon_end = here();
    if (!is_line_end_after_spaces())
      return unread && *at_ == '{' && leave_map(map) ? end_line() : is_wanted(map) && value_on_line(map, false);
    if (!end_line()) return false;
    if (column_ > column || (column_ == column && is_plain_dash(at_)))
      return (unread && leave_lines(map)) || (column_ > column ? block(map) : list(map));
    add_empty(colon_end, map);
    return true;
  }

  // Lists and maps in brackets

  /// Moves past spaces, line ends and comments.
  bool skip_gap_in_brackets() {
    for (;; ++at_) {
      if (!skip_if_comment()) return false;
      if (*at_ != '\n') return at_ < end_;
    }
  }
  bool skip_if_comment() {
    const char* const begin = at_;
    while (*at_ == ' ') ++at_;
    if (*at_ != '#') return true;
    if ((at_ == begin && at_[-1] != '\n') || !ends_plain_word(at_[1])) return false;
    at_ += skip_line(rest(), 0);
    return true;
  }

  bool in_brackets(Parent& parent) { return *at_ == '[' ? list_in_brackets(parent) : map_in_brackets(parent); }

  bool list_in_brackets(Parent& parent) {
    Parent list = tree_.open(Shape::list, here(), parent);
    const auto item = [&] {
      if (*at_ == '[' || *at_ == '{') return in_brackets(list);
      PlainScalar scalar;
      if (!take(scalar, true)) return false;
      if (!scalar.key) return add(scalar.node, list);
      Parent pair = tree_.open(Shape::map, scalar.node.span.begin, list);
      if (!add(scalar.node, pair) || !value_in_brackets(pair)) return false;
      tree_.close(pair, reached_);
      return true;
    };
    return items(']', item, list);
  }

  bool map_in_brackets(Parent& parent) {
    Parent map = tree_.open(Shape::map, here(), parent);
    const auto entry = [&] {
      PlainScalar key;
      return take(key, true) && key.key && add(key.node, map) && value_in_brackets(map);
    };
    if (!items('}', entry, map)) return false;
    tree_.tell_repeated(map);
    return true;
  }

  template <class Item>
  bool items(char close, Item item, Parent& parent) {
    const char* const begin = at_++;
    for (;;) {
      if (!skip_gap_in_brackets()) return false;
      if (*at_ == close) break;
      if (!item() || !skip_gap_in_brackets()) return false;
      if (*at_ == ',') {
        ++at_;
      } else if (*at_ != close) {
        return false;
      }
    }
    reached_ = place(++at_);
    tree_.close(parent, reached_);
    return at_ - begin <= static_cast<std::ptrdiff_t>(longest_plain_yaml);
  }

  bool value_in_brackets(Parent& map) {
    while (*at_ == ' ') ++at_;
    if (*at_ == '[' || *at_ == '{') return in_brackets(map);
    PlainScalar scalar;
    return take(scalar, true) && !scalar.key && add(scalar.node, map);
  }

  // Texts

  bool take(PlainScalar& scalar, bool in_brackets) {
    if (!read_plain_scalar(text_, at_, in_brackets, scalar)) return false;
    at_ = scalar.end;
    return true;
  }
  bool add(const Node& node, Parent& parent) {
    tree_.add(node, parent);
    reached_ = node.span.end;
    return true;
  }
  void add_empty(Offset at, Parent& parent) { add({.span = {at, at}, .text = {}}, parent); }

  // What is left unread

  /// Whether the value of the key that was added last may be left unread.
  bool is_left_unread(const Parent& map) {
    const std::string_view key = record_.at(map.last).text;
    if (map.depth == 1) in_list_ = key == parts_->list;
    return in_list_ && map.depth == 3 && std::ranges::find(parts_->keys, key) != parts_->keys.end();
  }
  /// Whether the record is of the game whose parts are left unread, as far as this key shows it.
  [[nodiscard]] bool is_wanted(const Parent& map) {
    if (parts_ == nullptr || map.depth != 1 || record_.at(map.last).text != "game") return true;
    return parts_->game.empty() || rest().starts_with(parts_->game);
  }

  bool leave(const char* begin, const char* end, Shape shape, Parent& map) {
    const Offset at = place(begin);
    if (std::ranges::find(parts_->in_full, at) != parts_->in_full.end()) return false;
    if (end - begin == 0 || std::memchr(begin, '#', static_cast<std::size_t>(end - begin)) != nullptr) return false;
    return add({.shape = shape, .unread = true, .span = {at, place(end)}, .text = {}}, map);
  }

  /// Leaves a map in brackets that ends on its line.
  bool leave_map(Parent& map) {
    const auto size = rest().find_first_of("}\n");
    if (size == std::string_view::npos || at_[size] != '}' || rest().substr(0, size).find('"') < size) return false;
    if (!leave(at_, at_ + size + 1, Shape::map, map)) return false;
    at_ += size + 1;
    return true;
  }

  /// Leaves a list or map that begins on this line. False: it is as if nothing had been read.
  bool leave_lines(Parent& map) {
    const auto before = std::make_pair(at_, line_);
    const char* const begin = at_;
    const std::ptrdiff_t column = column_;
    const bool list = is_plain_dash(at_);
    const auto goes_on = [&](const char* line) {
      for (std::ptrdiff_t i = 0; i < column; ++i)
        if (line[i] != ' ') return false;
      return !list || line[column] == ' ' || is_plain_dash(line + column);
    };
    bool good = true;
    for (;;) {
      at_ += skip_line(rest(), 0);
      good = good && at_ - line_ <= static_cast<std::ptrdiff_t>(longest_plain_yaml);
      if (at_ == end_ || !goes_on(at_ + 1)) break;
      line_ = ++at_;
    }
    const char* const end = at_;
    good = good && end[-1] != ' ' && next_line();
    // A comment or blank line may be in the way where the part goes on after it.
    good = good && (column_ < column || (column_ == column && list && !is_plain_dash(at_)));
    if (good && leave(begin, end, list ? Shape::list : Shape::map, map)) return true;
    std::tie(at_, line_) = before;
    column_ = column;
    return false;
  }

  Record& record_;
  TreeBuilder tree_;
  const UnreadParts* parts_;
  std::string_view text_;
  const char* at_;
  const char* end_;
  const char* line_;           // where the line of at_ begins
  std::ptrdiff_t column_ = 0;  // of the text of a line that begins; -1 at the end of the record
  Offset reached_ = 0;         // where the last thing read ends
  bool in_list_ = false;       // below the key whose maps have parts that are left unread
};

/// Whether a text has no tab and no CR.
bool has_plain_signs(std::string_view text) {
  return text.find('\t') == std::string_view::npos && text.find('\r') == std::string_view::npos;
}

/// Whether a text is nothing but lines of printable ASCII, as most are.
bool is_plain_lines(std::string_view text) {
  unsigned char least = ' ', most = ' ';
  for (const char c : text) {  // without a way out, so that many are looked at at once
    const auto byte = static_cast<unsigned char>(c == '\n' ? ' ' : c);
    least = std::min(least, byte);
    most = std::max(most, byte);
  }
  return least >= ' ' && most < 0x7F;
}

bool read_all_plain(Record& record, const UnreadParts* parts) {
  Diagnostics faults;
  try {
    return PlainYamlReader(record, faults, parts).read() && faults.all().empty();
  } catch (const Stop&) {
    return false;
  }
}

}  // namespace

bool read_plain_scalar(std::string_view text, const char* at, bool in_brackets, PlainScalar& scalar) {
  if (*at == '"' || *at == '\'') return take_quoted_text(text, at, scalar);
  return take_plain_text(text, at, in_brackets, scalar);
}

bool is_plain_key(std::string_view word) {
  const std::string copy(word);
  PlainScalar scalar;
  return take_plain_text(copy, copy.c_str(), true, scalar) && !scalar.key && scalar.node.text == word;
}

bool read_plain_yaml(Record& record) {
  return has_plain_signs(record.source().text) && read_all_plain(record, nullptr);
}

std::unique_ptr<Record> read_around_yaml(Source& source, const UnreadParts& parts) {
  const std::string_view text = source.text;
  Diagnostics faults;
  if (text.size() > most_around_bytes) return nullptr;
  if (!is_plain_lines(text) && (!has_plain_signs(text) || !is_text(text, faults))) return nullptr;
  auto record = std::make_unique<Record>(std::move(source));
  if (read_all_plain(*record, &parts)) {
    record->set_plain();
    return record;
  }
  source = record->take_source();
  return nullptr;
}

}  // namespace elfref
