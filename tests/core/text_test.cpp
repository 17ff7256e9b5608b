#include "elfref/core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

namespace elfref::text_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Fold, IgnoresCaseApostrophesHyphensAndSpaces) {
  EXPECT_EQ(fold("Dag'Amura"), "dagamura");
  EXPECT_EQ(fold("DAG’AMURA"), "dagamura");
  EXPECT_EQ(fold("rio-grande – 1998"), "riogrande1998");
  EXPECT_EQ(fold(" \t“Anna”\r\n"), "anna");
  EXPECT_EQ(fold("「雲」"), fold("雲"));
}

TEST(Fold, IgnoresAccents) {
  EXPECT_EQ(fold("Elfenräder"), "elfenrader");
  EXPECT_EQ(fold("Ra\u0308der"), fold("Räder"));
  EXPECT_EQ(fold("препятствий"), fold("ПРЕПЯТСТВИИ"));
  EXPECT_EQ(fold("ёлка"), fold("Елка"));
}

TEST(Fold, IgnoresInvisibleCharacters) {
  EXPECT_EQ(fold("pi\u200Bg\u00AD\uFEFF"), "pig");
  EXPECT_EQ(fold("\u2601\uFE0F"), fold("\u2601"));
  EXPECT_EQ(fold("a\u00A0b\u3000c"), "abc");
}

TEST(Fold, TakesCompatibleCharactersForEqual) {
  EXPECT_EQ(fold("Floß"), fold("FLOSS"));
  EXPECT_EQ(fold("ｐｉｇ"), "pig");
  EXPECT_EQ(fold("ﾕﾆｺｰﾝ"), fold("ユニコーン"));
}

TEST(Fold, KeepsTheLongVowelOfJapanese) {
  EXPECT_NE(fold("ユニコーン"), fold("ユニコン"));
}

TEST(Fold, KeepsIllFormedBytes) {
  EXPECT_EQ(fold("A\xFF"
                 "B"),
            "a\xFF"
            "b");
  EXPECT_EQ(fold("Ä\xC3"), "a\xC3");
}

TEST(Fold, FoldsALongText) {
  EXPECT_EQ(fold(std::string(1000, 'A') + "Ä"), std::string(1001, 'a'));
}

TEST(Characters, AreCodePoints) {
  EXPECT_EQ(characters(""), 0);
  EXPECT_EQ(characters("плот"), 4);
  EXPECT_EQ(characters("🐗"), 1);
  EXPECT_EQ(characters("a\xFF\xC3"), 3);
}

TEST(DisplayWidth, CountsWideCharactersTwice) {
  EXPECT_EQ(display_width("pig"), 3);
  EXPECT_EQ(display_width("плот"), 4);
  EXPECT_EQ(display_width("大猪"), 4);
  EXPECT_EQ(display_width("a\u0308"), 1);
}

TEST(DisplayWidth, IsThatOfThePrintableText) {
  for (const std::string_view text : {"a\tb", "\x1B[31m", "\xFF\xFE", "\u202Eabc", "大\u0085猪", "🐗"}) {
    EXPECT_EQ(display_width(text), display_width(printable(text))) << printable(text);
  }
}

TEST(Printable, ReplacesWhatDoesSomethingToATerminal) {
  EXPECT_EQ(printable("\x1B[31mred"), "\uFFFD[31mred");
  EXPECT_EQ(printable("a\tb"), "a b");
  EXPECT_EQ(printable("a\u202Eb"), "a\uFFFDb");
  EXPECT_EQ(printable("\u009Bx\x7F"), "\uFFFDx\uFFFD");
}

TEST(Printable, ReplacesIllFormedBytes) {
  EXPECT_EQ(printable("a\xFFz\xE2\x82"), "a\uFFFDz\uFFFD\uFFFD");
}

TEST(Printable, LeavesTheRestAlone) {
  EXPECT_EQ(printable("плот 大猪 🐗 “x”"), "плот 大猪 🐗 “x”");
}

constexpr std::array<std::string_view, 5> towns{"Lapphalya", "Ixara", "Virst", "Dag'Amura", "Эльфенхолд"};

TEST(Nearest, FindsASlipOfTheKeyboard) {
  EXPECT_THAT(nearest("Laphalya", towns), ElementsAre("Lapphalya"));
  EXPECT_THAT(nearest("ixraa", towns), ElementsAre("Ixara"));
  EXPECT_THAT(nearest("dagamurra", towns), ElementsAre("Dag'Amura"));
  EXPECT_THAT(nearest("эльфенхольд", towns), ElementsAre("Эльфенхолд"));
}

TEST(Nearest, OffersNothingFarAway) {
  EXPECT_THAT(nearest("Moscow", towns), IsEmpty());
  EXPECT_THAT(nearest("", towns), IsEmpty());
  EXPECT_THAT(nearest("x", std::array<std::string_view, 1>{"y"}), IsEmpty());
}

TEST(Nearest, NamesTheNearestFirstAndThreeAtMost) {
  constexpr std::array<std::string_view, 5> words{"aaaaxx", "aaaaax", "aaaaay", "aaaayy", "aaaaaz"};
  EXPECT_THAT(nearest("aaaaaa", words), ElementsAre("aaaaax", "aaaaay", "aaaaaz"));
}

TEST(Nearest, IsQuickWithALongWord) {
  EXPECT_THAT(nearest(std::string(1 << 20, 'x'), towns), IsEmpty());
}

TEST(Listed, PutsAWordBeforeTheLast) {
  constexpr std::array<std::string_view, 3> names{"a", "b", "c"};
  EXPECT_EQ(listed({}, "or"), "");
  EXPECT_EQ(listed(std::span(names).first(1), "or"), "a");
  EXPECT_EQ(listed(std::span(names).first(2), "or"), "a or b");
  EXPECT_EQ(listed(names, "and"), "a, b and c");
}

TEST(IsUtf8, AcceptsEveryWellFormedText) {
  std::size_t bad = 0;
  for (const std::string_view text : {"", "abc", "12345678ж", "\u0080\u07FF\u0800\uFFFF\U00010000\U0010FFFF"}) {
    EXPECT_TRUE(is_utf8(text, bad)) << text;
  }
}

TEST(IsUtf8, FindsTheFirstBadByte) {
  struct Case {
    std::string_view text;
    std::size_t bad;
  };
  const Case cases[] = {
      {"\xFF", 0},
      {"abcdefgh\x80", 8},
      {"a\xC3", 1},
      {"a\xC3z", 1},
      {"\xC0\x80", 0},
      {"\xE0\x80\x80", 0},
      {"\xED\xA0\x80", 0},
      {"ж\xF4\x90\x80\x80", 2},
      {"\xF0\x80\x80\x80", 0},
      {"12345678\xE2\x82", 8},
  };
  for (const Case& one : cases) {
    std::size_t bad = 99;
    EXPECT_FALSE(is_utf8(one.text, bad));
    EXPECT_EQ(bad, one.bad);
  }
}

}  // namespace
}  // namespace elfref::text_test
