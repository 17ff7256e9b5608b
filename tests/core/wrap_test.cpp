#include "elfref/core/text/wrap.h"

#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "elfref/core/text/text.h"

namespace elfref::wrap_test {
namespace {

std::string line(std::string_view text, int width, int hang = 2, char after = '\0') {
  std::string out;
  add_line(out, text, width, hang, after);
  return out;
}

TEST(AddLine, LeavesALineThatFits) {
  EXPECT_EQ(line("", 20), "\n");
  EXPECT_EQ(line("twelve chars", 12), "twelve chars\n");
  EXPECT_EQ(line("no terminal breaks this", 0), "no terminal breaks this\n");
}

TEST(AddLine, BreaksBetweenWords) {
  EXPECT_EQ(line("one two three four five six", 20), "one two three four\n  five six\n");
  EXPECT_EQ(line("one  two  three  four  five", 20), "one  two  three\n  four  five\n");
}

TEST(AddLine, BreaksNoWord) {
  EXPECT_EQ(line("a-word-that-is-wider-than-all 2 3", 20), "a-word-that-is-wider-than-all\n  2 3\n");
  EXPECT_EQ(line("1 a-word-that-is-wider-than-all", 20), "1 a-word-that-is-wider-than-all\n");
  EXPECT_EQ(line("one a-word-that-is-wider-than-all 3", 20), "one\n  a-word-that-is-wider-than-all\n  3\n");
}

TEST(AddLine, HoldsTogetherWhatHeadsIt) {
  EXPECT_EQ(line("   = a-word-that-is-wider-than-all 2", 24, 5), "   = a-word-that-is-wider-than-all\n     2\n");
}

TEST(AddLine, BreaksBehindACharacterOnly) {
  EXPECT_EQ(line("a: one, b: two, c: three", 20, 2, ','), "a: one, b: two,\n  c: three\n");
  EXPECT_EQ(line("a: one, b: two, c: three", 17, 0, ','), "a: one, b: two,\nc: three\n");
}

TEST(AddLine, HangsLessWhereThereIsNoRoom) {
  EXPECT_EQ(line("one two three four five six seven", 20, 18), "one two three four\n    five six seven\n");
}

TEST(AddLine, CountsColumnsAndNoColours) {
  EXPECT_EQ(line("\x1b[1mone two three\x1b[0m \x1b[1;31mfour\x1b[0m", 18),
            "\x1b[1mone two three\x1b[0m \x1b[1;31mfour\x1b[0m\n");
  EXPECT_EQ(line("ボリス ボリス ボリス ボリス", 20), "ボリス ボリス ボリス\n  ボリス\n");
}

TEST(AddLine, BreaksJapaneseBetweenCharacters) {
  EXPECT_EQ(line("手札にドラゴン11枚、実際は10枚のみ。", 20), "手札にドラゴン11枚、\n  実際は10枚のみ。\n");
  EXPECT_EQ(line("手札にドラゴン11枚、実際は10枚のみ。", 21), "手札にドラゴン11枚、\n  実際は10枚のみ。\n");
  EXPECT_EQ(line("   = 前のラウンドから持ち越したカード4枚: 手札が8枚になるように配る", 24, 5),
            "   = 前のラウンドから持\n     ち越したカード4枚:\n     手札が8枚になるよう\n     に配る\n");
}

TEST(AddLine, BreaksNoNameInJapanese) {
  EXPECT_EQ(line("次のスタートプレイヤーはBorisになる。", 26, 0), "次のスタートプレイヤーは\nBorisになる。\n");
  EXPECT_EQ(line("第1ラウンド: Borisに配られたのはカード8枚、正しくは第12ラウンドの4枚", 20),
            "第1ラウンド: Borisに\n  配られたのはカード\n  8枚、正しくは\n  第12ラウンドの4枚\n");
}

TEST(AddLine, HoldsMarksOfJapaneseToWhatTheyMark) {
  EXPECT_EQ(line("「ドラゴン」、「トロールの力車」を支払った。", 20),
            "「ドラゴン」、「ト\n  ロールの力車」を支\n  払った。\n");
  EXPECT_EQ(line("佐々木さんの2回目の移動、1998年版による", 16, 0), "佐々木さんの2回\n目の移動、1998年\n版による\n");
  EXPECT_EQ(line("ァァァァァァァァァァァァ ボリス", 16, 0), "ァァァァァァァァァァァァ\nボリス\n");
  EXPECT_EQ(line("か\u3099か\u3099か\u3099か\u3099か\u3099", 4, 0), "か\u3099か\u3099\nか\u3099か\u3099\nか\u3099\n");
}

TEST(AddLine, BreaksJapaneseAfterNoColour) {
  EXPECT_EQ(line("\x1b[1m移動\x1b[0m手段手段手段手段", 16, 0),
            "\x1b[1m移動\x1b[0m手段手段手段\n手段\n");
}

/// The rows of a text at a width.
std::vector<std::string> rows_of(const std::string& text, int width, int hang) {
  std::istringstream all(line(text, width, hang));
  std::vector<std::string> rows;
  for (std::string row; std::getline(all, row);) rows.push_back(row);
  return rows;
}

/// Any text at any width: rows make up the text again, and one that is too wide cannot be broken, which a row of its
/// own at the width of a letter shows.
TEST(AddLine, LosesNothing) {
  const std::array<std::string, 3> texts{
      "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii jjjjjjjjjj",
      "第1ラウンド: Borisに配られたのはカード8枚（正しくは5枚）、「ドラゴン」はAnna 4枚(15、21行目)。",
      "Анна: 手札が12枚、ボリスはリーフを2枚以上ちょうだい・ッッッー 版による"};
  for (const std::string& text : texts)
    for (int width = 1; width < 100; ++width)
      for (int hang = 0; hang < 12; hang += 3) {
        std::size_t at = 0;  // in the text
        for (const std::string& row : rows_of(text, width, hang)) {
          const std::string piece = at == 0 ? row : row.substr(row.find_first_not_of(' '));
          if (at > 0 && text[at] == ' ') ++at;
          ASSERT_EQ(text.substr(at, piece.size()), piece) << width;
          at += piece.size();
          const bool heads = at == piece.size() && hang > 0;  // its first columns hold together
          if (display_width(row) > width && !heads) {
            EXPECT_EQ(rows_of(piece, 1, 0).size(), 1u) << row;
          }
        }
        EXPECT_EQ(at, text.size()) << width;
      }
}

}  // namespace
}  // namespace elfref::wrap_test
