#include "elfref/core/record/write_record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"

namespace elfref {
namespace {

/// A list or map in brackets goes no further than this column.
constexpr int widest_line = 110;

bool is_truth(std::string_view text) {
  return text == "true" || text == "false";
}

/// The bytes of a control character with which `text` begins, or 0: no record has one as it is.
std::size_t control_at(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text[0]);
  if (byte < 0x20 || byte == 0x7F) return 1;
  return byte == 0xC2 && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0 ? 2 : 0;
}

/// A text in double quotes, which YAML and JSON read alike but for `control`, how a control character is written.
void append_quoted(std::string& out, std::string_view text, fmt::format_string<unsigned> control) {
  out += '"';
  while (!text.empty()) {
    const char c = text.front();
    std::size_t size = 1;
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (const std::size_t bytes = control_at(text)) {
      size = bytes;
      out += fmt::format(control, unsigned{static_cast<unsigned char>(text[bytes - 1])});
    } else {
      out += c;
    }
    text.remove_prefix(size);
  }
  out += '"';
}

// ---------------------------------------------------------------- JSON

class JsonWriter {
 public:
  explicit JsonWriter(const Record& record) : record_(record) {}

  void write(const Node& node) {
    switch (node.shape) {
      case Shape::empty:
        out_ += "null";
        return;
      case Shape::scalar:
        if (!node.quoted) return add_plain_json(out_, node.text);
        append_quoted(out_, node.text, "\\u{:04x}");
        return;
      case Shape::list:
        out_ += '[';
        write_children(node, ",");
        out_ += ']';
        return;
      case Shape::map:
        out_ += '{';
        write_children(node, ":");
        out_ += '}';
        return;
    }
  }

  [[nodiscard]] std::string take() { return escaped_json(std::move(out_)); }

 private:
  /// Writes the children with a sign between the first and the second, the third and the fourth…, and a ',' between
  /// the others.
  void write_children(const Node& node, std::string_view sign) {
    std::size_t count = 0;
    for (const Node& child : record_.children(node)) {
      const bool value = count % 2 == 1;
      if (count++ > 0) out_ += value ? sign : ",";
      const bool key = node.shape == Shape::map && !value;
      if (key) {
        append_quoted(out_, child.text, "\\u{:04x}");
      } else {
        write(child);
      }
    }
  }

  const Record& record_;
  std::string out_;
};

// ---------------------------------------------------------------- YAML

/// Whether a text may stand without quotes, between brackets or not.
bool is_plain(std::string_view text, bool in_brackets) {
  static constexpr std::string_view indicators = "-?:,[]{}#&*!|>'\"%@`";
  if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':') return false;
  const bool negative = text.size() > 1 && text.front() == '-' && text[1] >= '0' && text[1] <= '9';
  if (indicators.find(text.front()) != std::string_view::npos && !negative) return false;
  if (text.starts_with("...") || text == "<<" || text.find("\uFEFF") != std::string_view::npos) return false;
  if (lookalike(odd_dashes, text) || lookalike(odd_spaces, text) || lookalike(odd_quotes, text)) return false;
  static constexpr std::array<std::string_view, 4> nothing{"~", "null", "Null", "NULL"};
  if (std::ranges::find(nothing, text) != nothing.end()) return false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (control_at(text.substr(at)) != 0) return false;
    if (c == ':' && text[at + 1] == ' ') return false;
    if (c == '#' && text[at - 1] == ' ') return false;
    if (in_brackets && (std::string_view(",[]{}?").find(c) != std::string_view::npos)) return false;
  }
  return true;
}

class YamlWriter {
 public:
  explicit YamlWriter(const Record& record) : record_(record) {}

  std::string write() {
    const Node& root = record_.root();
    if (root.shape == Shape::scalar || record_.children(root).empty()) {
      if (root.shape != Shape::empty) out_ = in_line(root, true) + "\n";
      return std::move(out_);
    }
    block(root, 0);
    return std::move(out_);
  }

 private:
  // Everything that is in one line

  [[nodiscard]] std::string scalar(const Node& node, bool in_brackets) const {
    const bool looks_like_another = node.quoted && (is_truth(node.text) || is_json_number(node.text));
    if (!looks_like_another && is_plain(node.text, in_brackets)) return std::string(node.text);
    const auto odd = [](char c) { return control_at({&c, 1}) != 0 || static_cast<unsigned char>(c) == 0xC2; };
    const bool double_marks = node.text.find_first_of("\"\\") != std::string_view::npos;
    std::string out;
    if (double_marks && node.text.find('\'') == std::string_view::npos && std::ranges::none_of(node.text, odd)) {
      out.append("'").append(node.text).append("'");
    } else {
      append_quoted(out, node.text, "\\x{:02x}");
    }
    return out;
  }

  /// The only key of a map and its value.
  [[nodiscard]] std::optional<std::pair<const Node*, const Node*>> single_pair(const Node& map) const {
    if (map.shape != Shape::map) return std::nullopt;
    const auto children = record_.children(map);
    auto at = children.begin();
    if (at == children.end()) return std::nullopt;
    const Node* key = &*at++;
    const Node* value = &*at++;
    if (at != children.end()) return std::nullopt;
    return std::pair(key, value);
  }

  [[nodiscard]] std::string pair(const Node& key, const Node& value) const {
    return scalar(key, true) + ": " + in_line(value, true);
  }

