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
  std::string key{};           ///< for a value of a map
  std::string text{};          ///< for a scalar
  std::vector<Tree> parts{};   ///< for a list or a map
  const Node* node = nullptr;  ///< the node that was read; null: it was added

  /// The value of a key, or null.
  [[nodiscard]] const Tree* find(std::string_view name) const;
  [[nodiscard]] Tree* find(std::string_view name);
  /// Removes the values of some keys.
  void leave_out(std::initializer_list<std::string_view> names);
};

/// A scalar.
[[nodiscard]] Tree scalar(std::string text, std::string key = {});
/// A map with one value, as in a list of lines.
[[nodiscard]] Tree line(std::string key, Tree value);
/// A map.
[[nodiscard]] Tree map_of(std::string key, std::vector<Tree> parts);

/// The tree below a node.
[[nodiscard]] Tree tree_of(const Record& record, const Node& node);
/// A document of a game, as a tree without nodes. REQUIRES: it can be read.
[[nodiscard]] Tree tree_of_text(std::string_view text);
/// The tree as one line of JSON: numbers and booleans as they are, all other scalars as strings.
[[nodiscard]] std::string json_of(const Tree& tree);
/// JSON as people write it in YAML.
[[nodiscard]] std::string yaml_of(const std::string& json);

/// A replacement of a node: nothing, or some trees. `stays`: they come after the node.
struct Change {
  const Node* node = nullptr;
  std::vector<Tree> instead{};
  bool stays = false;
};
/// Changes that are made together.
using Way = std::vector<Change>;

/// The tree with all these changes. If a node has two changes, the one that leaves less information is made. A map that
/// lost all its values is removed; in a list, it becomes `unknown`.
[[nodiscard]] Tree changed(const Tree& tree, const std::vector<const Way*>& ways);

}  // namespace elfref::testing
