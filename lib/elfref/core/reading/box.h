#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/core/record/record_reader.h"

// The contents of a game's box, if they are not built in: a document lists them.

namespace elfref {

/// The name of a set or of a file that a record gives for its box; reports anything else.
const Node* name_of_set(Reading& reading, const Field& field);
/// Reports a name that no set has.
void unknown_set(Reading& reading, const Node& name);

/// The built-in set with that name, or null. `text` returns the built-in document; `read` makes a box from a document,
/// and the box has its `name`.
template <auto read, auto text>
[[nodiscard]] const auto* built_in_set(std::string_view name, const Vocabulary& vocabulary) {
  static const auto set = [&] {
    Diagnostics faults;
    const auto record = read_record({.name = "trial-set", .text = std::string(text())}, faults);
    Reading reading(*record, faults, vocabulary);
    return read(reading, record->root());
  }();
  return fold(name) == fold(set.name) ? &set : nullptr;
}

/// Reads the contents of the box of a record's game: from an attachment, from the record, or built in. Returns whether
/// they are built in. REQUIRES: `field` is the record's key, or null.
template <auto read, auto text, class Box>
bool read_box(Reading& reading, const Record& record, const Field& field, Diagnostics& faults, Box& box) {
  if (!record.attachments().empty()) {
    for_documents(record, faults, reading.vocabulary(),
                  [&](Reading& document) { box = read(document, document.root()); });
    return false;
  }
  if (!field) return false;
  if (field.value->shape == Shape::map) {
    box = read(reading, *field.value);
    return false;
  }
  const Node* name = name_of_set(reading, field);
  if (name == nullptr) return false;
  if (const Box* known = built_in_set<read, text>(name->text, reading.vocabulary())) {
    box = *known;
    return true;
  }
  if (faults.unreadable()) return false;  // a missing file has been reported
  unknown_set(reading, *name);
  return false;
}

}  // namespace elfref
