#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/assist/assist.h"

// What a JSON schema says of records: keys, values, and what they mean. Of the language of schemas only what ours are
// written in.

namespace elfref {

/// A schema, and a place in what it describes.
class SchemaWords {
 public:
  /// Of that text; one that is no JSON says nothing.
  explicit SchemaWords(std::string_view schema);

  /// Goes to a place, from the whole record on.
  void go(const std::vector<PathToPlace::Step>& steps);

  /// The keys that may stand there.
  [[nodiscard]] std::vector<ExpectedWord> keys() const;
  /// The values that may stand there.
  [[nodiscard]] std::vector<ExpectedWord> values() const;
  /// A name of a player is a key there.
  [[nodiscard]] bool names_players() const;
  /// A list may stand there.
  [[nodiscard]] bool is_list() const;
  /// What is said of that place; or empty.
  [[nodiscard]] std::string description() const;

 private:
  [[nodiscard]] std::string_view text(const Node* node) const;
  [[nodiscard]] const Node* resolved(std::string_view reference) const;
  void add(const Node& schema, std::vector<const Node*>& to, int depth) const;
  void add_snippets(const Node& schema, std::vector<ExpectedWord>& words) const;
  [[nodiscard]] std::string said_of(const Node& schema) const;

  std::unique_ptr<Record> schema_;
  std::vector<const Node*> here_;  // all that holds at the place
};

}  // namespace elfref
