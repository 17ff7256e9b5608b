#pragma once

#include <string>
#include <vector>

#include "elfref/core/judging/reference.h"
#include "elfref/games.h"

namespace elfref {

/// What the tables of a game tell a person who learns to write its records.
struct GameReference {
  /// The words that plays may use, by kind, besides the names that a record or an attachment has.
  std::vector<ListedWords> (*vocabulary)();
  /// An example of each kind of line, with the words of a language.
  std::vector<SampleLine> (*samples)(Language language);
  /// What a player looks up: prices, what icons do.
  std::vector<CardTable> (*tables)();
  /// A components document to fill in: a small set with each key and each kind of entry, and remarks that `say`
  /// returns. Null: the box is built in.
  std::string (*set_to_fill)(const ExplainedById& say);
};

/// That of a game; null: it has none.
[[nodiscard]] const GameReference* reference_of(const GameModule& game);

}  // namespace elfref