  [[nodiscard]] std::string in_line(const Node& node, bool in_brackets) const {
    if (node.shape == Shape::scalar) return scalar(node, in_brackets);
    if (node.shape == Shape::empty) return "";
    std::string out;
    const Node* key = nullptr;
    for (const Node& child : record_.children(node)) {
      if (node.shape == Shape::map && key == nullptr) {
        key = &child;
        continue;
      }
      if (!out.empty()) out += ", ";
      if (key != nullptr) {
        out += pair(*std::exchange(key, nullptr), child);
      } else if (const auto only = single_pair(child)) {
        out += pair(*only->first, *only->second);
      } else {
        out += in_line(child, true);
      }
    }
    return node.shape == Shape::list ? "[" + out + "]" : "{" + out + "}";
  }

  /// Lists and maps within each other: 0 for a text, 1 for a list of texts. Much where something is left out, which
  /// brackets cannot show.
  [[nodiscard]] int height(const Node& node) const {
    if (node.shape == Shape::empty) return 1000;
    int most = -1;
    for (const Node& child : record_.children(node)) most = std::max(most, height(child));
    return most + 1;
  }

  // Over lines

  /// Whether a map holds nothing but texts and lists of texts: what is said of a player.
  [[nodiscard]] bool is_flat(const Node& map) const {
    const auto flat = [&](const Node& child) { return height(child) <= (child.shape == Shape::list ? 1 : 0); };
    const auto children = record_.children(map);
    return map.shape == Shape::map && std::all_of(children.begin(), children.end(), flat);
  }

  /// Whether a list or map stands in one line behind what takes `column` columns.
  [[nodiscard]] bool fits(const Node& node, int column, bool short_enough, std::string& line) const {
    if (!short_enough) return false;
    line = in_line(node, false);
    return column + characters(line) <= widest_line;
  }

  void indent(int columns) { out_.append(static_cast<std::size_t>(columns), ' '); }

  /// The entries of a list or map, a line or more each; the first stands where the line has got to.
  void block(const Node& node, int column) {
    bool first = true;
    const Node* key = nullptr;
    for (const Node& child : record_.children(node)) {
      if (node.shape == Shape::map && key == nullptr) {
        key = &child;
        continue;
      }
      if (!std::exchange(first, false)) indent(column);
      if (key == nullptr) {
        item(child, column);
      } else {
        value(*std::exchange(key, nullptr), child, column, false);
      }
    }
  }

  void item(const Node& node, int column) {
    out_ += '-';
    if (node.shape == Shape::empty) return void(out_ += '\n');
    out_ += ' ';
    std::string line;
    if (node.shape == Shape::scalar || record_.children(node).empty()) {
      out_ += in_line(node, false) + "\n";
    } else if (const auto only = single_pair(node)) {
      value(*only->first, *only->second, column + 2, true);
    } else if (fits(node, column + 2, height(node) <= 1, line)) {
      out_ += line + "\n";
    } else {
      block(node, column + 2);
    }
  }

  void value(const Node& key, const Node& node, int column, bool of_entry) {
    const std::size_t begin = out_.size();
    out_ += scalar(key, false) + ":";
    if (node.shape == Shape::empty) return void(out_ += '\n');
    const int reached = column + characters(std::string_view(out_).substr(begin)) + 1;
    // `- Anna: […]` is a list of plays.
    const bool short_enough = height(node) <= (of_entry ? 2 : 1) || is_flat(node);
    std::string line;
    if (node.shape == Shape::scalar || record_.children(node).empty()) {
      out_ += " " + in_line(node, false) + "\n";
    } else if (fits(node, reached, short_enough, line)) {
      out_ += " " + line + "\n";
    } else {
      const int inner = column + (node.shape == Shape::list ? 0 : 2);
      out_ += '\n';
      indent(inner);
      block(node, inner);
    }
  }

  const Record& record_;
  std::string out_;
};

bool same(const Record& one, const Node& node, const Record& other, const Node& its) {
  if (node.shape != its.shape || node.text != its.text) return false;
  const auto children = one.children(node);
  const auto others = other.children(its);
  auto at = others.begin();
  for (const Node& child : children) {
    if (at == others.end() || !same(one, child, other, *at)) return false;
    ++at;
  }
  return at == others.end();
}

}  // namespace

std::string write_json(const Record& record, const Node& node) {
  JsonWriter writer(record);
  writer.write(node);
  return writer.take();
}

void add_plain_json(std::string& out, std::string_view text) {
  if (is_truth(text) || is_json_number(text)) {
    out += text;
  } else {
    append_quoted(out, text, "\\u{:04x}");
  }
}

std::string write_json(const Record& record) {
  return write_json(record, record.root());
}

std::string write_json_whole(const Record& record, std::string_view key) {
  const Node& root = record.root();
  const Node* named = record.find(root, key);
  if (record.attachments().empty() || named == nullptr) return write_json(record);
  std::string documents;
  for (const auto& document : record.attachments())
    documents += (documents.empty() ? "" : ",") + write_json(*document, document->root());
  if (named->shape == Shape::list) documents = "[" + documents + "]";
  std::string out = "{";
  const auto children = record.children(root);
  for (auto child = children.begin(); child != children.end(); ++child) {
    if (out.size() > 1) out += ',';
    append_quoted(out, child->text, "\\u{:04x}");
    out += ':';
    ++child;
    out += &*child == named ? documents : write_json(record, *child);
  }
  return out + "}";
}

std::string write_yaml(const Record& record) {
  return YamlWriter(record).write();
}

bool same_tree(const Record& one, const Record& other) {
  return same(one, one.root(), other, other.root());
}

}  // namespace elfref
