// Whatever bytes are in a catalogue, and whatever a message has for arguments: the reader ends, and reads nothing else.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/words/catalogue.h"
#include "words/kinds.h"
#include "words/tried/tried_msg.h"

namespace elfref::text_property_test {
namespace {

constexpr std::array<std::string_view, 34> pieces{
    "{",          "}",         "{$0}",      "{$1.genitive}", "{#0}",    "{$0->", "\n", "\n[one]", "\n*[other]",
    "\n}",        "\n[0]",     "{twice}",   "{told}",        "{range}", "{$",    "{#", "{$f}",   "{$9->\n}",
    "{list-and}", "{counted}", "\n.unit=",  "\n.other=x",    "text",    "[",     "]",  "*",      "->",
    "$0",         ".",         "=",         " ",             "\xff",    "é",     "{$0->\n[one]{$0->\n*[one]"};

/// A room with the ids of another one and with texts of its own: a sanitizer sees what is read beyond them.
struct OwnRoom {
  Room room;
  std::array<std::string, all_languages.size()> blobs;
  std::array<std::vector<std::uint32_t>, all_languages.size()> begins;

  OwnRoom(const Room& like, const std::vector<std::vector<std::string>>& texts) : room(like) {
    for (std::size_t language = 0; language < texts.size(); ++language) {
      begins[language].push_back(0);
      for (const std::string& text : texts[language]) {
        blobs[language] += text;
        begins[language].push_back(static_cast<std::uint32_t>(blobs[language].size()));
      }
      blobs[language].shrink_to_fit();
      room.texts[language] = {blobs[language].data(), begins[language].data()};
    }
  }
};

std::unique_ptr<OwnRoom> any_room(const Room& like) {
  const auto text = rc::gen::oneOf(
      rc::gen::map(rc::gen::container<std::vector<std::string_view>>(rc::gen::elementOf(pieces)),
                   [](const std::vector<std::string_view>& some) {
                     std::string all;
                     for (const std::string_view piece : some) all += piece;
                     return all;
                   }),
      rc::gen::string<std::string>());
  const auto texts = *rc::gen::container<std::vector<std::vector<std::string>>>(
      all_languages.size(),
      rc::gen::container<std::vector<std::string>>(std::size_t{like.messages} + like.nouns, text));
  return std::make_unique<OwnRoom>(like, texts);
}

kinds::Choose any_choice() {
  return [](std::uint32_t below) { return *rc::gen::inRange<std::uint32_t>(0, below); };
}

RC_GTEST_PROP(TextProperty, AnyCatalogueIsSurvived, ()) {
  const auto core = any_room(core_words());
  const auto tried = any_room(tried_words());
  const std::array<const Room*, 2> rooms{&core->room, &tried->room};
  const std::vector<std::string> players{"Anna", "Boris"};
  for (const Language language : all_languages) {
    const Catalogue catalogue(language, rooms);
    for (std::uint16_t i = 0; i < tried->room.messages; ++i) {
      const Message message = kinds::any_message(static_cast<Msg>(tried->room.number << 12 | i), any_choice(), 2);
      RC_ASSERT(text(message, catalogue, players).size() < 100'000'000u);
    }
  }
}

// Texts that refer to one another, each several times: what they come to is cut off.
TEST(Text, EndsHoweverTextsReferToOneAnother) {
  std::vector<std::string> texts(std::size_t{tried_words().messages} + tried_words().nouns);
  for (std::string& one : texts) one = "x{twice}{told}{no-loss}{price-wrong}";
  const OwnRoom tried(tried_words(), {texts, texts, texts, texts, texts});
  const std::array<const Room*, 1> rooms{&tried.room};
  const std::string shown = text(tried::msg::twice(), Catalogue(Language::ru, rooms), {});
  EXPECT_GT(shown.size(), 100u);
  EXPECT_LT(shown.size(), 1'000'000u);
}

RC_GTEST_PROP(TextProperty, EqualMessagesAreEqualTexts, ()) {
  const Message message = kinds::any_message(any_choice(), 3);
  const Message copy = message;  // NOLINT: the copy is what is tried
  const std::vector<std::string> players{"Anna", "Boris"};
  RC_ASSERT(copy == message);
  for (const Language language : all_languages) {
    const Catalogue catalogue(language, kinds::rooms());
    RC_ASSERT(text(message, catalogue, players) == text(copy, catalogue, players));
    RC_ASSERT(text(alone(message), catalogue, players) == text(message, catalogue, players));
  }
}

}  // namespace
}  // namespace elfref::text_property_test
