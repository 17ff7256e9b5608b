#include "instruments/tree.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"

namespace elfref::testing {

const Tree* Tree::find(std::string_view name) const {
  for (const Tree& part : parts)
    if (same_key(part.key, name)) return &part;
  return nullptr;
}

Tree* Tree::find(std::string_view name) {
  return const_cast<Tree*>(std::as_const(*this).find(name));
}

void Tree::leave_out(std::initializer_list<std::string_view> names) {
  std::erase_if(parts, [&](const Tree& part) {
    return std::ranges::any_of(names, [&](std::string_view name) { return same_key(part.key, name); });
  });
}

Tree scalar(std::string text, std::string key) {
  return {.key = std::move(key), .text = std::move(text)};
}

Tree line(std::string key, Tree value) {
  value.key = std::move(key);
  return {.shape = Shape::map, .parts = {std::move(value)}};
}

Tree map_of(std::string key, std::vector<Tree> parts) {
  return {.shape = Shape::map, .key = std::move(key), .parts = std::move(parts)};
}

Tree tree_of(const Record& record, const Node& node) {
  Tree tree{.shape = node.shape, .text = std::string(node.text), .node = &node};
  const auto all = record.children(node);
  for (auto child = all.begin(); child != all.end(); ++child) {
    std::string key;
    if (node.shape == Shape::map) key = std::string(child++->text);
    tree.parts.push_back(tree_of(record, *child));
    tree.parts.back().key = std::move(key);
  }
  return tree;
}

namespace {

void forget_nodes(Tree& tree) {
  tree.node = nullptr;
  for (Tree& part : tree.parts) forget_nodes(part);
}

void add_json_text(std::string& out, std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
      ((out += "\\u00") += hex[byte >> 4u]) += hex[byte & 15u];
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
  }
  out += '"';
}

/// Whether JSON has it without quotes, and a record means the same by it.
bool is_plain(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  if (text == "true" || text == "false" || text == "0") return true;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return !text.empty() && text.size() <= most_digits && text[0] != '0' && std::ranges::all_of(text, is_digit);
}

void add_json(std::string& out, const Tree& tree) {
  if (tree.shape == Shape::scalar && is_plain(tree.text)) {
    out += tree.text;
    return;
  }
  if (tree.shape == Shape::empty || tree.shape == Shape::scalar) return add_json_text(out, tree.text);
  const bool map = tree.shape == Shape::map;
  out += map ? '{' : '[';
  for (const Tree& part : tree.parts) {
    if (&part != &tree.parts.front()) out += ',';
    if (map) {
      add_json_text(out, part.key);
      out += ':';
    }
    add_json(out, part);
  }
  out += map ? '}' : ']';
}

/// Of two changes of a node the greater one is made: where a record begins, what is gone before it; what is unknown
/// stands for more than itself; what is gone says less than what is told in less words.
int rank(const Change& change, bool begins) {
  if (begins) return 3;
  if (change.instead.empty()) return 1;
  return change.instead.front().text == "unknown" ? 2 : 0;
}

struct Changing {
  std::map<const Node*, std::pair<int, const Change*>> instead{};
  std::map<const Node*, std::vector<const Change*>> after{};

  /// What stands in place of a tree.
  [[nodiscard]] std::vector<Tree> of(const Tree& tree) const {
    std::vector<Tree> all;
    const auto add = [&](const Change& change) {
      for (Tree added : change.instead) {
        if (added.key.empty()) added.key = tree.key;
        all.push_back(std::move(added));
      }
    };
    if (const auto found = instead.find(tree.node); tree.node != nullptr && found != instead.end()) {
      add(*found->second.second);
    } else if (std::optional<Tree> now = within(tree)) {
      all.push_back(std::move(*now));
    }
    if (const auto found = after.find(tree.node); tree.node != nullptr && found != after.end())
      for (const Change* change : found->second) add(*change);
    return all;
  }

 private:
  /// The tree with its parts changed; nothing where it was a map and has none any more.
  [[nodiscard]] std::optional<Tree> within(const Tree& tree) const {
    Tree now{.shape = tree.shape, .key = tree.key, .text = tree.text, .node = tree.node};
    for (const Tree& part : tree.parts)
      for (Tree& one : of(part)) now.parts.push_back(std::move(one));
    if (tree.shape != Shape::map || !now.parts.empty() || tree.parts.empty()) return now;
    if (!tree.key.empty()) return std::nullopt;
    return scalar("unknown");
  }
};

}  // namespace

Tree tree_of_text(std::string_view text) {
  Diagnostics faults;
  const auto record = read_record({.name = "text", .text = std::string(text)}, faults);
  Tree tree = tree_of(*record, record->root());
  forget_nodes(tree);
  return tree;
}

std::string json_of(const Tree& tree) {
  std::string out;
  add_json(out, tree);
  return out;
}

std::string yaml_of(const std::string& json) {
  Diagnostics faults;
  return write_yaml(*read_record({.name = "json", .text = json, .syntax = Syntax::json}, faults));
}

Tree changed(const Tree& tree, const std::vector<const Way*>& ways) {
  Changing changing;
  std::set<const Node*> before;  // what stands where the record does not begin any more
  for (const Way* way : ways)
    if (std::ranges::any_of(*way, &Change::stays))
      for (const Change& change : *way)
        if (!change.stays) before.insert(change.node);
  for (const Way* way : ways) {
    const bool begins = std::ranges::any_of(*way, &Change::stays);
    // What is unknown from before the beginning on leaves nothing out after it.
    if (!begins && before.contains(way->front().node)) continue;
    for (const Change& change : *way) {
      if (change.stays) {
        changing.after[change.node].push_back(&change);
        continue;
      }
      const int now = rank(change, begins);
      const auto [place, fresh] = changing.instead.emplace(change.node, std::pair(now, &change));
      if (!fresh && place->second.first < now) place->second = {now, &change};
    }
  }
  std::vector<Tree> now = changing.of(tree);
  return now.empty() ? Tree{.shape = Shape::map} : std::move(now.front());
}

}  // namespace elfref::testing
