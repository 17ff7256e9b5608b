#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/recorder/of_game.h"

// What a page or a program chose, as JSON: schemas/recorder.schema.json.

namespace elfref::recorder {

/// Reads `{"seat": 1, "form": "place", "slots": {"piece": "dragon"}, "free": true}` into a question; every key may be
/// left out. A slot's value is a text, a number (only how many), a list, or numbers by value. False: the text is not
/// JSON of that shape.
[[nodiscard]] bool read_choices(std::string_view json, SentenceAsked& asked);

/// Reads a filled start sheet: `{"game": "…", "players": [{"name": "Ira", "colour": "blue"}], "level":
/// "public"}`. Nothing: the text is not JSON of that shape.
[[nodiscard]] std::optional<Begun> read_begun(std::string_view json);

}  // namespace elfref::recorder
