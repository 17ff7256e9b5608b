#pragma once

#include <span>
#include <string>
#include <string_view>

#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// Texts in a language as words.js reads them: as the build stores them, with the names of arguments.
class PageTexts {
 public:
  /// Knows the texts of the core and of these rooms, which live as long as it.
  PageTexts(Language language, std::span<const Room* const> rooms) : language_(language), catalogue_(language, rooms) {}

  /// Adds a message.
  void add(Msg message);
  /// Adds all messages and nouns of a room.
  void add(const Room& room);
  /// Adds all that the page of replays says: its room, which this must know, and some messages of the core.
  void add_replay_page();
  /// `{"language":"ru","texts":{ID:TEXT,…},"english":{…}}`, where `english` has all texts in English if `texts` lacks
  /// one, else none.
  [[nodiscard]] std::string json() const;

 private:
  /// Adds the texts in both languages.
  void add(std::string_view id, std::string_view text, std::string_view english);

  Language language_;
  Catalogue catalogue_;
  std::string texts_, english_;  ///< members of objects
  bool is_complete_ = true;
};

}  // namespace elfref
