#include "elfref/core/assist/keys_in_language.h"

#include <cstdint>
#include <vector>

#include "elfref/core/assist/schema_words.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/markup.h"

namespace elfref {
namespace {

/// A key that a language spells otherwise.
struct Renamed {
  std::uint32_t node;     // of the key
  std::string_view word;  // its word in the language
};

class Translation {
 public:
  /// `whole`: the node that stands for the whole record; null: only a part of a record is translated.
  Translation(Language language, Record& record, const GameModule& game, const Node* whole)
      : language_(language), record_(record), game_(game), keys_(keys_of(game)), whole_(whole) {}

  [[nodiscard]] const std::vector<Renamed>& renamed() const { return renamed_; }

  /// Everything in a list or map. `here`: what the schema says of it.
  void go_through(const Node& node, const SchemaWords& here) {
    std::uint32_t next = node.first;
    while (next != 0) {
      SchemaWords inside = here;
      PathToPlace::Step step;
      if (node.shape == Shape::map) {
        const Node& key = record_.at(next);
        const std::string_view known = is_remark_word(key.text) ? key.text : here.key_at(key.text);
        step.key = key.text;
        if (!known.empty())
          if (const std::string_view word = translated(key.text); word != key.text) renamed_.push_back({next, word});
        next = key.next;
        if (&node == whole_ && has_no_keys(game_, step.key)) {
          next = record_.at(next).next;
          continue;
        }
      }
      inside.go({step});
      go_through(record_.at(next), inside);
      next = record_.at(next).next;
    }
  }

 private:
  [[nodiscard]] std::string_view translated(std::string_view key) const {
    if (!keys_.language_of(key)) return key;
    const std::string_view english = keys_.in_english(key);
    return keys_.in(language_, english.empty() ? key : english);
  }

  Language language_;
  Record& record_;
  const GameModule& game_;
  const KeyWords& keys_;
  const Node* whole_;
  std::vector<Renamed> renamed_;
};

std::vector<Edit> edits_of(const std::vector<Renamed>& keys, Record& record) {
  std::vector<Edit> edits;
  for (const Renamed& key : keys) edits.push_back({record.at(key.node).span, as_key(key.word)});
  return edits;
}

}  // namespace

bool has_no_keys(const GameModule& game, std::string_view key) {
  const bool data = !game.attachment_key.empty() && keys_of(game).is(key, game.attachment_key);
  return data || same_key(key, "session") || same_key(key, "options");
}

void put_keys_into(Language language, Record& record, const GameModule& game, std::string_view schema) {
  Translation translation(language, record, game, &record.root());
  translation.go_through(record.root(), SchemaWords(schema, keys_of(game)));
  for (const Renamed& key : translation.renamed()) record.at(key.node).text = key.word;
}

std::vector<Edit> keys_put_into(Language language, Record& record, const GameModule& game, std::string_view schema) {
  Translation translation(language, record, game, &record.root());
  translation.go_through(record.root(), SchemaWords(schema, keys_of(game)));
  return edits_of(translation.renamed(), record);
}

std::string with_keys_in(Language language, std::string_view words, const GameModule& game, SchemaWords schema,
                         const std::vector<PathToPlace::Step>& place) {
  if (!place.empty() && has_no_keys(game, place.front().key)) return std::string(words);
  const std::string item = "- ";
  Diagnostics faults;
  const auto read = read_record({.name = {}, .text = item + std::string(words)}, faults);
  const bool one_item = read->root().shape == Shape::list && read->root().first != 0;
  if (faults.unreadable() || !one_item) return std::string(words);
  const Node& entry = read->at(read->root().first);
  schema.go(place);
  Translation translation(language, *read, game, place.empty() ? &entry : nullptr);
  translation.go_through(entry, schema);
  return with_edits(read->source().text, edits_of(translation.renamed(), *read)).substr(item.size());
}

}  // namespace elfref
