#pragma once

#include <optional>
#include <string>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/keys.h"
#include "elfref/core/record/record.h"

// A new entry of a record: the edit that writes it where it belongs, with every key around it that is not there yet.

namespace elfref {

/// One step on the way from the whole record to a new entry: a key of a map, or an item of a list.
struct EntryStep {
  std::string key{};          ///< in English, or a name; empty: the last item of the list that is not a remark
  Shape shape = Shape::list;  ///< what it is if it is not there yet: a list or a map
  bool is_new = false;        ///< it is not there yet, although there may be one like it
  bool name = false;          ///< the key is a name, which is the same in every language
};

/// A new entry of a list or map.
struct NewEntry {
  std::vector<EntryStep> path;  ///< from the whole record, which is a map, to the list or map that gets the entry
  std::string words;            ///< the entry, on one line: `Anna: pass`; it needs no dash
};

/// Whether an entry would be an item of a list; else it would be a key of a map. `keys`: those of the game.
[[nodiscard]] bool is_item(const Record& record, const NewEntry& entry, const KeyWords& keys);

/// The change that adds an entry at the end of its list or map. Block layout stays block layout, and brackets stay
/// brackets, but empty brackets become a block if a block is around them. `keys`: those of the game. They are found in
/// every language, and new ones are written in the language of the record's keys. Nothing: a step leads to something
/// other than a list or map, such as `unknown`.
/// REQUIRES: read as YAML, `words` is one entry of such a list or map.
[[nodiscard]] std::optional<Edit> added(const Record& record, const NewEntry& entry,
                                        const KeyWords& keys = shared_keys());

}  // namespace elfref
