#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/record.h"

namespace elfref::testing {

/// A record as a tree that can be changed.
struct Tree {
  Shape shape = Shape::scalar;
  std::string key{};           ///< of a map's value
  std::string text{};          ///< of a scalar
  std::vector<Tree> parts{};   ///< of a list or a map
  const Node* node = nullptr;  ///< where it was read; null: it was added

  /// The value of a key, or null.
  [[nodiscard]] const Tree* find(std::string_view name) const;
  [[nodiscard]] Tree* find(std::string_view name);
  /// Takes away the values of some keys.
  void leave_out(std::initializer_list<std::string_view> names);
};

/// A text.
[[nodiscard]] Tree scalar(std::string text, std::string key = {});
/// A map with one value, as a list of lines has it.
[[nodiscard]] Tree line(std::string key, Tree value);
/// A map.
[[nodiscard]] Tree map_of(std::string key, std::vector<Tree> parts);

/// What stands below a node.
[[nodiscard]] Tree tree_of(const Record& record, const Node& node);
/// A document of a game, as a tree without nodes. REQUIRES: it can be read.
[[nodiscard]] Tree tree_of_text(std::string_view text);
/// The tree as one line of JSON: numbers and truth values as they are, all other scalars as texts.
[[nodiscard]] std::string json_of(const Tree& tree);
/// The same as people write it.
[[nodiscard]] std::string yaml_of(const std::string& json);

/// Something in place of a node: nothing, or some trees. `stays`: they stand after it.
struct Change {
  const Node* node = nullptr;
  std::vector<Tree> instead{};
  bool stays = false;
};
/// Changes that are made together.
using Way = std::vector<Change>;

/// The tree with all of these made. Of two changes of a node the one is made that says less; a map that lost all it had
/// is gone, and in a list it is `unknown`.
[[nodiscard]] Tree changed(const Tree& tree, const std::vector<const Way*>& ways);

}  // namespace elfref::testing
