#include "elfref/testing/as_json.h"

#include <algorithm>

#include "elfref/core/record/write_record.h"

namespace elfref::testing {
namespace {

constexpr std::string_view begins_something_else = "\"'&*!|>%@`?,]}~";

class Converting {
 public:
  explicit Converting(std::string_view text) : text_(text) { out_.reserve(text.size() + text.size() / 4); }

  std::optional<std::string> convert() {
    next_line();
    if (at_end() || indent_ != 0) return std::nullopt;
    block();
    if (!at_end()) understood_ = false;
    if (!understood_) return std::nullopt;
    return std::move(out_);
  }

 private:
  [[nodiscard]] bool at_end() const { return !understood_ || at_ >= text_.size(); }
  [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\n'; }
  [[nodiscard]] bool at_item() const { return here() == '-' && (at_ + 1 >= text_.size() || text_[at_ + 1] == ' '); }
  void give_up() { understood_ = false; }

  /// Goes to the first character of the next line that says something.
  void next_line() {
    while (at_ < text_.size()) {
      const std::size_t begin = at_;
      while (here() == ' ') ++at_;
      indent_ = at_ - begin;
      if (at_ >= text_.size() || (here() != '\n' && here() != '#')) return;
      at_ = std::min(text_.find('\n', at_), text_.size());
      ++at_;
    }
    at_ = text_.size();
  }

  /// Behind what a line says: only a remark may stand there.
  void end_line() {
    while (here() == ' ') ++at_;
    if (here() == '#') at_ = std::min(text_.find('\n', at_), text_.size());
    if (here() != '\n') return give_up();
    ++at_;
    next_line();
  }

  /// A list or a map by indentation, from its first character on.
  void block() { at_item() ? list(indent_) : map(indent_); }

  void list(std::size_t column) {
    out_ += '[';
    for (bool first = true; !at_end() && indent_ == column && at_item(); first = false) {
      if (!first) out_ += ',';
      ++at_;
      while (here() == ' ') ++at_;
      if (here() == '\n' || here() == '#') return give_up();
      indent_ = at_ - (text_.rfind('\n', at_ - 1) + 1);
      if (here() != '[' && here() != '{' && line_has_key()) {
        map(indent_);
      } else {
        value_in_line();
      }
    }
    out_ += ']';
  }

  void map(std::size_t column) {
    out_ += '{';
    for (bool first = true; !at_end() && indent_ == column && !at_item(); first = false) {
      if (!first) out_ += ',';
      if (!line_has_key()) return give_up();
      key();
      if (here() != '\n' && here() != '#') {
        value_in_line();
        continue;
      }
      end_line();
      if (at_end() || indent_ < column || (indent_ == column && !at_item())) return give_up();
      block();
    }
    out_ += '}';
  }

  /// Whether a key begins here, in a line outside of brackets.
  [[nodiscard]] bool line_has_key() const {
    for (std::size_t i = at_; i < text_.size() && text_[i] != '\n'; ++i) {
      if (text_[i] == '#' && i > at_ && text_[i - 1] == ' ') return false;
      if (text_[i] == ':' && (i + 1 == text_.size() || text_[i + 1] == ' ' || text_[i + 1] == '\n')) return true;
    }
    return false;
  }

  void key() {
    const std::size_t begin = at_;
    if (begins_something_else.find(here()) != std::string_view::npos) return give_up();
    while (here() != '\n' && !(here() == ':' && (at_ + 1 >= text_.size() || text_[at_ + 1] == ' ' ||
                                                text_[at_ + 1] == '\n')))
      ++at_;
    if (here() != ':') return give_up();
    quoted(text_.substr(begin, at_ - begin));
    out_ += ':';
    ++at_;
    while (here() == ' ') ++at_;
  }

  void value_in_line() {
    if (here() == '[' || here() == '{') {
      in_brackets();
    } else {
      const std::size_t begin = at_;
      while (here() != '\n' && !(here() == '#' && text_[at_ - 1] == ' ')) {
        if (here() == ':' && (at_ + 1 >= text_.size() || text_[at_ + 1] == ' ' || text_[at_ + 1] == '\n'))
          return give_up();
        ++at_;
      }
      scalar(text_.substr(begin, at_ - begin));
    }
    end_line();
  }

  /// Whether a key begins here, in an item of a list in brackets.
  [[nodiscard]] bool item_has_key() const {
    std::size_t i = at_;
    while (i < text_.size() && !ends_item(text_[i])) ++i;
    return i < text_.size() && text_[i] == ':';
  }
  /// Behind what is no scalar: what ends it, or what none of ours has.
  [[nodiscard]] static bool ends_item(char c) {
    return std::string_view(",:#[]{}\n").find(c) != std::string_view::npos;
  }

  void space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }

  /// A list or map in brackets, over any lines.
  void in_brackets() {
    const bool is_map = here() == '{';
    const char closes = is_map ? '}' : ']';
    out_ += here();
    ++at_;
    space();
    for (bool first = true; !at_end() && here() != closes; first = false) {
      if (!first) out_ += ',';
      const bool pair = !is_map && item_has_key();  // a map of one key, which in a list needs no brackets
      if (pair) out_ += '{';
      if (is_map || pair) key();
      if (here() == '[' || here() == '{') {
        in_brackets();
      } else {
        const std::size_t begin = at_;
        while (!ends_item(here())) ++at_;
        scalar(text_.substr(begin, at_ - begin));
      }
      if (pair) out_ += '}';
      space();
      if (here() == ',' && at_ < text_.size()) {
        ++at_;
        space();
        if (here() == closes) return give_up();
      } else if (here() != closes) {
        return give_up();
      }
    }
    if (at_end()) return give_up();
    out_ += closes;
    ++at_;
  }

  void scalar(std::string_view text) {
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text.empty() || text == "null" || begins_something_else.find(text.front()) != std::string_view::npos)
      return give_up();
    add_plain_json(out_, text);
  }

  void quoted(std::string_view key) {
    if (key.empty() || key.find_first_of("\"\\\t") != std::string_view::npos) return give_up();
    out_.append("\"").append(key).append("\"");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t indent_ = 0;  // of the line that begins, or of the item in it
  std::string out_;
  bool understood_ = true;
};

}  // namespace

std::optional<std::string> as_json(std::string_view record) {
  return Converting(record).convert();
}

}  // namespace elfref::testing
