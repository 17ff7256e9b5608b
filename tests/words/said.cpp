// Prints, in every language, a line of JSON with the texts as words.js takes them; then messages of every id that the
// language has, with arguments of every kind, as words.js takes them, and what the library makes of them; a line each.
// compare.mjs reads it.

#include <iostream>
#include <random>
#include <vector>

#include "elfref/core/pages/page_texts.h"
#include "words/kinds.h"

int main() {
  using namespace elfref;
  const std::vector<std::string> players{"Anna", "Bo\tris\x1b"};
  for (const Language language : all_languages) {
    const Catalogue catalogue(language, kinds::rooms());
    std::mt19937 random(20161122);
    const kinds::Choose choose = [&](std::uint32_t below) { return static_cast<std::uint32_t>(random() % below); };
    std::vector<const Room*> rooms{&core_words()};
    rooms.insert(rooms.end(), kinds::rooms().begin(), kinds::rooms().end());
    PageTexts texts(language, kinds::rooms());
    for (const Room* room : rooms) texts.add(*room);
    std::cout << texts.json() << '\n';
    for (const Room* room : rooms) {
      if (room->texts[static_cast<std::size_t>(language)][0].empty()) continue;
      for (std::uint16_t index = 0; index < room->messages; ++index) {
        const auto id = static_cast<Msg>(room->number << 12 | index);
        for (int i = 0; i < 60; ++i) {
          const Message message = kinds::any_message(id, choose, i % 4);
          std::cout << "{\"language\":" << kinds::quoted(tag(language)) << ",\"players\":[" << kinds::quoted(players[0])
                    << ',' << kinds::quoted(players[1]) << "],\"message\":" << kinds::as_json(message, catalogue)
                    << ",\"text\":" << kinds::quoted(text(message, catalogue, players)) << "}\n";
        }
      }
    }
  }
}
