#pragma once

#include <string_view>
#include <vector>

#include "elfref/core/render/render_json_text.h"
#include "elfref/core/words/speaker.h"

// Messages as data: what reports have under `says`, next to the texts. docs/programs.md describes it.

namespace elfref {

/// Adds a message as data: `{"id": "price-wrong", "due": 2, …}`, with each argument of its catalogue under its name, or
/// null for one that is left out. A message that is one argument is that argument; finished text is a string, and the
/// empty text is null.
void add_data(JsonText& json, const Message& message, const Speaker& says);
/// Adds a list of messages as data.
void add_data(JsonText& json, const std::vector<Message>& messages, const Speaker& says);

/// Writes a key with a message, or with several, as data.
void put_data(JsonText& json, std::string_view key, const auto& said, const Speaker& says) {
  add_data(json.key(key), said, says);
}

/// Ends an object whose text under `key` is a message: writes `says` with the same key, unless the text is empty.
void put_says(JsonText& json, std::string_view key, const Message& message, const Speaker& says);

}  // namespace elfref
