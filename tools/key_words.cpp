#include "key_words.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "elfref/core/assist/schema_words.h"
#include "elfref/core/record/keys.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "elfref/reference.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

/// The keys and the values of keys that a schema has, each once, in its order.
struct Schema {
  std::unique_ptr<const Record> record;
  std::vector<std::string_view> keys{};
  std::vector<std::string_view> values{};

  explicit Schema(std::string_view text) {
    Diagnostics faults;
    record = read_record({.name = "schema", .text = std::string(text), .syntax = Syntax::json}, faults);
    collect(record->root());
  }

 private:
  static void add(std::vector<std::string_view>& to, std::string_view word) {
    if (!word.empty() && std::ranges::find(to, word) == to.end()) to.push_back(word);
  }
  void collect(const Node& node) {
    if (node.shape == Shape::list)
      for (const Node& one : record->children(node)) collect(one);
    if (node.shape != Shape::map) return;
    const Node* key = nullptr;
    for (const Node& child : record->children(node)) {
      if (key == nullptr) {
        key = &child;
        continue;
      }
      if (key->text == "properties" && child.shape == Shape::map) collect_keys(child);
      if (key->text == "enum" && child.shape == Shape::list)
        for (const Node& value : record->children(child)) add(values, value.text);
      if (key->text == "const" && child.shape == Shape::scalar) add(values, child.text);
      collect(child);
      key = nullptr;
    }
  }
  void collect_keys(const Node& properties) {
    bool is_key = false;
    for (const Node& child : record->children(properties))
      if (is_key = !is_key; is_key) add(keys, child.text);
  }
};

ListedWords keys_in(const Schema& schema, const GameModule& game, const std::vector<OptionWords>& options) {
  ListedWords listed{.kind = "key", .words = {}};
  for (const std::string_view key : schema.keys) {
    if (std::ranges::find(options, key, &OptionWords::name) != options.end()) continue;
    ListedWord word{.word = key, .in = {{"en", {key}}}};
    for (const std::span<const KeyRow> table : keys_of(game).tables())
      for (const KeyRow& row : table)
        for (std::size_t column = 1; row.key() == key && column < key_languages.size(); ++column)
          if (word.in.size() == column && !row.words[column].empty())
            word.in.push_back({tag(key_languages[column]), between_commas(row.words[column])});
    listed.words.push_back(std::move(word));
  }
  return listed;
}

bool has(const std::vector<ListedWords>& all, std::string_view word) {
  return std::ranges::any_of(all, [&](const ListedWords& listed) {
    return std::ranges::find(listed.words, word, &ListedWord::word) != listed.words.end();
  });
}

}  // namespace

std::string said_by_id(std::string_view id) {
  const Speaker says(language(), &tool_words());
  return says(says.named(id));
}

std::string said(const Explained& text) {
  return text.id.empty() ? said(text.words) : said_by_id(text.id);
}

std::string meaning_of_key(const GameModule& game, std::string_view key) {
  const Speaker says(language(), &tool_words());
  const std::string id(key);
  const Message own = says.named("key-" + std::string(game.name) + "-" + id);
  return says(own.empty() ? says.named("key-" + id) : own);
}

std::vector<std::string> keys_at(const GameModule& game, const std::vector<std::string>& below) {
  SchemaWords schema(record_schema(game), keys_of(game));
  std::vector<PathToPlace::Step> steps;
  for (const std::string& key : below) steps.push_back({.key = key});
  schema.go(steps);
  std::vector<std::string> keys;
  for (const ExpectedWord& word : schema.keys()) keys.push_back(word.label);
  return keys;
}

std::string title_of_kind(const std::string& kind) {
  const Speaker says(language(), &tool_words());
  const Message title = says.named("kind-" + kind);
  return title.empty() ? kind : says(title);
}

std::vector<ListedWords> words_of_records(const GameModule& game) {
  // The views in the result are of the schema, which lives as long as the program.
  static std::map<const GameModule*, Schema> schemas;
  const Schema& schema = schemas.try_emplace(&game, record_schema(game)).first->second;
  const std::vector<OptionWords> options = game.options();
  std::vector<ListedWords> all{keys_in(schema, game, options)};
  std::vector<ListedWords> own;
  if (const GameReference* reference = reference_of(game)) own = reference->vocabulary();
  const bool editions_listed = std::ranges::find(own, "edition", &ListedWords::kind) != own.end();
  std::ranges::move(own, std::back_inserter(all));
  if (!editions_listed) {
    ListedWords& editions = all.emplace_back(ListedWords{.kind = "edition", .words = {}});
    for (const EditionWords& edition : game.editions())
      editions.words.push_back({.word = edition.name, .in = {{"en", {edition.name}}}});
  }
  ListedWords of_options{.kind = "option", .words = {}}, of_values{.kind = "option-value", .words = {}};
  for (const OptionWords& option : options) {
    of_options.words.push_back({.word = option.name, .in = {{"en", {option.name}}}});
    for (const std::string_view value : option.values)
      if (std::ranges::find(of_values.words, value, &ListedWord::word) == of_values.words.end())
        of_values.words.push_back({.word = value, .in = {{"en", {value}}}});
  }
  all.push_back(std::move(of_options));
  all.push_back(std::move(of_values));
  ListedWords others{.kind = "value", .words = {}};
  for (const std::string_view value : schema.values)
    if (!has(all, value)) others.words.push_back({.word = value, .in = {{"en", {value}}}});
  all.push_back(std::move(others));
  std::erase_if(all, [](const ListedWords& listed) { return listed.words.empty(); });
  return all;
}

}  // namespace elfref::tools
