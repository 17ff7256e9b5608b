#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/words/catalogue.h"

namespace elfref::spoken {

/// What the library said while somebody listened.
struct Heard {
  std::uint64_t texts = 0;         ///< how often a message became a text
  std::set<std::uint16_t> ids;     ///< of these messages, and of those within them
  std::set<std::uint16_t> sure;    ///< the ids that did not need a random walk
  std::set<std::string> wrong;     ///< what is wrong with a text: `ru breaches: 'of' in '…'`
};

/// The languages in which a room says everything. Null: every language.
[[nodiscard]] std::vector<Language> languages_of(const Room* words);

/// Listens to every message that becomes a text, until this object goes. One at a time.
class Listening {
 public:
  explicit Listening(Heard& heard);
  Listening(const Listening&) = delete;
  Listening& operator=(const Listening&) = delete;
  ~Listening();
};

/// What is wrong with a text that a message became in a language; empty: nothing. A text has something in it, no brace
/// of the catalogue's notation, and no English word in Russian or Japanese. Names, quoted text and the `players` are
/// not part of it.
[[nodiscard]] std::string wrong_with(const Message& message, Language language, std::vector<std::string> players,
                                     std::string text);

}  // namespace elfref::spoken
