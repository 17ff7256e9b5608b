#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/words/catalogue.h"
#include "elfref/games.h"

namespace elfref::testing {

/// What a message of any game says in English. `players`: their names, by seat.
[[nodiscard]] inline std::string in_english(const Message& message, std::span<const std::string> players = {}) {
  static const std::vector<const Room*> rooms = [] {
    std::vector<const Room*> all;
    for (const GameModule* game : games())
      if (const Room* words = words_of(*game); words != nullptr) all.push_back(words);
    return all;
  }();
  return text(message, Catalogue(Language::en, rooms), players);
}

/// What several say.
[[nodiscard]] inline std::vector<std::string> in_english(const std::vector<Message>& messages,
                                                         std::span<const std::string> players = {}) {
  std::vector<std::string> all;
  for (const Message& message : messages) all.push_back(in_english(message, players));
  return all;
}

}  // namespace elfref::testing
