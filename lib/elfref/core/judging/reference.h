#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/words/message.h"

// What a game's tables tell a person who learns to write its records: words, lines, prices. Texts that only this needs
// are in the catalogue of the program, which finds them by their ids.

namespace elfref {

/// The spellings of a word in one language.
struct SpelledIn {
  std::string_view language;                ///< its tag by BCP 47: `ru`; `zxx` for signs
  std::vector<std::string_view> spellings;  ///< all are read, and the first one is written
};

/// A word that records may use.
struct ListedWord {
  std::string_view word;      ///< as the format spells it
  std::vector<SpelledIn> in;  ///< by language; English first, if it has the word
};

/// Words of one kind.
struct ListedWords {
  std::string kind;               ///< its name for programs: `town`
  std::vector<ListedWord> words;  ///< in the order of the game's table
};

/// A text: a message of the game, or else one of the program with an id.
struct Explained {
  Message words{};        ///< a message of the game
  std::string_view id{};  ///< the id of one of the program; empty: there is none
};

/// A line of a record to learn from.
struct SampleLine {
  std::string_view below{};  ///< the key below which it is written, in English: `plan`; empty: in a turn
  std::string line;          ///< `Anna: dragon on Elvenhold-Lapphalya`, with the words of one language
  Explained means;           ///< what it says, in a few words
};

/// A table on the card of a game.
struct CardTable {
  Explained title;                           ///< its heading
  std::vector<std::vector<Explained>> rows;  ///< all of one length; the first row has headings
};

/// Returns the text of the program with an id.
using ExplainedById = std::function<std::string(std::string_view id)>;

}  // namespace elfref
