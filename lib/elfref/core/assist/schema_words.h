#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/assist/assist.h"

// The keys and values of records, and their meanings, from a JSON schema. It understands only the part of the schema
// language that the library's own schemas use.

namespace elfref {

/// A schema, and a place in the records that it describes.
class SchemaWords {
 public:
  /// Reads that text; a text that is not JSON gives no words. The steps to a place may have `keys` in any language.
  /// REQUIRES: `keys` outlives this object and its copies.
  SchemaWords(std::string_view schema, const KeyWords& keys);

  /// Moves to a place, starting from where it is: at first the whole record.
  void go(const std::vector<PathToPlace::Step>& steps);

  /// The keys that are allowed there.
  [[nodiscard]] std::vector<ExpectedWord> keys() const;
  /// The values that are allowed there.
  [[nodiscard]] std::vector<ExpectedWord> values() const;
  /// The key of the format that a word is there, in English; empty if it is none.
  [[nodiscard]] std::string_view key_at(std::string_view word) const;
  /// Whether a player's name is a key there.
  [[nodiscard]] bool names_players() const;
  /// Whether a list is allowed there.
  [[nodiscard]] bool is_list() const;
  /// The description of that place; or empty.
  [[nodiscard]] std::string description() const;

 private:
  [[nodiscard]] std::string_view text(const Node* node) const;
  [[nodiscard]] std::string_view in_english(std::string_view word) const;
  [[nodiscard]] const Node* resolved(std::string_view reference) const;
  void add(const Node& schema, std::vector<const Node*>& to, int depth) const;
  void add_snippets(const Node& schema, std::vector<ExpectedWord>& words) const;
  [[nodiscard]] std::string said_of(const Node& schema) const;

  const KeyWords* keys_;
  std::shared_ptr<const Record> schema_;
  std::vector<const Node*> here_;  // everything that applies at the place
};

}  // namespace elfref
