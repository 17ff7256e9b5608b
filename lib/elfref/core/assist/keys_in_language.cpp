#include "elfref/core/assist/keys_in_language.h"

#include <cstdint>

#include "elfref/core/assist/schema_words.h"

namespace elfref {
namespace {

class Translation {
 public:
  Translation(Language language, Record& record, const GameModule& game)
      : language_(language), record_(record), game_(game), keys_(keys_of(game)) {}

  /// Everything in a list or map. `here`: what the schema says of it.
  void go_through(const Node& node, const SchemaWords& here) {
    std::uint32_t next = node.first;
    while (next != 0) {
      SchemaWords inside = here;
      PathToPlace::Step step;
      if (node.shape == Shape::map) {
        Node& key = record_.at(next);
        const std::string_view known = is_remark(key.text) ? key.text : here.key_at(key.text);
        step.key = key.text;
        next = key.next;
        if (!known.empty()) key.text = translated(key.text);
        if (&node == &record_.root() && has_no_keys(game_, step.key)) {
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
  /// No player is called so, so these are keys everywhere.
  static bool is_remark(std::string_view key) { return same_key(key, "note") || same_key(key, "ruling"); }

  [[nodiscard]] std::string_view translated(std::string_view key) const {
    if (!keys_.language_of(key)) return key;
    const std::string_view english = keys_.in_english(key);
    return keys_.in(language_, english.empty() ? key : english);
  }

  Language language_;
  Record& record_;
  const GameModule& game_;
  const KeyWords& keys_;
};

}  // namespace

bool has_no_keys(const GameModule& game, std::string_view key) {
  const bool data = !game.attachment_key.empty() && keys_of(game).is(key, game.attachment_key);
  return data || same_key(key, "session") || same_key(key, "options");
}

void put_keys_into(Language language, Record& record, const GameModule& game, std::string_view schema) {
  Translation(language, record, game).go_through(record.root(), SchemaWords(schema, keys_of(game)));
}

}  // namespace elfref
