#include "elfref/core/assist/schema_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "elfref/core/record/record_reader.h"

namespace elfref {
namespace {

constexpr int deepest_reference = 8;

/// A body of an example without its marks: `${1:Anna}` is `Anna`, `${1|a,b|}` is `a`.
std::string without_marks(std::string_view body) {
  std::string out;
  while (!body.empty()) {
    const std::size_t mark = body.find("${");
    out += body.substr(0, mark);
    if (mark == std::string_view::npos) break;
    body.remove_prefix(mark + 2);
    const std::size_t words = body.find_first_of(":|");
    if (words == std::string_view::npos) break;
    const std::size_t end = body.find_first_of(body[words] == '|' ? ",|" : "}", words + 1);
    if (end == std::string_view::npos) break;
    out += body.substr(words + 1, end - words - 1);
    const std::size_t closed = body.find('}', end);
    body.remove_prefix(closed == std::string_view::npos ? body.size() : closed + 1);
  }
  return out;
}

/// Of an example that is a key and what is to be filled in, the key: `summon: ${1:CARDS}` is `summon: `.
std::optional<std::string> begin_of_key(std::string_view body) {
  const std::string_view before = body.substr(0, body.find("${"));
  const bool key = before.size() < body.size() && before.ends_with(": ") && before.find_first_of("{[\"") == before.npos;
  return key ? std::optional(std::string(before)) : std::nullopt;
}

void add_word(std::vector<ExpectedWord>& words, ExpectedWord word) {
  const auto same = [&](const ExpectedWord& other) { return other.text == word.text; };
  if (!word.text.empty() && std::ranges::none_of(words, same)) words.push_back(std::move(word));
}

}  // namespace

SchemaWords::SchemaWords(std::string_view schema, const KeyWords& keys) : keys_(&keys) {
  Diagnostics faults;
  schema_ = read_record({.name = "schema", .text = std::string(schema), .syntax = Syntax::json}, faults);
  if (schema_->root().shape == Shape::map) add(schema_->root(), here_, 0);
}

std::string_view SchemaWords::text(const Node* node) const {
  return node != nullptr && node->shape == Shape::scalar ? node->text : std::string_view();
}

const Node* SchemaWords::resolved(std::string_view reference) const {
  constexpr std::string_view own = "#/definitions/";
  if (!reference.starts_with(own)) return nullptr;
  const Node* definitions = schema_->find(schema_->root(), "definitions");
  return definitions == nullptr ? nullptr : schema_->find(*definitions, reference.substr(own.size()));
}

void SchemaWords::add(const Node& schema, std::vector<const Node*>& to, int depth) const {
  if (schema.shape != Shape::map || depth > deepest_reference || std::ranges::find(to, &schema) != to.end()) return;
  to.push_back(&schema);
  if (const Node* other = resolved(text(schema_->find(schema, "$ref")))) add(*other, to, depth + 1);
  for (const std::string_view several : {"anyOf", "oneOf", "allOf"})
    if (const Node* list = schema_->find(schema, several); list != nullptr && list->shape == Shape::list)
      for (const Node& one : schema_->children(*list)) add(one, to, depth + 1);
  for (const std::string_view branch : {"then", "else"})
    if (const Node* one = schema_->find(schema, branch)) add(*one, to, depth + 1);
}

void SchemaWords::go(const std::vector<PathToPlace::Step>& steps) {
  for (const PathToPlace::Step& step : steps) {
    std::vector<const Node*> next;
    for (const Node* schema : std::exchange(here_, {})) {
      if (step.key.empty()) {
        if (const Node* items = schema_->find(*schema, "items")) add(*items, next, 0);
        continue;
      }
      const Node* properties = schema_->find(*schema, "properties");
      const Node* value = properties == nullptr ? nullptr : schema_->find(*properties, in_english(step.key));
      if (value == nullptr) value = schema_->find(*schema, "additionalProperties");
      if (value != nullptr) add(*value, next, 0);
    }
    here_ = std::move(next);
  }
}

std::string_view SchemaWords::in_english(std::string_view word) const {
  const std::string_view key = keys_->in_english(word);
  return key.empty() ? word : key;
}

std::string_view SchemaWords::key_at(std::string_view word) const {
  for (const Node* schema : here_)
    if (const Node* properties = schema_->find(*schema, "properties"); properties != nullptr)
      if (schema_->find(*properties, in_english(word)) != nullptr) return in_english(word);
  return {};
}

std::string SchemaWords::said_of(const Node& schema) const {
  std::vector<const Node*> all;
  add(schema, all, 0);
  for (const Node* one : all)
    if (const std::string_view said = text(schema_->find(*one, "description")); !said.empty()) return std::string(said);
  return {};
}

std::vector<ExpectedWord> SchemaWords::keys() const {
  std::vector<ExpectedWord> found;
  for (const Node* schema : here_) {
    const Node* properties = schema_->find(*schema, "properties");
    if (properties == nullptr || properties->shape != Shape::map) continue;
    const Node* key = nullptr;
    for (const Node& child : schema_->children(*properties)) {
      if (key == nullptr) {
        key = &child;
        continue;
      }
      if (child.shape == Shape::map)
        add_word(found, {.kind = WordKind::key,
                         .text = std::string(key->text) + ": ",
                         .label = std::string(key->text),
                         .means = said_of(child),
                         .remark = {}});
      key = nullptr;
    }
  }
  return found;
}

void SchemaWords::add_snippets(const Node& schema, std::vector<ExpectedWord>& words) const {
  const Node* snippets = schema_->find(schema, "defaultSnippets");
  if (snippets == nullptr || snippets->shape != Shape::list) return;
  for (const Node& one : schema_->children(*snippets)) {
    const Node* body = schema_->find(one, "body");
    if (body == nullptr || body->shape != Shape::scalar) continue;
    const std::string words_of_body = begin_of_key(body->text).value_or(without_marks(body->text));
    const std::string_view label = text(schema_->find(one, "label"));
    add_word(words, {.kind = words_of_body == body->text ? WordKind::word : WordKind::form,
                     .text = words_of_body,
                     .label = std::string(label.empty() ? std::string_view(words_of_body) : label),
                     .means = std::string(text(schema_->find(one, "description"))),
                     .remark = {}});
  }
}

std::vector<ExpectedWord> SchemaWords::values() const {
  std::vector<ExpectedWord> found;
  for (const Node* schema : here_) {
    for (const std::string_view several : {"enum", "examples"}) {
      const Node* list = schema_->find(*schema, several);
      if (list == nullptr || list->shape != Shape::list) continue;
      const Node* said = schema_->find(*schema, "enumDescriptions");
      std::vector<std::string_view> meanings;
      if (said != nullptr)
        for (const Node& one : schema_->children(*said)) meanings.push_back(one.text);
      std::size_t index = 0;
      for (const Node& one : schema_->children(*list)) {
        const std::string_view means = index < meanings.size() ? meanings[index] : std::string_view();
        ++index;
        if (one.shape != Shape::scalar) continue;
        add_word(found, {.kind = WordKind::value,
                         .text = std::string(one.text),
                         .label = std::string(one.text),
                         .means = std::string(means),
                         .remark = {}});
      }
    }
    if (const std::string_view only = text(schema_->find(*schema, "const")); !only.empty())
      add_word(
          found,
          {.kind = WordKind::value, .text = std::string(only), .label = std::string(only), .means = {}, .remark = {}});
    add_snippets(*schema, found);
  }
  return found;
}

bool SchemaWords::names_players() const {
  return std::ranges::any_of(here_, [&](const Node* schema) {
    const Node* names = schema_->find(*schema, "propertyNames");
    if (names == nullptr) return false;
    std::vector<const Node*> all;
    add(*names, all, 0);
    return std::ranges::any_of(all, [&](const Node* one) { return text(schema_->find(*one, "title")) == "NAME"; });
  });
}

bool SchemaWords::is_list() const {
  return std::ranges::any_of(here_, [&](const Node* schema) { return schema_->find(*schema, "items") != nullptr; });
}

std::string SchemaWords::description() const {
  for (const Node* schema : here_)
    if (const std::string_view said = text(schema_->find(*schema, "description")); !said.empty())
      return std::string(said);
  return {};
}

}  // namespace elfref
