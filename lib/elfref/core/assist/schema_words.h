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
  /// Reads that text; a text that is not JSON gives no words.
  explicit SchemaWords(std::string_view schema);

  /// Moves to a place, starting from the whole record.
  void go(const std::vector<PathToPlace::Step>& steps);

  /// The keys that are allowed there.
  [[nodiscard]] std::vector<ExpectedWord> keys() const;
  /// The values that are allowed there.
  [[nodiscard]] std::vector<ExpectedWord> values() const;
  /// Whether a player's name is a key there.
  [[nodiscard]] bool names_players() const;
  /// Whether a list is allowed there.
  [[nodiscard]] bool is_list() const;
  /// The description of that place; or empty.
  [[nodiscard]] std::string description() const;

 private:
  [[nodiscard]] std::string_view text(const Node* node) const;
  [[nodiscard]] const Node* resolved(std::string_view reference) const;
  void add(const Node& schema, std::vector<const Node*>& to, int depth) const;
  void add_snippets(const Node& schema, std::vector<ExpectedWord>& words) const;
  [[nodiscard]] std::string said_of(const Node& schema) const;

  std::unique_ptr<Record> schema_;
  std::vector<const Node*> here_;  // everything that applies at the place
};

}  // namespace elfref
