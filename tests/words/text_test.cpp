#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/core_msg.h"
#include "words/kinds.h"
#include "words/tried/tried_msg.h"

namespace elfref::text_test {
namespace {

namespace msg = tried::msg;
namespace noun = tried::noun;

std::string said(Language language, const Message& message) {
  static const std::vector<std::string> players{"Anna", "Борис"};
  return text(message, Catalogue(language, kinds::rooms()), players);
}
std::string en(const Message& message) { return said(Language::en, message); }
std::string ru(const Message& message) { return said(Language::ru, message); }
std::string ja(const Message& message) { return said(Language::ja, message); }

Message road() { return msg::road({.from = verbatim("Virst"), .to = verbatim("Ixara")}); }
Message price(Bounds paid, Bounds due) {
  return msg::price_wrong({.due = quantity(due, noun::dragon), .paid = quantity(paid, noun::dragon), .road = road()});
}

TEST(Text, ChoosesTheFormOfEachLanguage) {
  EXPECT_EQ(en(price(1, 2)), "1 dragon paid for Virst–Ixara, which costs 2 dragons");
  EXPECT_EQ(ru(price(1, 2)), "Virst–Ixara: плата – 1 дракон, цена – 2 дракона");
  EXPECT_EQ(ru(price(21, 25)), "Virst–Ixara: плата – 21 дракон, цена – 25 драконов");
  EXPECT_EQ(ru(price(11, 112)), "Virst–Ixara: плата – 11 драконов, цена – 112 драконов");
  EXPECT_EQ(said(Language::de, price(1, 2)), "1 Drache für Virst–Ixara gezahlt, Preis: 2 Drachen");
  EXPECT_EQ(said(Language::it, price(1, 2)), "Virst–Ixara: pagato 1 drago, il prezzo è 2 draghi");
  EXPECT_EQ(ja(price(1, 2)), "Virst〜Ixara: 支払い ドラゴン1枚、必要 ドラゴン2枚");
}

TEST(Text, ShowsARange) {
  EXPECT_EQ(en(price(1, Range{0, 1})), "1 dragon paid for Virst–Ixara, which costs 0 to 1 dragons");
  EXPECT_EQ(ru(price(1, Range{2, 4})), "Virst–Ixara: плата – 1 дракон, цена – 2–4 дракона");
  EXPECT_EQ(ru(price(1, Range{2, 5})), "Virst–Ixara: плата – 1 дракон, цена – 2–5 драконов");
  EXPECT_EQ(ja(price(1, Range{2, 4})), "Virst〜Ixara: 支払い ドラゴン1枚、必要 ドラゴン2〜4枚");
}

TEST(Text, LeavesOutWhatIsLeftOut) {
  const auto made_of = [](ArgView obstacle) {
    return msg::price_made_of({.due = quantity(1, noun::dragon), .land = noun::plains, .obstacle = obstacle});
  };
  EXPECT_EQ(en(made_of(none)), "plains: 1 dragon");
  EXPECT_EQ(en(made_of(1)), "plains: 1 dragon, plus 1 for the obstacle");
  EXPECT_EQ(ru(made_of(1)), "равнина – 1 дракон, и ещё 1 за препятствие");
  EXPECT_EQ(ja(made_of(1)), "草原はドラゴン1枚、障害タイルでさらに1枚");
}

TEST(Text, ChoosesByExactNumberThenByCategory) {
  const auto hand = [](Bounds due, ArgView kept) {
    return msg::hand({.due = quantity(due, noun::card), .kept = kept});
  };
  EXPECT_EQ(en(hand(1, 0)), "1 card was in hand, nothing kept");
  EXPECT_EQ(en(hand(2, 1)), "2 cards were in hand, one of them kept");
  EXPECT_EQ(en(hand(0, quantity(Range{1, 3}, noun::card))), "0 cards were in hand, 1 to 3 of them kept");
  EXPECT_EQ(ru(hand(2, 0)), "на руках 2 карты, ничего");
  EXPECT_EQ(ru(hand(5, 3)), "на руках 5 карт, оставлены 3");
  EXPECT_EQ(ru(hand(5, 11)), "на руках 5 карт, оставлено 11");
}

TEST(Text, ChoosesByANounAndByAMessage) {
  EXPECT_EQ(en(msg::piece_tried({.piece = noun::elfcycle})), "an elfcycle");
  EXPECT_EQ(en(msg::piece_tried({.piece = noun::dragon})), "a dragon");
  const Message no_loss = msg::no_loss();
  EXPECT_EQ(en(msg::told({.what = no_loss})), "well: nothing was lost");
  EXPECT_EQ(en(msg::told({.what = none})), "nothing");
  EXPECT_EQ(en(msg::told({.what = Seat{0}})), "as told: Anna");
}

TEST(Text, NestsMessagesAndLists) {
  const auto holder = [](Seat seat, int number, std::vector<std::uint32_t> lines) {
    const Message all = elfref::msg::in_lines({.lines = list(Joint::comma, lines, line_number)});
    return msg::holder({.lines = all, .number = number, .player = seat});
  };
  const std::vector holders{holder({0}, 4, {16, 21}), holder({1}, 6, {13}), holder({7}, 1, {})};
  const Message message = msg::too_many({.copies = 10, .found = quantity(11, noun::dragon),
                                        .holders = list(Joint::semicolon, holders), .round = 1});
  EXPECT_EQ(en(message),
            "round 1: 11 dragons in hands, but there are only 10: Anna 4 (lines 16, 21); Борис 6 (line 13); ? 1");
  EXPECT_EQ(ru(message),
            "раунд 1: на руках 11 драконов, а всего их 10: Anna – 4 (строки 16, 21); Борис – 6 (строка 13); ? – 1");
  EXPECT_EQ(ja(message), "第1ラウンド: 手札にドラゴン11枚、実際は10枚のみ: Anna4(16、21行目)、Борис6(13行目)、?1");
}

TEST(Text, TakesAFormOfEveryItemOfAList) {
  const std::array all{quantity(1, noun::card), quantity(3, noun::dragon), ArgView(noun::card)};
  const Message cards = list(Joint::and_, all);
  const Message message = msg::more({.cards = cards, .missing = quantity(1, noun::card)});
  EXPECT_EQ(ru(message), "на 1 карту больше, из 1 карты, 3 драконов и карты");
  EXPECT_EQ(ru(msg::more({.cards = 1, .missing = quantity(2, noun::card)})), "на 2 карты больше, из 1");
  EXPECT_EQ(ru(msg::more({.cards = 1, .missing = quantity(2, noun::dragon)})), "на 2 дракона больше, из 1");
  EXPECT_EQ(said(Language::de, msg::more({.cards = quantity(2, noun::elfcycle), .missing = 1})),
            "1 mehr, mit 2 Elfenrädern");
}

TEST(Text, RefersToOtherMessages) {
  EXPECT_EQ(en(msg::twice()), "nothing was lost; nothing was lost");
  EXPECT_EQ(ja(msg::twice()), "損失なし、損失なし");
}

TEST(Text, NeverObeysAName) {
  const Message message = msg::quoted_text({.line = line_number(3), .text = verbatim("a\x1b[31m\n{ $line }\u202e")});
  EXPECT_EQ(en(message), "\"a\uFFFD[31m\uFFFD{ $line }\uFFFD\" [3]; *a\uFFFD[31m\uFFFD{ $line }\uFFFD* .");
  const std::vector<std::string> players{"A\x1b"};
  EXPECT_EQ(text(alone(Seat{0}), Catalogue(Language::en), players), "A\uFFFD");
  EXPECT_EQ(en(alone(setting("row", "5\x7f"))), "row: 5\uFFFD");
  EXPECT_EQ(en(Message("finished\ttext")), "finished\ttext");
}

TEST(Text, IsWholeInEnglishIfAPartIsLackingAndThenTheId) {
  const Message message =
      msg::untranslated({.number = quantity(2, noun::sheep), .piece = noun::elfcycle, .player = Seat{0}});
  EXPECT_EQ(ru(message), "a elfcycle of Anna, 2 sheep of them");
  EXPECT_EQ(ru(alone(quantity(2, noun::sheep))), "2 sheep");
  EXPECT_EQ(ru(msg::told({.what = noun::sheep})), "as told: sheep");
  const std::array parts{ArgView(message), quantity(2, noun::sheep), ArgView(noun::sheep), quantity(2, noun::dragon)};
  EXPECT_EQ(ru(msg::told({.what = list(Joint::and_, parts)})),
            "as told: a elfcycle of Anna, 2 sheep of them, 2 sheep, sheep and 2 dragons");
  EXPECT_EQ(ru(msg::told({.what = quantity(2, noun::dragon)})), "сказано: 2 дракона") << "what is known stays";
  const std::vector<std::string> nobody;
  EXPECT_EQ(text(message, Catalogue(Language::ru), nobody), "?");
  Room without = tried_words();
  without.texts = {};
  const std::array<const Room*, 1> rooms{&without};
  EXPECT_EQ(text(message, Catalogue(Language::ru, rooms), nobody), "untranslated");
  EXPECT_EQ(text(alone(quantity(2, noun::dragon)), Catalogue(Language::ru, rooms), nobody), "2 dragon");
}

TEST(Text, EndsHoweverDeepMessagesAre) {
  Message deep = msg::told({.what = 1});
  for (int i = 0; i < 1000; ++i) deep = msg::told({.what = deep});
  const std::string shown = en(deep);
  EXPECT_TRUE(shown.ends_with("as told: …")) << shown;
  Message wide = list(Joint::and_, std::vector{1});
  for (int i = 0; i < 1000; ++i) wide = list(Joint::or_, std::array{wide});
  EXPECT_EQ(en(wide), "…");
}

TEST(Text, IsWholeHoweverLongAListIs) {
  std::vector<int> numbers(100'000);
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<int>(i % 10);
  const std::string shown = en(msg::told({.what = list(Joint::and_, numbers)}));
  const std::size_t between = 2 * (numbers.size() - 2) + std::string_view(" and ").size();
  EXPECT_EQ(shown.size(), std::string_view("as told: ").size() + numbers.size() + between);
  EXPECT_TRUE(shown.ends_with("7, 8 and 9"));
}

TEST(Language, HasATag) {
  for (const Language language : all_languages) EXPECT_EQ(language_of(tag(language)), language);
  EXPECT_EQ(language_of("ru_RU.UTF-8"), Language::ru);
  EXPECT_EQ(language_of("DE-at"), Language::de);
  EXPECT_EQ(language_of("it@euro"), Language::it);
  EXPECT_EQ(language_of("C"), std::nullopt);
  EXPECT_EQ(language_of(""), std::nullopt);
  EXPECT_EQ(language_of("english"), std::nullopt);
}

TEST(Language, HasTheCategoriesOfUnicode) {
  for (const int number : {1, 21, 101, 1001}) EXPECT_EQ(plural_category(Language::ru, number), "one");
  for (const int number : {2, 4, 22, 104}) EXPECT_EQ(plural_category(Language::ru, number), "few");
  for (const int number : {0, 5, 11, 12, 14, 19, 111, 114, 1012})
    EXPECT_EQ(plural_category(Language::ru, number), "many");
  for (const Language language : {Language::en, Language::de, Language::it}) {
    EXPECT_EQ(plural_category(language, 1), "one");
    for (const int number : {0, 2, 11, 21, 101}) EXPECT_EQ(plural_category(language, number), "other");
  }
  EXPECT_EQ(plural_category(Language::it, 2'000'000), "many");
  EXPECT_EQ(plural_category(Language::ja, 1), "other");
  EXPECT_EQ(plural_category(Language::en, Range{0, 1}), "other");
  EXPECT_EQ(plural_category(Language::de, Range{0, 1}), "one");
  EXPECT_EQ(plural_category(Language::ru, Range{2, 21}), "one");
}

}  // namespace
}  // namespace elfref::text_test
